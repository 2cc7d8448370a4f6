import { z } from 'zod';
import { PublicPerson, TableSummary } from './table-list.ts';

const PersonId = z.string();
const Time = z.int().nonnegative().describe('Milliseconds since 1970');
const count = z.int().nonnegative();

/** Kinds of clocks, which ask for different strengths. */
export const PACES = ['live', 'days', 'untimed'] as const;
export type Pace = (typeof PACES)[number];
/**
 * Accounts at a table: people with a way back to their account, bots as well, or guests as well. A guest costs nothing to make, so that
 * results among guests are compared with each other only.
 */
export const ACCOUNT_KINDS = ['people', 'bots', 'guests'] as const;
export type AccountKinds = (typeof ACCOUNT_KINDS)[number];

/** Tables whose results are compared with each other. */
export const Pool = z.strictObject({
  game: z.string(),
  pace: z.enum(PACES),
  company: z.enum(ACCOUNT_KINDS),
});
export type Pool = z.infer<typeof Pool>;

/** Estimated strength of a person. */
export const Strength = z.strictObject({
  value: z.int().describe('Conservative estimate of strength; new players begin with 1000'),
  uncertainty: z.int().describe('Standard deviation of the estimate'),
});
export type Strength = z.infer<typeof Strength>;

/** Strength of a person in one pool. */
export const Rating = z.strictObject({
  ...Pool.shape,
  ...Strength.shape,
  isProvisional: z
    .boolean()
    .describe('True with too few games or too few different opponents: ranked after all others'),
  games: count.describe('Number of games that changed the rating'),
});
export type Rating = z.infer<typeof Rating>;

/** `GET /tables/:id/ratings`: what a table has changed; null where it was not rated, or somebody does not show it. */
export const TableRatings = z.strictObject({
  pool: Pool.nullable(),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      person: PersonId.nullable(),
      place: z.int().describe('From 1; ties share a place'),
      before: Strength.nullable(),
      after: Strength.nullable(),
      weight: z
        .number()
        .nullable()
        .describe('Weight of the result, from 0 (none) to 1 (full); null: not rated'),
    }),
  ),
  people: z.record(PersonId, PublicPerson),
});
export type TableRatings = z.infer<typeof TableRatings>;

/** `GET /ratings`: the strongest first. */
export const Leaderboard = z.strictObject({
  pool: Pool.nullable().describe('null: nobody is rated yet'),
  pools: z.array(Pool).describe('Pools with ratings, the most played first'),
  rows: z.array(z.strictObject({ place: z.int(), person: PersonId, ...PublicPerson.shape, rating: Rating })),
  next: z.int().nullable().describe('`from` of the next page; null: last page'),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** `GET /people/:id`: somebody as everybody may know them. */
export const Profile = z.strictObject({
  id: PersonId,
  ...PublicPerson.shape,
  since: Time,
  isListed: z
    .boolean()
    .describe('True if others can see ratings, results and games; otherwise these are empty'),
  ratings: z.array(Rating),
  games: z.array(z.strictObject({ game: z.string(), played: count, won: count })),
});
export type Profile = z.infer<typeof Profile>;

/** `GET /people/:id/tables`: public tables of theirs that are over, the latest first. */
export const PastTables = z.strictObject({
  tables: z.array(TableSummary),
  next: z.string().nullable().describe('`before` of the next page; null: last page'),
});
export type PastTables = z.infer<typeof PastTables>;

/** One way in which something can come. */
const Bar = z.strictObject({
  bar: z.string().describe('Name in the game'),
  count,
  expected: z.number(),
  low: z.number().describe('Lower end of the range that contains 95 of 100 honest counts'),
  high: z.number().describe('Upper end of that range'),
});
const Chart = z.strictObject({
  chart: z.string().describe('Name in the game'),
  draws: count,
  bars: z.array(Bar),
  chi: z
    .strictObject({ statistic: z.number(), freedom: z.int(), p: z.number() })
    .nullable()
    .describe("Pearson's chi-square test; null if draws depend on each other, so that it does not apply"),
});
export type ChanceChart = z.infer<typeof Chart>;

/** Counts of a game's chance draws. */
export const GameChanceStats = z.strictObject({
  game: z.string(),
  tables: count.describe('Finished tables with all draws verified'),
  wrong: count.describe('Tables with a wrong draw; not included'),
  charts: z.array(Chart),
});
export type GameChanceStats = z.infer<typeof GameChanceStats>;

/** `GET /chance`: all that ever came by chance, or in one month. */
export const Chance = z.strictObject({
  month: z.string().nullable().describe('2030-03; null: all time'),
  months: z.array(z.string()).describe('Months with data, newest first'),
  games: z.array(GameChanceStats),
});
export type Chance = z.infer<typeof Chance>;

/** Reasons for reporting a person. */
export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `POST /tables/:id/reports`: a line of talk, or what somebody did at that entry of the log. */
export const NewReport = z.strictObject({
  seq: z.int().min(0).max(1_000_000),
  person: z.string().max(40).optional().describe('Reported person; for a chat message its author'),
  why: z.enum(REPORT_REASONS),
  note: z.string().max(500).default('').describe('For the operator of the server'),
});
