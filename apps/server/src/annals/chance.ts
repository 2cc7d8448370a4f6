import type { DrawKind } from '@bastide/contract';
import { binomialBand, chiSquare } from '@bastide/fair';
import type { Chance, ChanceChart, GameChanceStats } from '@bastide/protocol';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Games } from '../game-list.ts';
import type { Database } from '../store/schema.ts';
import { monthOf } from './month.ts';

type Db = Kysely<Database>;

const MILLION = 1e6;
/** Of 100 counts that are spread like a normal distribution 95 lie within so many standard deviations. */
const WIDTH = 1.959964;

/** What was counted of one bar, over all months or of one. */
interface Sum {
  readonly count: number;
  readonly draws: number;
  readonly due: number;
  readonly spread: number;
}

/** Tables that are not public are told of in sums of so many a month and game at least. */
const PRIVATE_AT_LEAST = 10;
/**
 * Their month is over so much later, in milliseconds: by then every process, whatever its clock, has written what it had begun to count
 * into that month.
 */
const MONTH_SETTLES = 3_600_000;

/** Tables of a game in a month that are counted together: public or not, with the same verdict on their draws. */
interface Part {
  readonly month: string;
  readonly name: string;
  readonly is_public: number;
  /** Null: nothing was drawn. */
  readonly is_fair: number | null;
  readonly tables: number;
}

/** Counts of all tables, which everything else is chosen by. */
export async function countParts(db: Db): Promise<readonly Part[]> {
  const parts = await db
    .selectFrom('finished')
    .select(({ fn }) => ['month', 'name', 'is_public', 'is_fair', fn.countAll<number>().as('tables')])
    .groupBy(['month', 'name', 'is_public', 'is_fair'])
    .execute();
  return parts.map((part) => ({ ...part, tables: Number(part.tables) }));
}

/**
 * Parts that everybody may know. Public tables count at once; others when their month is over and there were many, so that no sum
 * before and after tells of a single one.
 */
export function shownParts(parts: readonly Part[], now: number): readonly Part[] {
  const thisMonth = monthOf(now - MONTH_SETTLES);
  const privates = new Map<string, number>();
  for (const { is_public, month, name, tables } of parts)
    if (is_public === 0) privates.set(`${month} ${name}`, (privates.get(`${month} ${name}`) ?? 0) + tables);
  return parts.filter(
    ({ is_public, month, name }) =>
      is_public === 1 || (month < thisMonth && privates.get(`${month} ${name}`)! >= PRIVATE_AT_LEAST),
  );
}

/** Returns what came by chance at tables that are over, in one month or ever, beside what was to be expected. */
export async function chanceOf(
  db: Db,
  games: Games,
  shown: readonly Part[],
  month: string | undefined,
): Promise<Chance> {
  const all: GameChanceStats[] = [];
  for (const game of games.names)
    all.push(
      await ofGame(
        db,
        games,
        game,
        shown.filter((one) => one.name === game && (month === undefined || one.month === month)),
      ),
    );
  return { month: month ?? null, months: monthsOf(shown), games: all };
}

/** Months of which something is shown, the latest first. */
export const monthsOf = (shown: readonly Part[]): string[] =>
  [...new Set(shown.map(({ month }) => month))].sort().reverse();

async function ofGame(db: Db, games: Games, game: string, parts: readonly Part[]): Promise<GameChanceStats> {
  if (parts.length === 0) return { game, tables: 0, wrong: 0, charts: [] };
  const tables = (fair: number) =>
    parts.reduce((sum, { is_fair, tables }) => sum + (is_fair === fair ? tables : 0), 0);
  const sums = await sumsOf(db, game, parts);
  const charts = games.newest(game)!.draws.map((chart) => chartOf(chart, sums.get(chart.name) ?? new Map()));
  return {
    game,
    tables: tables(1),
    wrong: tables(0),
    charts: charts.filter(({ draws }) => draws > 0),
  };
}

/** Condition for rows of these months, public or not as they say. */
const within =
  (parts: readonly Part[]) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'draw_count'>) =>
    or(
      ([0, 1] as const).flatMap((isPublic) => {
        const months = monthsOf(parts.filter(({ is_public }) => is_public === isPublic));
        return months.length === 0 ? [] : [and([eb('is_public', '=', isPublic), eb('month', 'in', months)])];
      }),
    );

/** By chart and bar. */
async function sumsOf(
  db: Db,
  game: string,
  parts: readonly Part[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Sum>>> {
  const rows = await db
    .selectFrom('draw_count')
    .select(({ fn }) => [
      'chart',
      'bar',
      fn.sum<number>('count').as('count'),
      fn.sum<number>('draws').as('draws'),
      fn.sum<number>('due').as('due'),
      fn.sum<number>('spread').as('spread'),
    ])
    .where('name', '=', game)
    .where(within(parts))
    .groupBy(['chart', 'bar'])
    .execute();
  const sums = new Map<string, Map<number, Sum>>();
  for (const { chart, bar, ...sum } of rows) {
    const bars = sums.get(chart) ?? new Map<number, Sum>();
    sums.set(chart, bars);
    // PostgreSQL gives sums of large numbers as text.
    bars.set(bar, {
      count: Number(sum.count),
      draws: Number(sum.draws),
      due: Number(sum.due) / MILLION,
      spread: Number(sum.spread) / MILLION,
    });
  }
  return sums;
}

function chartOf({ name, bars, ways }: DrawKind, sums: ReadonlyMap<number, Sum>): ChanceChart {
  const of = bars.map((_, bar) => sums.get(bar) ?? { count: 0, draws: 0, due: 0, spread: 0 });
  const draws = of.reduce((total, { count }) => total + count, 0);
  const total = ways?.reduce((sum, one) => sum + one, 0);
  return {
    chart: name,
    draws,
    bars: of.map((sum, bar) => ({
      bar: bars[bar]!,
      count: sum.count,
      expected: total === undefined ? sum.due : (draws * ways![bar]!) / total,
      ...(total === undefined ? bandOf(sum) : binomialBand(draws, ways![bar]! / total)),
    })),
    chi:
      total === undefined
        ? null
        : chiSquare(
            of.map(({ count }) => count),
            ways!.map((one) => (draws * one) / total),
          ),
  };
}

/**
 * Where 95 of 100 such counts lie if each draw has its own odds. Draws without putting back depend on each other; but what each
 * differs from its own odds does not add up with what others do, so that their variances do.
 */
function bandOf({ draws, due, spread }: Sum): { readonly low: number; readonly high: number } {
  const width = WIDTH * Math.sqrt(spread);
  return { low: Math.max(0, due - width), high: Math.min(draws, due + width) };
}
