import { cpus } from 'node:os';
import type { Command } from 'commander';
import { playRounds } from './bench/rounds.ts';
import type { GameEntry } from './game/entry.ts';
import type { GameList } from './game/list.ts';
import type { Amounts, Mean, Round, Suite, Sums, Work } from './game/suite.ts';
import { BadInput } from './shell/bad-input.ts';
import { examples, wholeNumber } from './shell/options.ts';
import { figure, table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

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

interface Settings {
  readonly rounds: number;
  readonly quick?: true;
  readonly json?: true;
}

export function addBench(program: Command, list: GameList): void {
  program
    .command('bench')
    .description('Measures the speed of the rules and bots, on one core.')
    .option('--rounds <number>', 'the median of so many rounds is shown', wholeNumber(1, 1000), 5)
    .option('--quick', 'less of everything: rough figures in seconds')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `\n${countedIn(measuredIn(list))}\n${examples('bastide bench', 'bastide bench --quick --rounds 3 --json')}`,
    )
    .action((settings: Settings) => run(list, settings));
}

type Measured = GameEntry & { readonly suite: Suite };

const measuredIn = ({ entries }: GameList): readonly Measured[] =>
  entries.filter((entry): entry is Measured => entry.suite !== undefined);

const countedIn = (measured: readonly Measured[]): string =>
  [
    'An action is one line of a record.',
    ...measured.map(({ title, suite }) => `${title}: ${suite.counted}.`),
  ].join(' ');

async function run(list: GameList, { rounds: count, quick, json }: Settings): Promise<void> {
  const measured = measuredIn(list);
  if (measured.length === 0)
    throw new BadInput(`nothing is measured yet of ${list.names.join(', ')}: no game names its works`);
  const bar = progress('rounds', count);
  const rounds = await playRounds(
    list.module,
    measured.map(({ game }) => game.name),
    quick ? QUICK : FULL,
    count,
    (number) => bar.to(number),
  );
  bar.end();
  const results = measured.flatMap(({ suite }) => suite.works).map((work) => resultOf(work, rounds));
  const reports = measured.map(({ suite }) => suite.report((quantity) => meanOf(quantity, rounds)));
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
  const counted = countedIn(measured);
  if (json)
    writeJson({
      rounds: count,
      quick: quick === true,
      ...machine,
      counted,
      results,
      ...Object.assign({}, ...reports.map(({ members }) => members)),
    });
  else
    writeLines([
      `medians of ${count} rounds, Node ${machine.node}, ${machine.processor}`,
      '',
      ...table(results.map(inCells)),
      '',
      ...reports.flatMap(({ lines }) => lines),
      counted,
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

function meanOf(quantity: string, rounds: readonly Round[]): Mean {
  const sums = rounds.map(({ sanity }) => sanity[quantity]!);
  const add = (what: keyof Sums) => sums.reduce((sum, one) => sum + one[what], 0);
  const mean = add('sum') / add('count');
  return { mean, error: Math.sqrt((add('squares') / add('count') - mean * mean) / add('count')) };
}
