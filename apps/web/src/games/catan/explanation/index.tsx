import { type Action, type Catan, DEVELOPMENTS, siteAt, type View } from '@bastide/catan';
import type { MoveDescriber } from '../../../game/game-ui.ts';
import { decapitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import type { MoveDrawing } from '../board/island-props.ts';
import { type CatanKey, type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { cardsWords, countWords, resourceName } from '../text/cards.ts';
import { harborWords, hexesWords, hexOf, hexWords, pathWords } from '../text/places.ts';
import { groundOf, placeOf } from '../turn/plan.ts';
import { Chips, DevelopmentIcon } from '../ui/Cards.tsx';
import { discardsOf } from './discards.ts';
import { PrepareMove } from './PrepareMove.tsx';

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
  describe(t, all, view, people, { from = 0 } = {}) {
    const actions = all.slice(from);
    // Discards are single actions, but described together.
    const first = actions.findIndex(({ type }) => type === 'discard');
    const said = actions.flatMap((action, i) => {
      if (action.type !== 'discard') return [actionText(t, action, view, people)];
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
