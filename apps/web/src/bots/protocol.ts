import type { Action, View } from '@bastide/carcassonne';

/** The bots that sit down at this table, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What the page asks of the worker: a bot's move, from what its seat may know. */
export interface Question {
  readonly id: number;
  readonly bot: BotName;
  readonly seat: number;
  readonly view: View;
  readonly seed: number;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly action: Action }
  | { readonly id: number; readonly ok: false; readonly because: string };
