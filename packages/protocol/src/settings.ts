import { z } from 'zod';

/** People who may find and watch a table: everybody, or those with its link. */
export const VISIBILITIES = ['public', 'link'] as const;

/**
 * Consequences when the time for a decision is over: a bot makes it, a bot takes the seat until it is claimed back, or the seat
 * has lost.
 */
export const LATENESS = ['decide', 'seat', 'lose'] as const;
export type Lateness = (typeof LATENESS)[number];

const seconds = (least: number, most: number) => z.int().min(least).max(most);

/** Time to think: none is counted, a bank and an increment a turn (seconds), or days a turn. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), bank: seconds(15, 10_800), increment: seconds(0, 600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type Clock = z.infer<typeof Clock>;

/** Terms of a table beside the game's own options. */
export const TableSettings = z.strictObject({
  clock: Clock.default({ kind: 'none' }),
  late: z.enum(LATENESS).default('decide'),
  visibility: z.enum(VISIBILITIES).default('link'),
  /** True if moves may be taken back when all agree. */
  takebacks: z.boolean().default(true),
  /** True if the result counts; such a table allows no takebacks, and seats people only. */
  isRated: z.boolean().default(false),
});
export type TableSettings = z.infer<typeof TableSettings>;
