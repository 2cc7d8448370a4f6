import { binomialBand, chiSquare } from '@bastide/fair';
import type { Chance, ChanceChart, ChanceOfGame } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { DrawsCounted } from '../game/hosted.ts';
import type { Games } from '../game/list.ts';
import type { Database } from '../store/schema.ts';

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

/** What came by chance at all tables that are over, in one month or ever, beside what was to be expected. */
export async function chanceOf(db: Db, games: Games, month: string | undefined): Promise<Chance> {
  const months = await db
    .selectFrom('finished')
    .select('month')
    .distinct()
    .orderBy('month', 'desc')
    .execute();
  const all: ChanceOfGame[] = [];
  for (const game of games.names) all.push(await ofGame(db, games, game, month));
  return { month: month ?? null, months: months.map((one) => one.month), games: all };
}

async function ofGame(db: Db, games: Games, game: string, month: string | undefined): Promise<ChanceOfGame> {
  const verdicts = await db
    .selectFrom('finished')
    .select((of) => ['is_fair', of.fn.countAll<number>().as('tables')])
    .where('name', '=', game)
    .where('is_fair', 'is not', null)
    .$if(month !== undefined, (query) => query.where('month', '=', month!))
    .groupBy('is_fair')
    .execute();
  const tables = (fair: number) => Number(verdicts.find(({ is_fair }) => is_fair === fair)?.tables ?? 0);
  const sums = await sumsOf(db, game, month);
  const charts = games.newest(game)!.chance.map((chart) => chartOf(chart, sums.get(chart.name) ?? new Map()));
  return {
    game,
    tables: tables(1),
    wrong: tables(0),
    charts: charts.filter(({ draws }) => draws > 0),
  };
}

/** By chart and bar. */
async function sumsOf(
  db: Db,
  game: string,
  month: string | undefined,
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
    .$if(month !== undefined, (query) => query.where('month', '=', month!))
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
