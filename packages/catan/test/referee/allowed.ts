import type { Action, Options } from '@bastide/catan';
import type { Actor } from '@bastide/contract';
import {
  ALL_HARBORS,
  ALL_HEXES,
  CARD,
  CITY,
  count,
  DEVELOPMENTS,
  has,
  LETTERS,
  RESOURCES,
  ROAD,
  SETTLEMENT,
  type Some,
  spread,
} from './box.ts';
import { ENDS, HEXES, HEXES_BESIDE, INTERSECTIONS, PATHS, SPIRALS } from './island.ts';
import {
  ALL_PAIRS,
  connects,
  hasRoadAt,
  isFree,
  mayLayRoad,
  ownerOfRoad,
  points,
  type RefereeTable,
  rates,
  seatsAt,
  supply,
} from './table.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Those who are asked for an answer, and have given none. */
export const asked = (table: RefereeTable): number[] =>
  table.phase === 'main' && table.offer
    ? table.offer.to.filter((seat) => table.players[seat]!.answer === 'silent')
    : [];

/** Actors that the game waits for. */
export function actorsOf(table: RefereeTable): Actor[] {
  switch (table.phase) {
    case 'over':
      return [];
    case 'map':
    case 'dice':
    case 'stolen':
    case 'dealt':
      return ['chance'];
    case 'discard':
      return table.players.flatMap(({ due }, seat) => (due > 0 ? [seat] : []));
    default:
      return asked(table).length > 0 ? [...asked(table)].sort() : [table.seat];
  }
}

/** Tells whether that actor may do this now, waited for or not. */
export function allows(options: Options, table: RefereeTable, actor: Actor, action: Action): boolean {
  if (actor === 'chance') return allowsChance(options, table, action);
  if (action.type === 'discard')
    return (
      table.phase === 'discard' &&
      table.players[actor]!.due > 0 &&
      table.players[actor]!.hand[action.card] > 0
    );
  if (['offer', 'accept', 'decline', 'counter', 'withdraw', 'trade'].includes(action.type))
    return maySpeak(options, table) && allowsTalk(table, actor, action);
  return actor === table.seat && allowsTurn(options, table, action);
}

function allowsChance(options: Options, table: RefereeTable, action: Action): boolean {
  switch (action.type) {
    case 'map':
      return table.phase === 'map' && allowsMap(options, action);
    case 'dice':
      return table.phase === 'dice' && mayCome(options, table, action.dice.join(' '));
    case 'stolen':
      return table.phase === 'stolen' && table.players[table.victim!]!.hand[action.card] > 0;
    case 'dealt':
      return table.phase === 'dealt' && table.deck[action.card] > 0;
    default:
      return false;
  }
}

/** Left in the deck, if there is one, and no 7 in the first rounds. CAT-VAR-04, CAT-VAR-06 */
export function mayCome(options: Options, table: RefereeTable, pair: string): boolean {
  const isSeven = Number(pair[0]) + Number(pair[2]) === 7;
  const noSeven = table.turn <= options.noSevenRounds * options.seats;
  return !(isSeven && noSeven) && (table.pairs ?? ALL_PAIRS).includes(pair);
}

/** CAT-COMP-01, 03, 04; CAT-MAP-12, CAT-MAP-15 */
function allowsMap({ map }: Options, { hexes, harbors }: Of<'map'>): boolean {
  if (map === 'beginners') return false;
  const tokenOf = Object.fromEntries(HEXES.map((hex, i) => [hex, hexes[i]![1]]));
  const tokens = hexes.flatMap(([, token]) => token ?? []);
  const isComplete =
    hexes.every(([terrain, token]) => (terrain === 'desert') === (token === null)) &&
    hexes
      .map(([terrain]) => terrain)
      .sort()
      .join() === spread(ALL_HEXES).join() &&
    [...harbors].sort().join() === spread(ALL_HARBORS).join() &&
    [...tokens].sort().join() === [...LETTERS].sort().join();
  if (!isComplete) return false;
  const red = HEXES.filter((hex) => tokenOf[hex] === 6 || tokenOf[hex] === 8);
  if (map === 'variable-random')
    return !red.some((hex) => HEXES_BESIDE[hex]!.some((other) => red.includes(other)));
  return (
    map === 'free' ||
    SPIRALS.some((way) => way.flatMap((hex) => tokenOf[hex] ?? []).join() === LETTERS.join())
  );
}

