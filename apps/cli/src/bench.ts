import { cpus } from 'node:os';
import type { Command } from 'commander';
import { FULL, noSanity, QUICK, type Round, round, WORKS, type Work, warmUp } from './bench/works.ts';
import { examples, wholeNumber } from './shell/options.ts';
import { figure, table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

const COUNTED =
  'An action is one line of a record. Carcassonne: each draw, each placement, and each deployment or skip where there is a choice. ' +
  'Catan: each act of a seat, each card discarded, and each answer of chance (dice, stolen and dealt cards, the island).';

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

function run({ rounds: count, quick, json }: Settings): void {
  const amounts = quick ? QUICK : FULL;
  const sanity = noSanity();
  const bar = progress('rounds', count);
  warmUp(amounts);
  const rounds: Round[] = [];
  for (let number = 1; number <= count; number++) {
    rounds.push(round(amounts, number, sanity));
    bar.to(number);
  }
  bar.end();
  const results = WORKS.map((work) => resultOf(work, rounds));
  // As if the two seats of a game were independent.
  const meanPoints = meanOf(sanity.points, sanity.squares, 2 * sanity.games);
  const meanTurns = meanOf(sanity.catanTurns, sanity.catanTurnsSquared, sanity.catanGames);
  const meanActions = sanity.catanActions / sanity.catanGames;
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
  if (json)
    writeJson({
      rounds: count,
      quick: quick === true,
      ...machine,
      counted: COUNTED,
      results,
      meanPoints,
      catan: { meanTurns, meanActions },
    });
  else
    writeLines([
      `medians of ${count} rounds, Node ${machine.node}, ${machine.processor}`,
      '',
      ...table(results.map(inCells)),
      '',
      `mean points of random play in the base game of Carcassonne: ${figure(meanPoints.mean, 2)} ± ${figure(meanPoints.error, 2)}`,
      `random play in Catan: ${figure(meanTurns.mean, 1)} ± ${figure(meanTurns.error, 1)} turns, ${figure(meanActions, 1)} actions a game`,
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
  const figures = rounds.map((one) => one[work.id]!);
  const middle = median(figures);
  const ratio = work.target && (work.unit === 'µs' ? work.target / middle : middle / work.target);
  return { ...work, median: middle, rounds: figures, ...(ratio !== undefined && { ratio }) };
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

/** A mean and its standard error. */
function meanOf(
  sum: number,
  squares: number,
  count: number,
): { readonly mean: number; readonly error: number } {
  const mean = sum / count;
  return { mean, error: Math.sqrt((squares / count - mean * mean) / count) };
}
