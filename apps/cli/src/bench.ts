import { cpus } from 'node:os';
import type { Command } from 'commander';
import { playRounds } from './bench/rounds.ts';
import type { Amounts, Round, Sums, Work } from './bench/suite.ts';
import { SUITES } from './bench/suites.ts';
import { examples, wholeNumber } from './shell/options.ts';
import { figure, table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

const COUNTED =
  'An action is one line of a record. Carcassonne: each draw, each placement, and each deployment or skip where there is a choice. ' +
  'Catan: each act of a seat, each card discarded, and each answer of chance (dice, stolen and dealt cards, the island).';

const FULL: Amounts = {
  games: 6_000,
  copies: 200_000,
  readableGames: 200,
  greedyGames: 4,
};
const QUICK: Amounts = {
  games: 1_000,
  copies: 20_000,
  readableGames: 20,
  greedyGames: 1,
};
const WORKS = Object.values(SUITES).flatMap(({ works }) => works);

interface Settings {
  readonly rounds: number;
  readonly quick?: true;
  readonly json?: true;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measures the speed of the rules and bots, on one core.')
    .option('--rounds <number>', 'the median of so many rounds is shown', wholeNumber(1, 1000), 5)
    .option('--quick', 'less of everything: rough figures in seconds')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `\n${COUNTED}\n${examples('bastide bench', 'bastide bench --quick --rounds 3 --json')}`,
    )
    .action(run);
}

async function run({ rounds: count, quick, json }: Settings): Promise<void> {
  const bar = progress('rounds', count);
  const rounds = await playRounds(quick ? QUICK : FULL, count, (number) => bar.to(number));
  bar.end();
  const results = WORKS.map((work) => resultOf(work, rounds));
  // Of points as if the two seats of a game were independent.
  const [points, turns, actions] = ['points', 'turns', 'actions'].map((of) => meanOf(of, rounds));
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
  if (json)
    writeJson({
      rounds: count,
      quick: quick === true,
      ...machine,
      counted: COUNTED,
      results,
      meanPoints: points,
      catan: { meanTurns: turns, meanActions: actions },
    });
  else
    writeLines([
      `medians of ${count} rounds, Node ${machine.node}, ${machine.processor}`,
      '',
      ...table(results.map(inCells)),
      '',
      `mean points of random play in the base game of Carcassonne: ${within(points!, 2)}`,
      `random play in Catan: ${within(turns!, 1)} turns, ${within(actions!, 1)} actions a game`,
      COUNTED,
    ]);
}

interface Result extends Work {
  readonly median: number;
  readonly rounds: readonly number[];
  /** How many times the target is reached: 1 or more is good. */
  readonly ratio?: number;
}

function resultOf(work: Work, rounds: readonly Round[]): Result {
  const found = rounds.map(({ figures }) => figures[work.id]!);
  const middle = median(found);
  const ratio = work.target && (work.unit === 'µs' ? work.target / middle : middle / work.target);
  return { ...work, median: middle, rounds: found, ...(ratio !== undefined && { ratio }) };
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const inCells = ({ what, unit, decimals, median: middle, target, ratio }: Result): string[] => [
  what,
  figure(middle, decimals),
  unit.padEnd(11),
  ...(target !== undefined && ratio !== undefined
    ? [`target ${figure(target, unit === 'µs' ? 1 : 0)}`, `× ${figure(ratio, 2)}`]
    : []),
];

interface Mean {
  readonly mean: number;
  /** The standard error. */
  readonly error: number;
}

function meanOf(quantity: string, rounds: readonly Round[]): Mean {
  const sums = rounds.map(({ sanity }) => sanity[quantity]!);
  const add = (what: keyof Sums) => sums.reduce((sum, one) => sum + one[what], 0);
  const mean = add('sum') / add('count');
  return { mean, error: Math.sqrt((add('squares') / add('count') - mean * mean) / add('count')) };
}

const within = ({ mean, error }: Mean, decimals: number): string =>
  `${figure(mean, decimals)} ± ${figure(error, decimals)}`;
