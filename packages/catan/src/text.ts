import type { ActionText } from '@bastide/contract';
import { assertNever } from '@bastide/contract';
import type { Action } from './actions.ts';
import { type CardCounts, isDevelopment, isResource } from './cards/names.ts';
import { isIsland } from './hexes/base.ts';
import { isPlace } from './hexes/names.ts';
import { HARBORS, type Harbor, TERRAINS, type Terrain } from './hexes/terrain.ts';

/**
 * A word and places: `settle V08`, `road E13`, `roll 3 4`, `robber H04`, `rob 2 ore`, `buy knight`, `play plenty ore:2`,
 * `bank ore for wool`, `offer ore:2 grain for wool to 1 2`, `counter grain for ore`, `trade 2`. An answer of chance
 * stands alone: two dice, a card. An island is `map`, a word like `hills:6` or `desert` for each hex, and the harbours.
 */
export const text: ActionText<Action> = {
  write(action) {
    switch (action.type) {
      case 'map':
        return ['map', ...action.hexes.map(writeHex), ...action.harbors].join(' ');
      case 'settle':
      case 'city':
        return `${action.type} ${action.at}`;
      case 'road':
        return `road ${action.on}`;
      case 'dice':
        return action.dice.join(' ');
      case 'discard':
        return `discard ${action.card}`;
      case 'robber':
        return `robber ${action.to}`;
      case 'rob':
        return `rob ${action.seat}`;
      case 'stolen':
      case 'dealt':
        return action.card;
      case 'play':
        return [
          'play',
          action.card,
          ...(action.cards ? [writeCards(action.cards)] : []),
          ...(action.resource ? [action.resource] : []),
        ].join(' ');
      case 'bank':
        return `bank ${action.give} for ${action.get}`;
      case 'offer':
        return `offer ${writeCards(action.give)} for ${writeCards(action.get)} to ${action.to.join(' ')}`;
      case 'counter':
        return `counter ${writeCards(action.give)} for ${writeCards(action.get)}`;
      case 'trade':
        return `trade ${action.with}`;
      case 'roll':
      case 'buy':
      case 'withdraw':
      case 'accept':
      case 'decline':
      case 'skip':
      case 'end':
        return action.type;
      default:
        return assertNever(action);
    }
  },
  answers: (action) => action.type !== 'map',
  read(words) {
    const [first = '', second = ''] = words;
    if (Object.hasOwn(READERS, first)) return READERS[first]!(words);
    if (isResource(first)) return chance({ type: 'stolen', card: first }, 1);
    if (isDevelopment(first)) return chance({ type: 'dealt', card: first }, 1);
    const dice = [die(first), die(second)] as const;
    if (dice[0] && dice[1]) return chance({ type: 'dice', dice }, 2);
    return undefined;
  },
};

type Read = ReturnType<ActionText<Action>['read']>;
type Words = readonly string[];

const own = (action: Action, used: number): Read => ({ action, chance: false, used });
const chance = (action: Action, used: number): Read => ({ action, chance: true, used });
const die = (word: string): number => (/^[1-6]$/.test(word) ? Number(word) : 0);
const seat = (word = ''): number | undefined => (/^\d$/.test(word) ? Number(word) : undefined);

