import type { DrawKind } from '@bastide/contract';
import { binomialBand, chiSquare } from '@bastide/fair';
import type { Chance, ChanceChart, GameChanceStats } from '@bastide/protocol';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { GameRegistry } from '../game-registry.ts';
import type { Database } from '../store/schema.ts';
import { monthOf } from './month.ts';

type Db = Kysely<Database>;

const MILLION = 1e6;
/** Of 100 counts that are spread like a normal distribution 95 lie within so many standard deviations. */
const Z_95_PERCENT = 1.959964;

/** Totals of one bar, over all months or of one. */
interface BarTotals {
  readonly count: number;
  readonly draws: number;
  readonly due: number;
  readonly spread: number;
}

/** Tables that are not public are told of in sums of so many a month and game at least. */
const MIN_PRIVATE_TABLES = 10;
/**
 * Their month is over so much later, in milliseconds: by then every process, whatever its clock, has written what it had begun to count
 * into that month.
 */
const MONTH_SETTLES_MS = 3_600_000;

/** Tables of a game in a month that are counted together: public or not, with the same verdict on their draws. */
interface TableGroup {
  readonly month: string;
  readonly name: string;
  readonly is_public: number;
  /** Null: nothing was drawn. */
  readonly is_fair: number | null;
  readonly tables: number;
}

/** Counts of all tables, which everything else is chosen by. */
export async function countTableGroups(db: Db): Promise<readonly TableGroup[]> {
  const groups = await db
    .selectFrom('finished')
    .select(({ fn }) => ['month', 'name', 'is_public', 'is_fair', fn.countAll<number>().as('tables')])
    .groupBy(['month', 'name', 'is_public', 'is_fair'])
    .execute();
  return groups.map((group) => ({ ...group, tables: Number(group.tables) }));
}

/**
 * Parts that everybody may know. Public tables count at once; others when their month is over and there were many, so that no sum
 * before and after tells of a single one.
 */
export function visibleGroups(groups: readonly TableGroup[], now: number): readonly TableGroup[] {
  const thisMonth = monthOf(now - MONTH_SETTLES_MS);
  const privateTables = new Map<string, number>();
  for (const { is_public, month, name, tables } of groups)
    if (is_public === 0)
      privateTables.set(`${month} ${name}`, (privateTables.get(`${month} ${name}`) ?? 0) + tables);
  return groups.filter(
    ({ is_public, month, name }) =>
      is_public === 1 || (month < thisMonth && privateTables.get(`${month} ${name}`)! >= MIN_PRIVATE_TABLES),
  );
}

/** Returns what came by chance at tables that are over, in one month or ever, beside what was to be expected. */
export async function chanceStats(
  db: Db,
  games: GameRegistry,
  visible: readonly TableGroup[],
  month: string | undefined,
): Promise<Chance> {
  const statsByGame: GameChanceStats[] = [];
  for (const game of games.names)
    statsByGame.push(
      await chanceOfGame(
        db,
        games,
        game,
        visible.filter((group) => group.name === game && (month === undefined || group.month === month)),
      ),
    );
  return { month: month ?? null, months: monthsIn(visible), games: statsByGame };
}

/** Months of which something is shown, the latest first. */
export const monthsIn = (visible: readonly TableGroup[]): string[] =>
  [...new Set(visible.map(({ month }) => month))].sort().reverse();

async function chanceOfGame(
  db: Db,
  games: GameRegistry,
  game: string,
  groups: readonly TableGroup[],
): Promise<GameChanceStats> {
  if (groups.length === 0) return { game, tables: 0, wrong: 0, charts: [] };
  const tables = (fair: number) =>
    groups.reduce((sum, { is_fair, tables }) => sum + (is_fair === fair ? tables : 0), 0);
  const totals = await sumBars(db, game, groups);
  const charts = games
    .newest(game)!
    .draws.map((chart) => chartFrom(chart, totals.get(chart.name) ?? new Map()));
  return {
    game,
    tables: tables(1),
    wrong: tables(0),
    charts: charts.filter(({ draws }) => draws > 0),
  };
}

/** Condition for rows of these months, public or not as they say. */
const inMonthsOf =
  (groups: readonly TableGroup[]) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'draw_count'>) =>
    or(
      ([0, 1] as const).flatMap((isPublic) => {
        const months = monthsIn(groups.filter(({ is_public }) => is_public === isPublic));
        return months.length === 0 ? [] : [and([eb('is_public', '=', isPublic), eb('month', 'in', months)])];
      }),
    );

/** By chart and bar. */
async function sumBars(
  db: Db,
  game: string,
  groups: readonly TableGroup[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, BarTotals>>> {
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
    .where(inMonthsOf(groups))
    .groupBy(['chart', 'bar'])
    .execute();
  const totals = new Map<string, Map<number, BarTotals>>();
  for (const { chart, bar, ...sum } of rows) {
    const bars = totals.get(chart) ?? new Map<number, BarTotals>();
    totals.set(chart, bars);
    // PostgreSQL gives sums of large numbers as text.
    bars.set(bar, {
      count: Number(sum.count),
      draws: Number(sum.draws),
      due: Number(sum.due) / MILLION,
      spread: Number(sum.spread) / MILLION,
    });
  }
  return totals;
}

function chartFrom({ name, bars, ways }: DrawKind, totals: ReadonlyMap<number, BarTotals>): ChanceChart {
  const barTotals = bars.map((_, bar) => totals.get(bar) ?? { count: 0, draws: 0, due: 0, spread: 0 });
  const draws = barTotals.reduce((total, { count }) => total + count, 0);
  const total = ways?.reduce((sum, group) => sum + group, 0);
  return {
    chart: name,
    draws,
    bars: barTotals.map((sum, bar) => ({
      bar: bars[bar]!,
      count: sum.count,
      expected: total === undefined ? sum.due : (draws * ways![bar]!) / total,
      ...(total === undefined ? normalBand(sum) : binomialBand(draws, ways![bar]! / total)),
    })),
    chi:
      total === undefined
        ? null
        : chiSquare(
            barTotals.map(({ count }) => count),
            ways!.map((ways) => (draws * ways) / total),
          ),
  };
}

/**
 * Returns the range of 95 of 100 such counts if each draw has its own odds. Draws without replacement depend on each other; but their
 * deviations from their own odds are uncorrelated, so that variances add up.
 */
function normalBand({ draws, due, spread }: BarTotals): { readonly low: number; readonly high: number } {
  const width = Z_95_PERCENT * Math.sqrt(spread);
  return { low: Math.max(0, due - width), high: Math.min(draws, due + width) };
}
