import { z } from 'zod';
import { Clock, TableSettings } from './settings.ts';

const PersonId = z.string();
const Time = z.int().nonnegative().describe('Milliseconds since 1970');

/** A person as others see them. */
export const PublicPerson = z.strictObject({
  name: z
    .string()
    .describe(
      'Empty: the account was deleted. If several names look alike, all but the oldest account get a number: Anna (2)',
    ),
  isBot: z.literal(true).optional(),
});
export type PublicPerson = z.infer<typeof PublicPerson>;

const People = z.record(PersonId, PublicPerson);

/** A table in a list. */
export const TableSummary = z.strictObject({
  table: z.string(),
  game: z.string(),
  options: z.looseObject({ seats: z.int() }),
  state: z.enum(['open', 'running', 'over']),
  clock: Clock,
  isPublic: z.boolean(),
  isHostAway: z
    .boolean()
    .describe('True if the host of a table that has not begun is away: any seated person may begin'),
  isRated: z.boolean().describe('True if the result counts for ratings'),
  seats: z.array(
    z.strictObject({
      person: PersonId.nullable(),
      bot: z.string().nullable(),
      keptFor: PersonId.optional().describe('Player of the game before, for whom the seat is kept'),
    }),
  ),
  people: People,
  version: z.int().describe('Number of entries in its log'),
  decisions: z
    .array(z.strictObject({ seat: z.int(), decision: z.string() }))
    .describe('Open decisions of the caller'),
  isAwaited: z.boolean().describe('True if the table waits for the caller'),
  due: Time.nullable().describe('Time of the next automatic event, such as a clock running out'),
  points: z.array(z.number()).describe('Public points by seat; empty before the game begins'),
  winners: z.array(z.int()).nullable().describe('Winning seats in turn order; null: not over, or nobody won'),
  opened: Time,
  changed: Time,
});
export type TableSummary = z.infer<typeof TableSummary>;
export const TableList = z.strictObject({
  tables: z.array(TableSummary),
  more: z.int().nonnegative().optional().describe('Number of tables beyond the end of the list'),
});

/** `POST /tables`: the host sits down at `seat`, if it is named. */
export const NewTable = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.looseObject({}).describe('Options as in a record (docs/record.md)'),
  settings: TableSettings.prefault({}),
  seat: z.int().min(0).max(7).optional(),
  nonce: z
    .string()
    .regex(/^(?:[0-9a-f]{32})?$/)
    .default(''),
});
/** A new table, and the secret part of its link. */
export const Invitation = z.strictObject({ table: z.string(), invite: z.string() });
export type Invitation = z.infer<typeof Invitation>;
export const InviteSecret = z.strictObject({ invite: z.string() });
export type InviteSecret = z.infer<typeof InviteSecret>;

/** Result of a command: the number of log entries that include it. */
export const CommandResult = z.strictObject({ version: z.int() });
export type CommandResult = z.infer<typeof CommandResult>;

export const Addresses = z.strictObject({
  addresses: z.array(z.string()).describe('URLs of the page, most likely first'),
});
