import type { GameName } from '../session/games.ts';

/** The bots that sit down at this table, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What the page asks of the worker: a bot's move, from what its seat may know. */
export interface Question {
  readonly id: number;
  readonly game: GameName;
  readonly bot: BotName;
  readonly seat: number;
  /** The view of that game. */
  readonly view: unknown;
  readonly seed: number;
  /** Cards that whose turn it is asks for in Catan: the bot is asked what it wants for them, and may say nothing. */
  readonly wanted?: unknown;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly action: unknown }
  | { readonly id: number; readonly ok: false; readonly because: string };
