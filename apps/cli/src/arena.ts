import { availableParallelism, constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type ArenaTable,
  FORMATS,
  gameSlotOf,
  gamesOfDeal,
  type Plan,
  SequentialTestFeed,
  tableOf,
} from '@bastide/arena';
import { BOT_NAMES } from '@bastide/bots';
import { ACTIONS_AT_MOST } from '@bastide/contract';
import { endBotProcess } from './arena/end-bot-process.ts';
import { inTable } from './arena/format.ts';
import { reportHtml } from './arena/html.ts';
import type { ArenaReport } from './arena/report.ts';
import { Results } from './arena/results.ts';
import { planOf, readClaims, type Settings } from './arena/settings.ts';
import type { ArenaGameResult, ArenaTask, FromThread, Next, Take, ToThread } from './arena/task.ts';
import { addFlags, addOption } from './game/flags.ts';
import { examplesFor, type GameList, type GameSource } from './game/list.ts';
import { optionLines } from './game/options.ts';
import type { Translator } from './i18n/translator.ts';
import { printProblem } from './shell/bad-input.ts';
import { NewFile } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { names, oneOf, wholeNumber } from './shell/options.ts';
import { writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

/** Options of `arena.ts` that do not change the games, only where they are played, stored and reported. */
const ELSEWHERE = ['--workers', '--results', '--record', '--html', '--bus', '--json'];

/**
 * Returns the command line that plays the deals of an arena again, for people to copy. The games are the same if bots
 * have steps and no clock. `args`: arguments of this program.
 */
function rerunCommand(args: readonly string[]): string {
  const kept = ['bastide'];
  for (let i = 0; i < args.length; i++) {
    const [flag = '', value] = args[i]!.split('=');
    if (!ELSEWHERE.includes(flag)) kept.push(quoted(args[i]!));
    else if (flag !== '--json' && value === undefined) i++;
  }
  return kept.join(' ');
}

const quoted = (word: string): string =>
  /^[\w@:.,=/%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  const number = words('value.number');
  const file = words('value.file');
  const option = (flags: string, about: string) => command.createOption(flags, about);
  command
    .addOption(
      option(`--bots <${words('value.names')}>`, words('arena.bots', { bots: BOT_NAMES }))
        .argParser(names)
        .default([], words('help.none')),
    )
    .addOption(
      option(`--bot <${words('value.name')}>`, words('arena.bot'))
        .argParser((one: string, before: readonly string[]) => [...before, one])
        .default([], words('help.none')),
    )
    .addOption(oneOf(option(`--format <${words('value.name')}>`, words('arena.format')), FORMATS))
    .addOption(wholeNumber(option(`--deals <${number}>`, words('arena.deals')), 1, 1e6).default(100))
    .addOption(option('--test <50:55>', words('arena.test')).argParser(readClaims));
  addFlags(command, list)
    .addOption(wholeNumber(option(`--seats <${number}>`, words('arena.seats')), 2, 9))
    .addOption(
      wholeNumber(option(`--seed <${number}>`, words('simulate.seed')), Number.MIN_SAFE_INTEGER).default(1),
    )
    .addOption(
      wholeNumber(option(`--actions <${number}>`, words('simulate.actions')), 1, ACTIONS_AT_MOST).default(
        ACTIONS_AT_MOST,
      ),
    )
    .addOption(wholeNumber(option(`--budget <${number}>`, words('arena.budget')), 1, 3600))
    .addOption(wholeNumber(option(`--patience <${number}>`, words('arena.patience')), 1, 3600 * 3))
    .addOption(
      wholeNumber(option(`--workers <${number}>`, words('arena.workers')), 1, 256).default(
        availableParallelism(),
        words('simulate.allProcessors'),
      ),
    )
    .option(`--results <${file}>`, words('arena.results'))
    .option(`--record <${file}>`, words('simulate.record'))
    .option(`--html <${file}>`, words('arena.html'))
    .option(`--bus <${words('value.url')}>`, words('arena.bus'));
  addOption(command)
    .option('--json', words('help.json'))
    .footer(words('arena.note'))
    .examples(...examplesFor(list.entries, 'arena'))
    .addHelpText('after', ['', ...optionLines(list, words)].join('\n'))
    .action((name: string, asked: Settings) => run(list, words, name, asked, command.parent!.args));
}

async function run(
  list: GameList,
  words: Translator,
  name: string,
  settings: Settings,
  args: readonly string[],
): Promise<void> {
  const { format, ...plan } = planOf(list, name, settings);
  const html = settings.html === undefined ? undefined : new NewFile(settings.html, words);
  try {
    const since = performance.now();
    const { earlier, table } = await played(list, words, plan, settings);
    const { game, options, entrants: bots, seed } = plan;
    const seconds = (performance.now() - since) / 1000;
    const command = rerunCommand(args);
    const report: ArenaReport = { game, options, format, bots, seed, command, earlier, seconds, ...table };
    html?.write(reportHtml(report, words));
    html?.keep();
    if (settings.json) writeJson(report);
    else writeLines(inTable(report, words));
  } catch (error) {
    html?.discard();
    throw error;
  }
}

/** Plays the missing games; returns the table of all games, and the number of those that had been played before. */
async function played(
  list: GameList,
  words: Translator,
  plan: Plan,
  settings: Settings,
): Promise<{ readonly earlier: number; readonly table: ArenaTable }> {
  const total = settings.deals * gamesOfDeal(plan);
  const results = new Results(plan, settings);
  const watch = settings.test && new SequentialTestFeed(plan, settings.test);
  const isOpen = () => watch === undefined || watch.result.verdict === 'open';
  const before = new Set(results.games.filter(({ n }) => n < total));
  for (const game of before) watch?.add(game);
  let done = before.size;
  let asked = 0;
  const next = () => {
    while (asked < total && results.has(asked)) asked++;
    return asked < total && isOpen() ? asked++ : undefined;
  };
  const found = () => {
    const tested = watch?.result;
    const last = tested && tested.verdict !== 'open' ? tested.deals : settings.deals;
    const counted = results.games.filter(({ n }) => gameSlotOf(plan, n).deal < last);
    const earlier = counted.filter((game) => before.has(game)).length;
    return { earlier, table: tableOf(plan, counted, tested) };
  };
  const bar = await progress(words, 'games', total);
  const take = (one: ArenaGameResult) => {
    if (results.has(one.played.n)) return;
    results.take(one);
    watch?.add(one.played);
    bar.to(++done);
  };
  const unheard = endBySignals(words, settings.results);
  try {
    const task = { list: list.module, plan, keepsRecords: settings.record !== undefined };
    const threads = Math.min(settings.workers, total - done);
    if (!isOpen() || done >= total) return found();
    if (settings.bus === undefined) await playOnThreads(task, threads, next, take);
    else {
      const { playOnBus } = await import('./arena/bus/submit-work.ts'); // Loaded here, because only some arenas need JetStream.
      const { bus, results: kept } = settings;
      const alone = () => printProblem(words('arena.alone', { bus }));
      await playOnBus(bus, task, { next, take, isOver: () => !isOpen(), alone, results: kept });
    }
    return found();
  } finally {
    unheard();
    bar.end();
    results.close();
  }
}

/**
 * Makes signals end this program and all programs that it has started; the file of results keeps the finished games.
 */
function endBySignals(words: Translator, results: string | undefined): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = (signal: NodeJS.Signals) => {
    printProblem(words(results === undefined ? 'arena.stopped' : 'arena.stoppedKept', { signal }));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/** Plays games on several threads, until there are no more. The result of a game does not depend on the thread. */
async function playOnThreads(task: ArenaTask, threads: number, next: Next, take: Take): Promise<void> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./arena/worker.js', import.meta.url), { workerData: task }),
  );
  // External programs of all threads: the end of this process also ends them.
  const programs = new Set<number>();
  const endAll = () => {
    for (const program of programs) endBotProcess(program);
  };
  process.on('exit', endAll);
  try {
    await Promise.all(workers.map((worker) => plays(worker, next, take, programs)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    endAll();
    process.off('exit', endAll);
  }
}

function plays(worker: Worker, next: Next, take: Take, programs: Set<number>): Promise<void> {
  return new Promise((resolve, reject) => {
    const say = (told: ToThread) => worker.postMessage(told);
    worker
      .on('error', reject)
      .on('exit', () => resolve())
      .on('message', (told: FromThread) => {
        if ('started' in told) return void programs.add(told.started);
        if ('ended' in told) return void programs.delete(told.ended);
        try {
          if (told.done) take(told.done);
          say(next() ?? 'end');
        } catch (error) {
          reject(error);
        }
      });
  });
}