const READERS: Readonly<Record<string, (words: Words) => Read>> = {
  map: readMap,
  settle: ([, at = '']) => (isPlace(at, 'V') ? own({ type: 'settle', at }, 2) : undefined),
  city: ([, at = '']) => (isPlace(at, 'V') ? own({ type: 'city', at }, 2) : undefined),
  road: ([, on = '']) => (isPlace(on, 'E') ? own({ type: 'road', on }, 2) : undefined),
  robber: ([, to = '']) => (isPlace(to, 'H') ? own({ type: 'robber', to }, 2) : undefined),
  roll: () => own({ type: 'roll' }, 1),
  discard: ([, card]) => (isResource(card) ? own({ type: 'discard', card }, 2) : undefined),
  rob: ([, word]) => withSeat(word, (one) => ({ type: 'rob', seat: one })),
  buy: () => own({ type: 'buy' }, 1),
  play: readPlay,
  bank: ([, give, word, get]) =>
    isResource(give) && word === 'for' && isResource(get) ? own({ type: 'bank', give, get }, 4) : undefined,
  offer: readOffer,
  counter(words) {
    const terms = readTerms(words);
    return terms && own({ type: 'counter', give: terms.give, get: terms.get }, terms.used);
  },
  trade: ([, word]) => withSeat(word, (one) => ({ type: 'trade', with: one })),
  withdraw: () => own({ type: 'withdraw' }, 1),
  accept: () => own({ type: 'accept' }, 1),
  decline: () => own({ type: 'decline' }, 1),
  skip: () => own({ type: 'skip' }, 1),
  end: () => own({ type: 'end' }, 1),
};

function withSeat(word: string | undefined, action: (seat: number) => Action): Read {
  const one = seat(word);
  return one === undefined ? undefined : own(action(one), 2);
}

const writeHex = ([terrain, token]: readonly [Terrain, number | null]): string =>
  token === null ? terrain : `${terrain}:${token}`;

/** All hexes that follow, then all harbours: as many as an island has. */
function readMap(words: Words): Read {
  const hexes: (readonly [Terrain, number | null])[] = [];
  for (let hex = readHex(words[1] ?? ''); hex; hex = readHex(words[1 + hexes.length] ?? '')) hexes.push(hex);
  const rest = words.slice(1 + hexes.length);
  const end = rest.findIndex((word) => !(HARBORS as readonly string[]).includes(word));
  const harbors = (end < 0 ? rest : rest.slice(0, end)) as Harbor[];
  if (!isIsland(hexes.length, harbors.length)) return undefined;
  return chance({ type: 'map', hexes, harbors }, 1 + hexes.length + harbors.length);
}

function readHex(word: string): readonly [Terrain, number | null] | undefined {
  const match = /^([a-z]+)(?::(\d{1,2}))?$/.exec(word);
  const terrain = TERRAINS.find((one) => one === match?.[1]);
  return terrain && [terrain, match?.[2] === undefined ? null : Number(match[2])];
}

/** `ore:2 grain` */
const writeCards = (cards: CardCounts): string =>
  Object.entries(cards)
    .map(([card, count]) => (count === 1 ? card : `${card}:${count}`))
    .join(' ');

/** As many words as name cards. */
function readCards(words: Words): { readonly cards: CardCounts; readonly used: number } {
  const cards: Record<string, number> = {};
  let used = 0;
  for (const word of words) {
    const [card = '', count = '1'] = word.split(':');
    if (!isResource(card) || card in cards || !/^\d{1,2}$/.test(count)) break;
    cards[card] = Number(count);
    used++;
  }
  return { cards, used };
}

function readPlay([, card, ...rest]: Words): Read {
  if (card === 'knight' || card === 'roads') return own({ type: 'play', card }, 2);
  if (card === 'monopoly')
    return isResource(rest[0]) ? own({ type: 'play', card, resource: rest[0] }, 3) : undefined;
  if (card !== 'plenty') return undefined;
  const { cards, used } = readCards(rest);
  return used === 0 ? undefined : own({ type: 'play', card, cards }, 2 + used);
}

function readTerms(words: Words) {
  const give = readCards(words.slice(1));
  if (give.used === 0 || words[1 + give.used] !== 'for') return undefined;
  const get = readCards(words.slice(2 + give.used));
  return get.used === 0 ? undefined : { give: give.cards, get: get.cards, used: 2 + give.used + get.used };
}

function readOffer(words: Words): Read {
  const terms = readTerms(words);
  if (!terms || words[terms.used] !== 'to') return undefined;
  const to: number[] = [];
  for (const word of words.slice(terms.used + 1)) {
    const one = seat(word);
    if (one === undefined) break;
    to.push(one);
  }
  return own({ type: 'offer', to, give: terms.give, get: terms.get }, terms.used + 1 + to.length);
}
