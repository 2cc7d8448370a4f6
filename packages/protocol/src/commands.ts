import { z } from 'zod';
import { CHAT_LENGTH_AT_MOST, PRESETS, PROPOSALS } from './chat.ts';

const seat = z.int().min(0).max(7);
/** 16 bytes of one's own chance, as hexadecimal digits; empty: none. */
const nonce = z.string().regex(/^(?:[0-9a-f]{32})?$/);
/** A bot, by its name. */
const bot = z.string().min(1).max(40);

export const ACTIONS_AT_ONCE = 16;

/** Everything that a person can do at a table. `seat`: as which seat, since one person may hold several. */
export const Command = z.discriminatedUnion('type', [
  /** Enters a table of which one has the link. */
  z.strictObject({ type: z.literal('join') }),
  z.strictObject({
    type: z.literal('sit'),
    seat: seat.optional(),
    nonce: nonce.default(''),
    /** A program picked the table (quick match): refused where anybody sits whom they blocked, or who blocked them. */
    isMatched: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('stand-up'), seat }),
  /** The host lets somebody sit down again from whom they took a seat. */
  z.strictObject({ type: z.literal('readmit'), person: z.string().min(1).max(40) }),
  /** The host gives a free seat to a bot, or frees it again; also a seat that is kept for a player of the game before. */
  z.strictObject({ type: z.literal('bot'), seat, bot: bot.nullable() }),
  z.strictObject({ type: z.literal('begin') }),
  /** A person who sits at a table that has not begun becomes its host, where the host is away. */
  z.strictObject({ type: z.literal('takeOver') }),
  /** The host closes a table that has not begun. */
  z.strictObject({ type: z.literal('close') }),
  /** Answers a decision: actions of one seat, one after the other, all of them or none. */
  z.strictObject({
    type: z.literal('act'),
    seat,
    /** The decision that is answered, as the table named it. */
    decision: z.string().max(40),
    /** Number of log entries that the person had seen when deciding. */
    seen: z.int().min(0),
    actions: z
      .array(z.looseObject({ type: z.string().max(40) }))
      .min(1)
      .max(ACTIONS_AT_ONCE),
  }),
  /** Takes one's own latest action back, where nobody has learnt anything by it. */
  z.strictObject({ type: z.literal('undo'), seat }),
  z.strictObject({ type: z.literal('ask'), seat, what: z.enum(PROPOSALS) }),
  z.strictObject({ type: z.literal('answer'), seat, asked: z.int().min(0), yes: z.boolean() }),
  z.strictObject({ type: z.literal('resume'), seat }),
  /** Hands one's own seat to a bot, or as host that of somebody who is away or silent; and takes one's own back. */
  z.strictObject({ type: z.literal('delegate'), seat, bot }),
  z.strictObject({ type: z.literal('claim'), seat }),
  z.strictObject({ type: z.literal('resign'), seat }),
  /** `to`: all, or only those who play. */
  z.strictObject({
    type: z.literal('say'),
    to: z.enum(['all', 'seats']).default('all'),
    text: z.string().min(1).max(CHAT_LENGTH_AT_MOST).optional(),
    preset: z.enum(PRESETS).optional(),
  }),
]);
export type Command = z.infer<typeof Command>;
/** As it is sent: what has a default may be left out. */
export type CommandInput = z.input<typeof Command>;
