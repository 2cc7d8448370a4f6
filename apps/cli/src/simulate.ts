import { availableParallelism } from 'node:os';
import { type Simulation, simulation } from '@bastide/arena';
import { BOT_NAMES } from '@bastide/bots';
import { ACTIONS_AT_MOST, type Game, type Types } from '@bastide/contract';
import { botOf } from './game/bots.ts';
import { addFlags, addOption, type OptionInput, parseOptions } from './game/flags.ts';
import { entryNamed, examplesFor, type GameList, type GameSource } from './game/list.ts';
import { defaultsOf, inWords, optionLines } from './game/options.ts';
import type { Translator } from './i18n/translator.ts';
import { BadInput } from './shell/bad-input.ts';
import { NewFile } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { names, wholeNumber } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';
import { playSeries } from './simulate/pool.ts';

interface Settings extends OptionInput {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly actions: number;
  readonly seed: number;
  readonly workers: number;
  readonly record?: string;
  readonly json?: true;
}

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  const number = words('value.number');
  const option = (flags: string, about: string) => command.createOption(flags, about);
  addFlags(command, list);
  const seats = option(
    `--seats <${number}>`,
    words('simulate.seats', { usual: words.list(seatsByDefault(list, words)) }),
  );
  const bots = option(`--bots <${words('value.names')}>`, words('simulate.bots', { bots: BOT_NAMES }));
  const workers = option(`--workers <${number}>`, words('simulate.workers'));
  command
    .addOption(wholeNumber(seats, 1, 9))
    .addOption(bots.argParser(names).default(['random'], 'random'))
    .addOption(wholeNumber(option(`--games <${number}>`, words('simulate.games')), 1, 1e9).default(1000))
    .addOption(
      wholeNumber(option(`--actions <${number}>`, words('simulate.actions')), 1, ACTIONS_AT_MOST).default(
        ACTIONS_AT_MOST,
      ),
    )
    .addOption(
      wholeNumber(option(`--seed <${number}>`, words('simulate.seed')), Number.MIN_SAFE_INTEGER).default(1),
    )
    .addOption(wholeNumber(workers, 1, 256).default(availableParallelism(), words('simulate.allProcessors')))
    .option(`--record <${words('value.file')}>`, words('simulate.record'));
  addOption(command)
    .option('--json', words('help.json'))
    .footer(words('simulate.note'))
    .examples(...examplesFor(list.entries, 'simulate'))
    .addHelpText('after', ['', ...optionLines(list, words)].join('\n'))
    .action((name: string, asked: Settings) => run(list, words, name, asked));
}

const seatsByDefault = ({ entries }: GameList, words: Translator): readonly string[] =>
  entries.map(({ game }) =>
    words('simulate.usual', { seats: defaultsOf(game).seats, game: words.of(game.name)('title') }),
  );

async function run(list: GameList, words: Translator, name: string, settings: Settings): Promise<void> {
  const { games, actions, seed, workers } = settings;
  const { game } = entryNamed(list, name);
  const bots = botNames(game, settings.bots);
  const seatsAsked = settings.seats ?? (bots.length > 1 ? bots.length : undefined);
  const options = parseOptions(list, game, settings, seatsAsked);
  const { seats } = options;
  if (bots.length !== 1 && bots.length !== seats)
    throw new BadInput('simulate.botsForSeats', { bots: bots.length, seats });
  const seated = Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!);

  const bar = await progress(words, 'games', games);
  const file = settings.record === undefined ? undefined : new NewFile(settings.record, words);
  let report: Simulation;
  try {
    const { tally, seconds } = await playSeries(
      {
        list: list.module,
        game: name,
        options,
        bots: seated,
        seed,
        actionsAtMost: actions,
        keepsRecords: file !== undefined,
      },
      { games, workers, onProgress: bar.to, onRecords: (lines) => file?.write(lines) },
    );
    report = simulation({ game: name, options, bots: seated, seed }, tally, seconds);
  } catch (error) {
    file?.discard();
    throw error;
  } finally {
    bar.end();
  }
  file?.keep();
  if (settings.json) writeJson(report);
  else writeLines(inTable(report, actions, words));
}

function botNames(game: Game<Types>, asked: readonly string[]): readonly string[] {
  if (asked.length === 0) throw new BadInput('simulate.nameBot', { bots: BOT_NAMES });
  for (const written of asked) botOf(game.name, written);
  return asked;
}

function inTable(report: Simulation, actionsAtMost: number, words: Translator): string[] {
  const { game, options, games, seconds, seed, bots, meanPoints, deviations, wins, draws, endless } = report;
  const { figure } = words;
  return [
    inWords(game, options, words),
    words('simulate.played', { games, seed: String(seed), actions: figure(report.meanActions, 1) }),
    words('simulate.speed', {
      seconds: figure(seconds, 2),
      games: figure(report.gamesPerSecond),
      actions: figure(report.actionsPerSecond),
    }),
    '',
    ...table([
      HEADS.map((head) => words(`simulate.head.${head}`)),
      ...bots.map((bot, seat) => [
        String(seat),
        bot,
        figure(meanPoints[seat]!, 2),
        figure(deviations[seat]!, 2),
        figure(wins[seat]!),
        words('simulate.rate', { percent: figure((100 * wins[seat]!) / games, 1) }),
      ]),
    ]),
    ...(draws > 0 ? [`  ${words('simulate.shared', { n: draws })}`] : []),
    ...(endless > 0 ? [`  ${words('simulate.endless', { actions: actionsAtMost, games: endless })}`] : []),
  ];
}

const HEADS = ['seat', 'bot', 'points', 'deviation', 'wins', 'rate'] as const;
