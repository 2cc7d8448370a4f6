import { binomialBand, chiSquare } from '@bastide/fair';
import type { Chance, ChanceChart, ChanceOfGame } from '@bastide/protocol';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DrawsCounted } from '../game/hosted.ts';
import type { Games } from '../game/list.ts';
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
 * What came by chance at tables that are over, in one month or ever, beside what was to be expected. Public tables count at once; others
 * when their month is over and there were many, so that no sum before and after tells of a single one.
 */
export async function chanceOf(
  db: Db,
  games: Games,
  month: string | undefined,
  now: number,
): Promise<Chance> {
  const shown = await shownSums(db, monthOf(now));
  const months = [...new Set(shown.map((one) => one.month))].sort().reverse();
  const all: ChanceOfGame[] = [];
  for (const game of games.names)
    all.push(
      await ofGame(
        db,
        games,
        game,
        shown.filter((one) => one.name === game && (month === undefined || one.month === month)),
      ),
    );
  return { month: month ?? null, months, games: all };
}

/** Tables of a game in a month, public or not, that are counted together. */
interface Part {
  readonly month: string;
  readonly name: string;
  readonly is_public: number;
}

/** The sums that everybody may know. */
async function shownSums(db: Db, thisMonth: string): Promise<readonly Part[]> {
  const parts = await db
    .selectFrom('finished')
    .select(({ fn }) => ['month', 'name', 'is_public', fn.countAll<number>().as('tables')])
    .groupBy(['month', 'name', 'is_public'])
    .execute();
  return parts.filter(
    ({ month, is_public, tables }) =>
      is_public === 1 || (month < thisMonth && Number(tables) >= PRIVATE_AT_LEAST),
  );
}

async function ofGame(db: Db, games: Games, game: string, parts: readonly Part[]): Promise<ChanceOfGame> {
  if (parts.length === 0) return { game, tables: 0, wrong: 0, charts: [] };
  const verdicts = await db
    .selectFrom('finished')
    .select((of) => ['is_fair', of.fn.countAll<number>().as('tables')])
    .where('name', '=', game)
    .where('is_fair', 'is not', null)
    .where(within(parts))
    .groupBy('is_fair')
    .execute();
  const tables = (fair: number) => Number(verdicts.find(({ is_fair }) => is_fair === fair)?.tables ?? 0);
  const sums = await sumsOf(db, game, parts);
  const charts = games.newest(game)!.chance.map((chart) => chartOf(chart, sums.get(chart.name) ?? new Map()));
  return {
    game,
    tables: tables(1),
    wrong: tables(0),
    charts: charts.filter(({ draws }) => draws > 0),
  };
}

/** Rows of these months, public or not as they say. */
const within =
  (parts: readonly Part[]) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'finished' | 'draw_count'>) =>
    or(parts.map(({ month, is_public }) => and([eb('month', '=', month), eb('is_public', '=', is_public)])));

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

function chartOf({ name, bars, ways }: DrawsCounted, sums: ReadonlyMap<number, Sum>): ChanceChart {
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
