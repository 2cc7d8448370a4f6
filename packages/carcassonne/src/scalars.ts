import { SET_FACTS, type SetScalar } from './sets/facts.ts';

/**
 * The single numbers of a game, in the order of their places in `State.scalar`. Each is a property of `State`: `state.phase`,
 * `state.left--`. A number that changes during the game belongs here, where copies find it.
 */
const OF_BASE = [
  /** Current phase: DRAW … FINISHED. */
  'phase',
  /** The seat whose turn it is, from 0. CAR-TURN-06 */
  'seat',
  /** Part of the turn, from 1: sets may give a turn a second one. CAR-TURN-06 */
  'part',
  /** Type of the tile in hand or just placed; −1 before the first draw. */
  'drawn',
  /** Tiles left to draw. */
  'left',
  /** Seats at this table. */
  'seats',
  /** Rules of this table as bits: those of `state.ts` and of the sets. */
  'rules',
  /** Tiles on the table (slots), and their segments. */
  'tileCount',
  'segmentCount',
  /** Cells where a tile may go. */
  'frontierCount',
  /** Figures ever deployed. */
  'figureCount',
  /** Monasteries and the like with a monk. */
  'monkCount',
  /** Tiles on the table with several roads, and with several cities: see `State.multiTiles`. */
  'multiRoads',
  'multiCities',
  /** Actions open to the acting seat in the phase `deploy`, in `State.deployCodes`. */
  'deployCount',
  /** The actor of a phase of a set: the seat that it asks, or CHANCE (−1). */
  'asked',
  /** Tiles left to draw that a set has laid before all others: see `Opening`. */
  'openingLeft',
] as const;

/** All of them: those of sets stand behind. */
export const SCALARS = Object.fromEntries(
  [...OF_BASE, ...SET_FACTS.flatMap((set) => set.scalars ?? [])].map((name, place) => [name, place]),
) as Readonly<Record<(typeof OF_BASE)[number] | SetScalar, number>>;

export type Scalars = { -readonly [name in keyof typeof SCALARS]: number };
