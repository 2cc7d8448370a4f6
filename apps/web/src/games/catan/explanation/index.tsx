import { type Action, type CardCounts, type Catan, DEVELOPMENTS, siteAt, type View } from '@bastide/catan';
import type { MoveDescriber, PrepareMoveProps } from '../../../game/game-ui.ts';
import { decapitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { hexSpot } from '../board/hex-text.ts';
import type { MoveDrawing } from '../board/island-props.ts';
import { changed } from '../cards/counts.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { type CatanKey, type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { cardsWords, countWords, resourceName } from '../text/cards.ts';
import { harborWords, hexesWords, hexOf, hexWords, pathWords } from '../text/places.ts';
import { CONFIRMED_BY } from '../trade-panel/BankRow.tsx';
import { groundOf, isAsking, NO_PLAN, namedBy, placeOf, stagesOf, type TurnPlan } from '../turn/plan.ts';
import { Chips, DevelopmentIcon } from '../ui/Cards.tsx';

/** Words of bots about their moves, by the names of the terms. */
const TERMS = [
  'points',
  'production',
  'robber',
  'cards',
  'harbours',
  'pieces',
  'developments',
  'army',
  'road',
  'places',
  'tempo',
  'trade',
  'rivals',
];

/** Descriptions of moves of Catan: buildings with their places, trades, and everything else. */
export const moveDescriber: MoveDescriber<Catan, CatanKey> = {
  describe(t, all, view, people, { from = 0, isExact = false } = {}) {
    const actions = all.slice(from);
    // Discards are single actions, but described together.
    const first = actions.findIndex(({ type }) => type === 'discard');
    const said = actions.flatMap((action, i) => {
      if (action.type !== 'discard')
        return [isExact ? exactText(t, action, view, people) : actionText(t, action, view, people)];
      return i === first
        ? [translate(t, action, { give: cardsWords(t, discardsOf(actions), 'object') })]
        : [];
    });
    return t.groups(said.map((one, i) => (i === 0 ? one : decapitalize(one, t.language))));
  },
  draw: moveDrawing,
  when: (t, { turn }) => t('catan.when', { setup: turn === 0 ? 'yes' : 'no', n: turn }),
  Hand: HandChips,
  termName: (t, name) => (TERMS.includes(name) ? t('catan.term', { term: name }) : undefined),
  // Other seats discard, and answer offers, in their own time.
  isStillValid: (then, now, seat) => groundOf(then, seat) === groundOf(now, seat),
  Prepare: PrepareMove,
};

const translate = (
  t: CatanTranslator,
  { type: kind }: Action,
  values: Partial<Record<'name' | 'give' | 'get', string>> = {},
): string => t('catan.move', { kind, name: '', give: '', get: '', ...values });

function actionText(
  t: CatanTranslator,
  action: Exclude<Action, { type: 'discard' }>,
  view: View,
  people: People,
): string {
  switch (action.type) {
    case 'settle':
    case 'city':
      return buildingText(t, action, view);
    case 'road':
      return t('catan.mark.road', { where: pathWords(t, view, action.on) });
    case 'robber': {
      const hex = hexOf(view, action.to);
      return t('catan.mark.robber', { to: hex ? hexWords(t, hex, 'to') : action.to });
    }
    case 'rob':
      return translate(t, action, { name: itemAt(people.names, action.seat) });
    case 'trade':
      return translate(t, action, { name: itemAt(people.names, action.with) });
    case 'play':
      return cardText(t, action);
    case 'bank':
      return translate(t, action, {
        give: countWords(t, action.give, itemAt(view.seats, view.seat).rates[action.give], 'object'),
        get: countWords(t, action.get, 1, 'object'),
      });
    case 'offer':
    case 'counter':
      return translate(t, action, {
        give: cardsWords(t, action.give, 'object'),
        get: cardsWords(t, action.get, 'object'),
      });
    default:
      return translate(t, action);
  }
}

/** An action whose place is named by row, hex and side: others touch the same land. */
function exactText(
  t: CatanTranslator,
  action: Exclude<Action, { type: 'discard' }>,
  view: View,
  people: People,
): string {
  const said = actionText(t, action, view, people);
  const place = placeOf(action);
  const spot = place && hexSpot(place.place);
  return spot ? t('catan.exact', { said, ...spot }) : said;
}

/** A building, by the hexes and the harbour that its corner touches. */
function buildingText(
  t: CatanTranslator,
  { type: kind, at }: Extract<Action, { type: 'settle' | 'city' }>,
  view: View,
): string {
  const { hexes, harbor } = siteAt(view, at);
  return t('catan.built', {
    kind,
    hexes: hexesWords(t, hexes),
    harbor: harbor ? harborWords(t, harbor) : 'none',
  });
}

function cardText(t: CatanTranslator, { card, cards, resource }: Extract<Action, { type: 'play' }>): string {
  const label = t('catan.dev.name', { card });
  const said = cards ? cardsWords(t, cards) : resource ? resourceName(t, resource) : '';
  return said === '' ? label : t('join.label', { label, said });
}

/** Returns a move as the island draws it, by its pieces; trades and cards are told in words alone. */
function moveDrawing(actions: readonly Action[]): MoveDrawing | undefined {
  const pieces = actions.flatMap((action) => placeOf(action) ?? []);
  return pieces.length > 0 ? { pieces } : undefined;
}

/** The cards that the seat of a view held; nothing where the reader may not know them. */
function HandChips({ view }: { readonly view: View }) {
  const t = useCatanTranslator();
  const own = view.you === null ? undefined : itemAt(view.seats, view.you);
  if (!own?.hand) return null;
  const { hand, held } = own;
  return (
    <>
      <Chips cards={hand} />
      {DEVELOPMENTS.filter((card) => held !== null && held[card] > 0).map((card) => (
        <span key={card} className="chip-card" title={t('catan.dev.name', { card })}>
          <DevelopmentIcon card={card} />
          <b className="num">{held?.[card]}</b>
          <span className="sr"> {t('catan.dev.name', { card })}</span>
        </span>
      ))}
    </>
  );
}

/** Makes the advised choice on the island, among the cards or in the trade panel, as if the reader had pressed it. */
function PrepareMove({ actions, label, describedBy, onPrepared }: PrepareMoveProps<Action>) {
  const way = walkthroughTo(useCatan(), actions);
  if (!way) return null;
  const press = () => {
    way.choose();
    onPrepared(way.where);
  };
  return (
    <button type="button" className="btn" aria-describedby={describedBy} onClick={press}>
      {label}
    </button>
  );
}

/** The parts of a table that choose a move. */
export type Chooser = Pick<CatanTable, 'trade' | 'turn' | 'setUi' | 'board' | 'now' | 'viewer'>;

/** A way to choose a move, and the id of the element that confirms it; undefined: the action bar. */
export interface WalkthroughStep {
  choose(): void;
  readonly where?: string;
}

/** Returns the way to choose the first step; undefined: there is nothing to choose, or not now. */
export function walkthroughTo(table: Chooser, actions: readonly Action[]): WalkthroughStep | undefined {
  const { turn, trade, setUi, viewer } = table;
  const [first] = actions;
  if (viewer === undefined || turn.isHeld) return undefined;
  switch (first?.type) {
    case 'offer':
      return {
        where: CONFIRMED_BY.offer,
        choose() {
          trade.take(first.give, first.get, first.to);
          setUi({ trade: true });
        },
      };
    case 'bank':
      return {
        where: CONFIRMED_BY.bank,
        choose() {
          trade.chooseSwap({ give: first.give, get: first.get });
          setUi({ trade: true });
        },
      };
    case 'discard':
      return { choose: () => turn.setDiscards(discardsOf(actions)) };
    default:
      return planned(table, viewer, actions);
  }
}

function planned({ turn, setUi, board, now }: Chooser, me: number, actions: readonly Action[]) {
  const plan = planOf(now, me, actions);
  if (!plan) return undefined;
  return {
    choose() {
      turn.prepare(plan);
      setUi({ trade: false, refused: undefined, answer: undefined, inspected: undefined });
      const place = plan.staged.map(placeOf).find(Boolean)?.place;
      if (place) board.current?.reveal(place);
    },
  };
}

/**
 * Returns the first step as a plan: one that is confirmed as a whole, like a piece, a card with its roads, or the
 * robber with its victim. Later steps are planned when it is done. Undefined: such a step has no plan.
 */
export function planOf(now: View, seat: number, actions: readonly Action[]): TurnPlan | undefined {
  const [first] = actions;
  if (first?.type === 'buy') return { ...NO_PLAN, tool: 'card' };
  if (first?.type === 'play' && (first.card === 'monopoly' || first.card === 'plenty'))
    return { ...NO_PLAN, tool: first.card, picked: namedBy(first) };
  if (!first || !(placeOf(first) || first.type === 'rob' || first.type === 'play')) return undefined;
  const [, ...after] = stagesOf(now, seat, actions);
  const whole = after.findIndex((stage) => !isAsking(stage, seat, false));
  return { ...NO_PLAN, staged: actions.slice(0, whole < 0 ? after.length : whole + 1) };
}

/** Cards given back in a row of actions, card by card in the rules. */
const discardsOf = (actions: readonly Action[]): CardCounts =>
  actions.reduce<CardCounts>(
    (cards, action) => (action.type === 'discard' ? changed(cards, action.card, 1) : cards),
    {},
  );
