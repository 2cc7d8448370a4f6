import { z } from 'zod';
import { Seed } from './bot.ts';

/** Lines between a table and a program that plays all of its seats, described in `docs/bot-protocol.md`. */
export const ToTable = z.discriminatedUnion('type', [
  /** A new game. Equal seeds give equal draws. */
  z.object({
    type: z.literal('reset'),
    seed: Seed.optional(),
    options: z.looseObject({}).optional(),
  }),
  /** The seat that is to act does this. */
  z.object({ type: z.literal('step'), action: z.looseObject({ type: z.string().max(40) }) }),
  /** The seat that is to act is played by a bot of this program, for once. */
  z.object({ type: z.literal('play'), bot: z.string().max(40) }),
  /** Asks for the view of a seat. */
  z.object({ type: z.literal('observe'), seat: z.int().min(0).max(99) }),
]);
export type ToTable = z.infer<typeof ToTable>;

/** The answer to each line. */
export type FromTable =
  /** `seat` is to act, one of `actions`; null when the game is over. `points` are those that everybody knows of. */
  | {
      readonly type: 'turn';
      readonly seat: number | null;
      readonly seats: number;
      readonly actions: readonly { readonly type: string }[];
      readonly points: readonly number[];
      readonly winners: readonly number[];
      /** Actions since the last turn, as an onlooker learns of them. */
      readonly acts: readonly { readonly by: number | 'chance'; readonly type: string }[];
    }
  | { readonly type: 'view'; readonly view: unknown }
  /** The table is as it was before. */
  | { readonly type: 'error'; readonly rule?: string; readonly because: string };
