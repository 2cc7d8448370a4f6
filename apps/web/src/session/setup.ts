import type { SeatSetup } from '../people/seats.ts';

/** What is agreed before any game begins; each game has more to agree on. */
export interface GameSetup {
  /** The game, as its engine is called. */
  readonly game: string;
  readonly seats: readonly SeatSetup[];
}
