import type { PurchaseState } from '@bastide/catan';
import { totalOf } from '../cards/counts.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { Chips } from '../parts/Cards.tsx';
import { cardsShort } from '../text/cards.ts';
import { useWords, type Words } from '../words/index.ts';
import { costOf, costState, PURCHASES, type Purchasable } from './cost-state.ts';

/** The build menu: what things cost, what is missing, and where they can go. */
export function Costs() {
  const t = useWords();
  const { viewer } = useCatan();
  if (viewer === undefined) return null;
  return (
    <ul className="costs" aria-label={t('catan.build.label')}>
      {PURCHASES.map((buy) => (
        <li key={buy}>
          <Cost buy={buy} />
        </li>
      ))}
    </ul>
  );
}

function Cost({ buy }: { readonly buy: Purchasable }) {
  const t = useWords();
  const table = useCatan();
  const { now, turn, setUi } = table;
  const state = costState(now, buy);
  const ready = state.kind === 'ready' && turn.asked === 'turn';
  const on = turn.plan.tool === buy;
  return (
    <button
      type="button"
      className={['cost', ready && 'ok', on && 'on'].filter(Boolean).join(' ')}
      aria-pressed={ready ? on : undefined}
      aria-disabled={ready ? undefined : true}
      onClick={() => {
        setUi({ refused: undefined, answer: undefined, past: undefined });
        if (ready) turn.takeTool(on ? undefined : buy);
        else setUi({ answer: refusalText(t, table, buy, state) });
      }}
    >
      <span className="cost-name">{t(`catan.build.${buy}`)}</span>
      <Chips cards={costOf(buy)} ones={false} />
      <small>{costStateText(t, state, buy)}</small>
    </button>
  );
}

export function costStateText(t: Words, state: PurchaseState, buy: Purchasable): string {
  switch (state.kind) {
    case 'ready':
      return t(buy === 'card' ? 'catan.build.deck' : 'catan.build.places', { n: state.n });
    case 'short':
      return t('catan.build.short', {
        cards: cardsShort(t, state.cards, 'lack'),
        n: totalOf(state.cards),
      });
    default:
      return t(`catan.build.${state.kind}`);
  }
}

/** The same in a whole sentence, with the rule it rests on. */
function refusalText(t: Words, { now, viewer }: CatanTable, buy: Purchasable, state: PurchaseState): string {
  const name = t(`catan.build.${buy}`);
  switch (state.kind) {
    case 'short':
      return t('catan.build.why.short', { name, cards: cardsShort(t, state.cards, 'lack') });
    case 'no-piece':
      return t('catan.build.why.piece', { name });
    case 'no-place':
      return t('catan.build.why.place', { name });
    case 'deck-empty':
      return t('catan.build.why.deck');
    default:
      return t(now.seat === viewer ? 'catan.build.why.roll' : 'catan.build.why.turn');
  }
}
