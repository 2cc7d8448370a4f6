import { SET_FACTS, type SetScalar } from './sets/facts.ts';

/**
 * The single numbers of a game, and their places in `State.scalar`. Each is a property of `State`: `state.phase`,
 * `state.left--`. A number that changes during the game belongs here, where copies find it.
 */
const OF_BASE = {
  /** Current phase: DRAW … FINISHED. */
  phase: 0,
  /** The seat whose turn it is, from 0. CAR-TURN-06 */
  seat: 1,
  /** Part of the turn, from 1: sets may give a turn a second one. CAR-TURN-06 */
  part: 2,
  /** Type of the tile in hand or just placed; −1 before the first draw. */
  drawn: 3,
  /** Tiles left to draw. */
  left: 4,
  /** Seats at this table. */
  seats: 5,
  /** Rules of this table as bits: those of `state.ts` and of the sets. */
  rules: 6,
  /** Tiles on the table (slots), and their segments. */
  tileCount: 7,
  segmentCount: 8,
  /** Cells where a tile may go. */
  frontierCount: 9,
  /** Figures ever deployed. */
  figureCount: 10,
  /** Monasteries and the like with a monk. */
  monkCount: 11,
  /** Tiles on the table with several roads, and with several cities: see `State.multiTiles`. */
  multiRoads: 12,
  multiCities: 13,
  /** Actions open to the acting seat in the phase `deploy`, in `State.deployCodes`. */
  deployCount: 14,
  /** The actor of a phase of a set: the seat that it asks, or CHANCE (−1). */
  asked: 15,
  /** Tiles left to draw that a set has laid before all others: see `Opening`. */
  openingLeft: 16,
} as const;

/** All of them: those of sets stand behind. */
export const SCALARS = Object.fromEntries(
  [...Object.keys(OF_BASE), ...SET_FACTS.flatMap((set) => set.scalars ?? [])].map((name, place) => [
    name,
    place,
  ]),
) as Readonly<Record<keyof typeof OF_BASE | SetScalar, number>>;

export type Scalars = { -readonly [name in keyof typeof SCALARS]: number };