/** CAT-TRADE-09, CAT-TURN-04, CAT-VAR-10 */
const maySpeak = ({ playerTrades }: Options, { phase, built }: RefereeTable): boolean =>
  phase === 'main' && playerTrades && !built;

function allowsTalk(table: RefereeTable, seat: number, action: Action): boolean {
  const { players, offer } = table;
  const { hand, answer } = players[seat]!;
  const isAsked = offer?.to.includes(seat) ?? false;
  /** Cards on both sides, no kind on both, and those given in hand. CAT-TRADE-05, 06, 08 */
  const areTerms = ({ give, get }: { give: Some; get: Some }) =>
    count(give) > 0 &&
    count(get) > 0 &&
    !RESOURCES.some((card) => give[card] && get[card]) &&
    has(hand, give);
  switch (action.type) {
    case 'offer':
      return (
        action.to.length > 0 &&
        !action.to.includes(seat) &&
        (seat === table.seat || action.to.join() === `${table.seat}`) &&
        areTerms(action)
      );
    case 'counter':
      return isAsked && areTerms(action);
    case 'accept':
      return isAsked && answer !== 'accepted' && has(hand, offer!.get);
    case 'decline':
      return isAsked && answer !== 'declined';
    case 'withdraw':
      return seat === table.seat ? offer !== null : answer === 'proposed';
    default:
      return seat === table.seat && allowsTrade(table, (action as Of<'trade'>).with);
  }
}

/** Cards that the active seat gives and gets in a trade with that seat; null if it has agreed to none. */
export function agreed(table: RefereeTable, seat: number): { give: Some; get: Some } | null {
  const { answer, terms } = table.players[seat]!;
  if (answer === 'proposed') return { give: terms.get, get: terms.give };
  return answer === 'accepted' ? table.offer : null;
}

function allowsTrade(table: RefereeTable, other: number): boolean {
  const terms = other === table.seat || !table.players[other] ? null : agreed(table, other);
  return (
    terms !== null &&
    has(table.players[table.seat]!.hand, terms.give) &&
    has(table.players[other]!.hand, terms.get)
  );
}

function allowsTurn(options: Options, table: RefereeTable, action: Action): boolean {
  const { phase, seat } = table;
  const player = table.players[seat]!;
  const isMain = phase === 'main';
  switch (action.type) {
    case 'settle':
      if (phase !== 'settle' && !(isMain && has(player.hand, SETTLEMENT))) return false;
      if (phase !== 'settle' && !hasRoadAt(table, seat, action.at)) return false;
      return supply(player).settlement > 0 && isFree(table, action.at);
    case 'road':
      if (phase === 'connect')
        return ENDS[action.on]!.includes(table.last!) && ownerOfRoad(table, action.on) === null;
      if (phase !== 'free-roads' && !(isMain && has(player.hand, ROAD))) return false;
      return supply(player).road > 0 && connects(table, seat, action.on);
    case 'city':
      if (!isMain || !player.settlements.includes(action.at)) return false;
      return supply(player).city > 0 && has(player.hand, CITY);
    case 'buy':
      return isMain && DEVELOPMENTS.some((card) => table.deck[card] > 0) && has(player.hand, CARD);
    case 'roll':
      return phase === 'start';
    case 'end':
      return isMain;
    case 'skip':
      return phase === 'free-roads' && table.mayDecline;
    case 'robber':
      return phase === 'robber' && robberHexes(options, table).includes(action.to);
    case 'rob':
      return phase === 'rob' && victims(options, table).includes(action.seat);
    case 'bank':
      return (
        isMain &&
        !table.built &&
        action.give !== action.get &&
        table.bank[action.get] > 0 &&
        player.hand[action.give] > 1 &&
        player.hand[action.give] >= rates(table, seat)[action.give]
      );
    case 'play':
      return (phase === 'start' || isMain) && !table.played && allowsCard(table, action);
    default:
      return false;
  }
}

