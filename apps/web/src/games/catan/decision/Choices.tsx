import {
  type CardCounts,
  COSTS,
  type Purchase,
  type PurchaseState,
  purchaseState,
  RESOURCES,
  type View,
} from '@bastide/catan';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { totalOf } from '../cards/counts.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { cardsShort, resourceName } from '../text/cards.ts';
import { refusalReason } from '../text/refusal-text.ts';
import { pickable, type Tool } from '../turn/plan.ts';
import { Chips, ResourceIcon } from '../ui/Cards.tsx';

/** Entries of the build menu, in its order. */
const PURCHASES = ['road', 'settlement', 'city', 'card'] as const satisfies readonly Tool[];

type Purchasable = (typeof PURCHASES)[number];

const purchaseOf = (buy: Purchasable): Purchase => (buy === 'card' ? 'development' : buy);

const costOf = (buy: Purchasable): CardCounts => COSTS[purchaseOf(buy)];

/** Tells whether the viewer can buy something now, and the reason if not. */
function costState(now: View, buy: Purchasable): PurchaseState {
  const state = purchaseState(now, purchaseOf(buy));
  // The table waits with its player for the answers to an offer.
  return state.kind === 'ready' && now.actions.length === 0 ? { kind: 'later', rule: 'CAT-TRADE-04' } : state;
}

/** The build menu: costs, missing cards, and possible places. */
export function Costs() {
  const t = useCatanTranslator();
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
  const t = useCatanTranslator();
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
        else setUi({ answer: whyNot(t, table, buy, state) });
      }}
    >
      <span className="cost-name">{t(`catan.build.${buy}`)}</span>
      <Chips cards={costOf(buy)} ones={false} />
      <small>{costStateText(t, state, buy)}</small>
    </button>
  );
}

export function costStateText(t: CatanTranslator, state: PurchaseState, buy: Purchasable): string {
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

/** Returns the reason in a whole sentence, with its rule. */
function whyNot(t: CatanTranslator, { now }: CatanTable, buy: Purchasable, state: PurchaseState): string {
  const name = t(`catan.build.${buy}`);
  // What could be bought now waits for another question.
  const rule = state.kind === 'ready' ? 'CAT-TURN-07' : state.rule;
  if (state.kind === 'no-place') return t('catan.build.noPlace', { name });
  const facts = state.kind === 'short' ? { ...state.cards } : { seat: now.seat };
  return t('catan.build.why', { name, because: refusalReason(t, { rule, facts }) ?? '', rule });
}

/** Choices of the action bar: the build menu, unless something else is asked. */
export function Choices() {
  const { turn, now } = useCatan();
  const { plan, ahead } = turn;
  // The prompt shows an offer.
  if (turn.asked === 'answer') return null;
  if (plan.tool === 'plenty' || plan.tool === 'monopoly') return <Picks />;
  const robs = turn.asked === 'turn' && turn.stages.some(({ view }) => view.phase === 'rob');
  if (robs) return <Victims />;
  const placing = ['settle', 'connect', 'robber', 'free-roads'];
  const plays = plan.staged.some(({ type }) => type === 'play' || type === 'robber');
  const quiet =
    turn.asked === 'turn' && (plays || placing.includes(ahead.phase) || placing.includes(now.phase));
  if (quiet || now.turn === 0 || turn.asked === 'over') return null;
  return <Costs />;
}

/** Seats that can be robbed on the robber's hex. */
function Victims() {
  const t = useCatanTranslator();
  const { turn, people, colours, now } = useCatan();
  const asking = turn.stages.findLast(({ view }) => view.phase === 'rob');
  const seats = asking?.view.actions.flatMap((action) => (action.type === 'rob' ? [action.seat] : [])) ?? [];
  if (turn.asked !== 'turn' || seats.length < 2) return null;
  const chosen = turn.plan.staged.find((action) => action.type === 'rob');
  return (
    <div className="victims" role="radiogroup" aria-label={t('catan.say.whom')}>
      {seats.map((seat) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and works like the other choices of the rim
        <button
          key={seat}
          type="button"
          role="radio"
          aria-checked={chosen?.seat === seat}
          className="victim"
          title={people.names[seat]}
          onClick={() => turn.chooseVictim(seat)}
        >
          <SeatEmblem colour={itemAt(colours, seat)} />
          <span>
            {people.names[seat]}
            <small>{t('catan.seat.cards', { n: itemAt(now.seats, seat).cards })}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** The resources to choose for year of plenty or monopoly. */
function Picks() {
  const t = useCatanTranslator();
  const { turn, now } = useCatan();
  const { plan } = turn;
  if (plan.tool !== 'plenty' && plan.tool !== 'monopoly') return null;
  const open = pickable(now, { ...plan, picked: [] });
  const more = pickable(now, plan);
  return (
    <fieldset className="picks">
      <legend className="sr">{t(`catan.pick.${plan.tool}`)}</legend>
      {RESOURCES.map((card) => {
        const n = plan.picked.filter((one) => one === card).length;
        const can = plan.tool === 'monopoly' ? open.includes(card) : more.includes(card) || n > 0;
        return (
          <button
            key={card}
            type="button"
            className={n > 0 ? 'pick card on' : 'pick card'}
            data-card={card}
            aria-pressed={n > 0}
            aria-disabled={can ? undefined : true}
            aria-label={t('catan.pick.card', { name: resourceName(t, card), n, left: now.bank[card] })}
            onClick={() => {
              if (plan.tool === 'monopoly' && n > 0) turn.unpick(card);
              else if (more.includes(card) || plan.tool === 'monopoly') turn.pick(card);
              else if (n > 0) turn.unpick(card);
            }}
          >
            <ResourceIcon card={card} />
            {n > 0 && (plan.tool === 'plenty' ? <b className="num">+{n}</b> : <Icon name="check" />)}
            <span className="card-name">{capitalize(resourceName(t, card), t.language)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
