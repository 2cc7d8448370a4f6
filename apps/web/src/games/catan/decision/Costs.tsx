import type { PurchaseState } from '@bastide/catan';
import { totalOf } from '../cards/counts.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { Chips } from '../parts/Cards.tsx';
import { cardsShort } from '../text/cards.ts';
import { useWords, type Words } from '../words/index.ts';
import { BUYS, type Buy, costOf, costState } from './cost-state.ts';

/** The build menu: what things cost, what is missing, and where they can go. */
export function Costs() {
  const t = useWords();
  const { me } = useCatan();
  if (me === undefined) return null;
  return (
    <ul className="costs" aria-label={t('catan.build.label')}>
      {BUYS.map((buy) => (
        <li key={buy}>
          <Cost buy={buy} />
        </li>
      ))}
    </ul>
  );
}

function Cost({ buy }: { readonly buy: Buy }) {
  const t = useWords();
  const table = useCatan();
  const { now, turn, look } = table;
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
        look({ refused: undefined, answer: undefined, past: undefined });
        if (ready) turn.takeTool(on ? undefined : buy);
        else look({ answer: whyNot(t, table, buy, state) });
      }}
    >
      <span className="cost-name">{t(`catan.build.${buy}`)}</span>
      <Chips cards={costOf(buy)} ones={false} />
      <small>{stateWords(t, state, buy)}</small>
    </button>
  );
}

export function stateWords(t: Words, state: PurchaseState, buy: Buy): string {
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
function whyNot(t: Words, { now, me }: CatanTable, buy: Buy, state: PurchaseState): string {
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
      return t(now.seat === me ? 'catan.build.why.roll' : 'catan.build.why.turn');
  }
}
