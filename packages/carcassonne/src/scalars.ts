/**
 * The single numbers of a game, and their places in `State.scalar`. Each is a property of `State`: `state.phase`,
 * `state.left--`. A number that changes during the game belongs here, where copies find it.
 */
export const SCALARS = {
  /** Current phase: DRAW … FINISHED. */
  phase: 0,
  /** The seat whose turn it is, from 0. CAR-TURN-06 */
  seat: 1,
  /** 1, or 2 in the second part of a double turn. CAR-TURN-06 */
  part: 2,
  /** 1 once the builder has earned a second part of this turn, until that begins or is declined. CAR-TB-BUILDER-06 */
  secondPart: 3,
  /** Type of the tile in hand or just placed; −1 before the first draw. */
  drawn: 4,
  /** Tiles left to draw. */
  left: 5,
  /** Seats at this table. */
  seats: 6,
  /** Rules of this table as bits: see `RULE`. */
  rules: 7,
  /** Tiles on the table (slots), and their segments. */
  tileCount: 8,
  segmentCount: 9,
  /** Cells where a tile may go. */
  frontierCount: 10,
  /** Figures ever deployed. */
  figureCount: 11,
  /** Monasteries and gardens with a monk. */
  monkCount: 12,
  /** Tiles on the table with several roads, and with several cities: see `State.multiTiles`. */
  multiRoads: 13,
  multiCities: 14,
  /** Deployments open to the acting seat, in `State.choices`. */
  choiceCount: 15,
  /** Seats that have still to decide about their farmers, as bits, and the one that decides now. CAR-TB-PIG-25 */
  pending: 16,
  asked: 17,
  /** River tiles left to draw. CAR-RIV-01 */
  riverLeft: 18,
  /** While river tiles are left: the cell at its open end, the side where it enters, how it last turned. CAR-RIV-03, CAR-RIV-04 */
  riverCell: 19,
  riverSide: 20,
  riverBend: 21,
} as const;

export type Scalars = { -readonly [name in keyof typeof SCALARS]: number };
