import { cpus, hostname } from 'node:os';
import { botsFor, isInstantBot } from '@bastide/bots';
import { playRounds } from './bench/rounds.ts';
import type { GameEntry } from './game/entry.ts';
import type { GameList, GameSource } from './game/list.ts';
import {
  type Amounts,
  type BenchCase,
  type BenchRound,
  type BenchSums,
  BOT_WORK,
  decisionsOf,
  type Mean,
  type Sums,
} from './game/suite.ts';
import { loadTranslator, type ProgramKey, type Translator } from './i18n/translator.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { wholeNumber } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';
import { padEnd, WIDTH, widthOf, wrapped } from './shell/width.ts';

const FULL: Amounts = {
  games: 6_000,
  copies: 200_000,
  readableGames: 200,
  playouts: 4_000,
  botSeconds: 0.5,
  steps: 30_000_000,
};
const QUICK: Amounts = {
  games: 1_000,
  copies: 20_000,
  readableGames: 20,
  playouts: 400,
  botSeconds: 0.05,
  steps: 3_000_000,
};

/** Speed of the machine during the measurement; it belongs to no game. */
const CALIBRATION: BenchCase = { id: 'calibration', unit: 'Msteps/s', decimals: 0 };

interface Settings {
  readonly rounds: number;
  readonly quick?: true;
  readonly json?: true;
}

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  const rounds = command.createOption(`--rounds <${words('value.number')}>`, words('bench.rounds'));
  command
    .addOption(wholeNumber(rounds, 1, 1000).default(5))
    .option('--quick', words('bench.quick'))
    .option('--json', words('help.json'))
    .footer(countedIn(measuredIn(list), words))
    .examples('bastide bench', 'bastide bench --quick --rounds 3 --json')
    .action((settings: Settings) => run(list, words, settings));
}

type Measured = GameEntry & Required<Pick<GameEntry, 'suite'>>;

const measuredIn = ({ entries }: GameList): readonly Measured[] =>
  entries.filter((entry): entry is Measured => entry.suite !== undefined);

const countedIn = (measured: readonly Measured[], words: Translator): string =>
  words.sentences([words('bench.action'), ...measured.map(({ game }) => words.of(game.name)('counted'))]);

async function run(
  list: GameList,
  words: Translator,
  { rounds: count, quick, json }: Settings,
): Promise<void> {
  const measured = measuredIn(list);
  if (measured.length === 0) throw new BadInput('bench.nothing', { games: list.names });
  const suites = await Promise.all(measured.map(async ({ game, suite }) => ({ game, suite: await suite() })));
  const bar = await progress(words, 'rounds', count);
  const rounds = await playRounds(
    list.module,
    measured.map(({ game }) => game.name),
    quick ? QUICK : FULL,
    count,
    (number) => bar.to(number),
  );
  bar.end();
  // A document is the same in every language.
  const told = json ? loadTranslator('en', list.entries) : words;
  const results = [
    resultOf(CALIBRATION, told('bench.calibration'), rounds),
    ...suites.flatMap(({ game, suite }) => {
      const say = told.of(game.name);
      return [
        ...suite.works.map((work) => resultOf(work, say(`work.${work.id}`), rounds)),
        ...botsFor(game.name).map((bot) =>
          resultOf(
            { id: decisionsOf(game.name, bot), unit: 'decisions/s', decimals: 0 },
            say('work.decisions', { bot: isInstantBot(bot) ? bot : `${bot}@${BOT_WORK}` }),
            rounds,
          ),
        ),
      ];
    }),
  ];
  const reports = suites.map(({ game, suite }) => ({
    ...suite.report((quantity) => meanOf(quantity, rounds)),
    say: words.of(game.name),
  }));
  const machine = { name: hostname(), node: process.version, processor: cpus()[0]?.model };
  const counted = countedIn(measured, told);
  if (json)
    writeJson({
      rounds: count,
      quick: quick === true,
      machine: machine.name,
      node: machine.node,
      processor: machine.processor ?? 'unknown',
      counted,
      results,
      ...Object.assign({}, ...reports.map(({ members }) => members)),
    });
  else
    writeLines([
      words('bench.medians', {
        rounds: count,
        machine: machine.name,
        node: machine.node,
        processor: machine.processor ?? words('bench.unknownProcessor'),
      }),
      '',
      ...table(results.map((result) => inCells(result, words))),
      '',
      ...reports.flatMap(({ lines, say }) => lines(say, withinIn(words))),
      ...wrapped(counted, WIDTH),
    ]);
}

interface Result extends BenchCase {
  readonly what: string;
  readonly median: number;
  readonly best: number;
  readonly rounds: readonly number[];
  /** Result divided by target: 1 or more is good. */
  readonly ratio?: number;
}

function resultOf({ id, ...work }: BenchCase, what: string, rounds: readonly BenchRound[]): Result {
  const found = rounds.map(({ figures }) => figures[id]!);
  const middle = median(found);
  const best = work.unit === 'µs' ? Math.min(...found) : Math.max(...found);
  const ratio = work.target && (work.unit === 'µs' ? work.target / middle : middle / work.target);
  return { id, what, ...work, median: middle, best, rounds: found, ...(ratio !== undefined && { ratio }) };
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const UNITS = {
  'games/s': 'bench.unit.games',
  'actions/s': 'bench.unit.actions',
  'decisions/s': 'bench.unit.decisions',
  'playouts/s': 'bench.unit.playouts',
  'Msteps/s': 'bench.unit.steps',
  µs: 'bench.unit.time',
} as const satisfies Record<BenchCase['unit'], ProgramKey>;

function inCells(
  { what, unit, decimals, median: middle, best, target, ratio }: Result,
  words: Translator,
): string[] {
  const { figure } = words;
  const widest = Math.max(...Object.values(UNITS).map((key) => widthOf(words(key))));
  return [
    what,
    figure(middle, decimals),
    padEnd(words(UNITS[unit]), widest),
    words('bench.best', { best: figure(best, decimals) }),
    ...(target !== undefined && ratio !== undefined
      ? [words('bench.target', { target: figure(target, unit === 'µs' ? 1 : 0) }), `× ${figure(ratio, 2)}`]
      : []),
  ];
}

const withinIn =
  ({ figure }: Translator): BenchSums =>
  ({ mean, error }, decimals) =>
    `${figure(mean, decimals)} ± ${figure(error, decimals)}`;

function meanOf(quantity: string, rounds: readonly BenchRound[]): Mean {
  const sums = rounds.map(({ sanity }) => sanity[quantity]!);
  const add = (what: keyof Sums) => sums.reduce((sum, one) => sum + one[what], 0);
  const mean = add('sum') / add('count');
  return { mean, error: Math.sqrt((add('squares') / add('count') - mean * mean) / add('count')) };
}
