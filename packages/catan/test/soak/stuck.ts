import { DEVELOPMENTS, packed, type State, topology } from '@bastide/catan';
import { isFree } from '../wander/merit.ts';

const POINT = DEVELOPMENTS.indexOf('point');
const KNIGHT = DEVELOPMENTS.indexOf('knight');
const BONUS = 2;

/**
 * Whether nobody can win any more, whatever they do and the dice show: even with every place still open to a seat, every
 * card of the deck, and both bonus cards if they can still move, it has too few points. Such a game would go on for ever.
 */
export function isStuck(state: State): boolean {
  const { scalar, options } = state;
  if (scalar[packed.TURN] === 0) return false;
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  const mayChange = seats.some((seat) => buildings(state, seat) > 0 || mayRoad(state, seat));
  const deck = scalar[packed.DECK]!;
  return seats.every((seat) => {
    const held = state.held[seat]!;
    const knights = packed.countOf(held, KNIGHT) + packed.countOf(deck, KNIGHT);
    const road = mayChange && scalar[packed.ROAD_HOLDER] !== seat ? BONUS : 0;
    const army = knights > 0 && scalar[packed.ARMY_HOLDER] !== seat ? BONUS : 0;
    const cards = packed.countOf(held, POINT) + packed.countOf(deck, POINT);
    return state.points[seat]! + buildings(state, seat) + road + army + cards < options.victoryTarget;
  });
}

/** The most points that a seat can still build: a settlement or an upgrade brings one. */
function buildings(state: State, seat: number): number {
  const cities = state.citiesLeft[seat]!;
  const standing = 5 - state.settlementsLeft[seat]!;
  let most = 0;
  for (let upgrades = 0; upgrades <= cities; upgrades++) {
    const settled = Math.min(maySettle(state, seat), state.settlementsLeft[seat]! + upgrades);
    if (upgrades <= standing + settled) most = Math.max(most, upgrades + settled);
  }
  return most;
}

/** Places for settlements: those its roads touch, or all that are free if it can still build roads. */
function maySettle(state: State, seat: number): number {
  const isOpen = mayRoad(state, seat);
  return [...topology.NEIGHBOURS.keys()].filter(
    (at) => isFree(state, at) && (isOpen || packed.touches(state, seat, at)),
  ).length;
}

const mayRoad = (state: State, seat: number): boolean =>
  state.roadsLeft[seat]! > 0 && [0, 1, 2].some((third) => state.buildable[3 * seat + third] !== 0);
