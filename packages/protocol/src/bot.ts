import { FORMAT } from '@bastide/contract';
import { z } from 'zod';

/** Lines between a referee and a program that plays one seat, described in `docs/bot-protocol.md`. */
export const BOT_PROTOCOL = 'bastide-bot/1';
/** No line is longer, in characters. */
export const BOT_LINE_AT_MOST = 4_000_000;

/** A whole number that JSON carries exactly in every language: −(2⁵³ − 1) to 2⁵³ − 1. All of its bits count. */
export const Seed = z.int({
  error: `a seed is a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`,
});

const Seat = z.int().min(0).max(99);
const Action = z.looseObject({ type: z.string().max(40) });
const By = z.union([Seat, z.literal('chance')]);

/** Budget of a decision: milliseconds, or steps of the bot's own. */
const Budget = z.object({
  time: z.number().positive().optional(),
  work: z.int().positive().optional(),
});

/** Messages from the referee. `view` is that of the seat, with the actions that are open to it. */
export const ToBot = z.discriminatedUnion('type', [
  /** A game begins: under options, or, with a record, in the midst of one. Answered by `ready`. */
  z.object({
    type: z.literal('start'),
    protocol: z.literal(BOT_PROTOCOL),
    game: z.string().max(40),
    seat: Seat,
    options: z.looseObject({}).optional(),
    record: z.looseObject({ format: z.literal(FORMAT), actions: z.array(z.unknown()) }).optional(),
    /** Equal seeds give equal decisions, where nothing hangs on time. */
    seed: Seed.optional(),
  }),
  /** Somebody has acted, as the seat learns of it. Not answered. */
  z.object({ type: z.literal('act'), by: By, action: Action }),
  /** The seat is to act. Answered by `move` with the same id. */
  z.object({
    type: z.literal('decide'),
    id: z.int().min(0),
    budget: Budget.optional(),
    view: z.looseObject({}).optional(),
  }),
  /** The game is over; another one may begin. Not answered. */
  z.object({ type: z.literal('over'), points: z.array(z.number()), winners: z.array(Seat) }),
]);
export type ToBot = z.infer<typeof ToBot>;

/** Messages from the bot. */
export const FromBot = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('move'), id: z.int().min(0), action: Action }),
  /** By the view of the question its seat has nothing to decide. */
  z.object({ type: z.literal('nothing'), id: z.int().min(0), because: z.string() }),
  /** It cannot go on: to a referee, a crash. */
  z.object({ type: z.literal('error'), because: z.string() }),
]);
export type FromBot = z.infer<typeof FromBot>;
