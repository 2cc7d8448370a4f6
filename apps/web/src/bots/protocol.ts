import type { BotName } from '../people/seats.ts';

/** A question to a game's worker: asks for a bot's move, from the view of its seat. */
export interface BotQuestion {
  readonly id: number;
  readonly bot: BotName;
  readonly seat: number;
  /** The view of that game. */
  readonly view: unknown;
  readonly seed: number;
  /** Asks for the moves that the bot weighed, instead of a move. */
  readonly wantsExplanation?: true;
  /** Another question of this game to its bots, instead of a move. */
  readonly extra?: unknown;
}

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly said: unknown }
  | { readonly id: number; readonly ok: false; readonly because: string };
