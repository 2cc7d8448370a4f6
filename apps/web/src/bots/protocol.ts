import type { BotName } from '../people/seats.ts';

/** What the page asks of a game's worker: a bot's move, from what its seat may know. */
export interface BotQuestion {
  readonly id: number;
  readonly bot: BotName;
  readonly seat: number;
  /** The view of that game. */
  readonly view: unknown;
  readonly seed: number;
  /** Given: what it weighed is asked, in place of a move. */
  readonly wantsExplanation?: true;
  /** Given: what else this game asks its bots, in place of a move. */
  readonly extra?: unknown;
}

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly said: unknown }
  | { readonly id: number; readonly ok: false; readonly because: string };