function allowsCard(table: RefereeTable, { card, cards }: Of<'play'>): boolean {
  // CAT-DEV-04: some copy of it was bought in an earlier turn.
  if (!table.players[table.seat]!.held.some((own) => own.card === card && own.turn < table.turn))
    return false;
  if (card === 'roads') return mayLayRoad(table, table.seat);
  if (card !== 'plenty') return true;
  const inBank = count(table.bank);
  return inBank > 0 && count(cards!) === Math.min(2, inBank) && has(table.bank, cards!);
}

/** Seats with two points or fewer, where the robber is friendly. CAT-VAR-03 */
const spared = ({ friendlyRobber }: Options, table: RefereeTable): number[] =>
  table.players.flatMap((_, seat) => (friendlyRobber && points(table, seat) <= 2 ? [seat] : []));

/** CAT-ROBBER-03, CAT-ROBBER-04, CAT-VAR-03, CAT-VAR-07 */
function robberHexes(options: Options, table: RefereeTable): string[] {
  const isDesert = (hex: string) => table.hexes[hex]!.terrain === 'desert';
  const hexes = HEXES.filter(
    (hex) =>
      hex !== table.robber &&
      !(isDesert(hex) && options.robberDesert === 'forbidden') &&
      !seatsAt(table, hex).some((seat) => spared(options, table).includes(seat)),
  );
  return hexes.length > 0 ? hexes : HEXES.filter(isDesert);
}

/** Everybody who may be robbed, if one of them has a card. CAT-ROBBER-07…10 */
export function victims(options: Options, table: RefereeTable): number[] {
  const beside = seatsAt(table, table.robber!).filter(
    (seat) => seat !== table.seat && !spared(options, table).includes(seat),
  );
  return beside.some((seat) => count(table.players[seat]!.hand) > 0) ? beside : [];
}

const SWAPS = RESOURCES.flatMap((give) => RESOURCES.map((get) => ({ type: 'bank', give, get }) as const));
const PLENTY: Some[] = RESOURCES.flatMap((one, i) => [
  { [one]: 1 },
  ...RESOURCES.slice(i).map((other) => (one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 })),
]);

/** Everything that can be said in a few words, allowed or not; no map, offers and counters. */
export const WORDS: readonly Action[] = [
  ...ALL_PAIRS.map(
    (pair) => ({ type: 'dice', dice: pair.split(' ').map(Number) as [number, number] }) as const,
  ),
  ...RESOURCES.flatMap((card) => [{ type: 'stolen', card } as const, { type: 'discard', card } as const]),
  ...DEVELOPMENTS.map((card) => ({ type: 'dealt', card }) as const),
  ...INTERSECTIONS.flatMap((at) => [{ type: 'settle', at } as const, { type: 'city', at } as const]),
  ...PATHS.map((on) => ({ type: 'road', on }) as const),
  ...HEXES.map((to) => ({ type: 'robber', to }) as const),
  ...[0, 1, 2, 3].flatMap((seat) => [{ type: 'rob', seat } as const, { type: 'trade', with: seat } as const]),
  ...SWAPS,
  { type: 'play', card: 'knight' },
  { type: 'play', card: 'roads' },
  ...PLENTY.map((cards) => ({ type: 'play', card: 'plenty', cards }) as const),
  ...RESOURCES.map((resource) => ({ type: 'play', card: 'monopoly', resource }) as const),
  ...(['roll', 'buy', 'withdraw', 'accept', 'decline', 'skip', 'end'] as const).map((type) => ({ type })),
];
