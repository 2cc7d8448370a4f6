import { availableParallelism } from 'node:os';
import { type Simulation, simulation } from '@bastide/arena';
import { BOT_NAMES, type BotName, botsFor, isBotName } from '@bastide/bots';
import { ACTIONS_AT_MOST, type Game, type Types } from '@bastide/contract';
import { type Command, Option } from 'commander';
import { entryNamed, examplesFor, type GameList } from './game/list.ts';
import { defaultsOf, flagByOption, flagsOf, inWords, optionLines, optionsFor } from './game/options.ts';
import { BadInput } from './shell/bad-input.ts';
import { NewFile } from './shell/files.ts';
import { examples, names, setting, wholeNumber } from './shell/options.ts';
import { figure, table, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';
import { playSeries } from './simulate/pool.ts';

interface Settings {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly actions: number;
  readonly seed: number;
  readonly workers: number;
  readonly record?: string;
  readonly option: Readonly<Record<string, unknown>>;
  readonly json?: true;
}

export function addSimulate(program: Command, list: GameList): void {
  const command = program
    .command('simulate')
    .description('Lets bots play many games and counts who wins.')
    .argument('<game>', list.names.join(', '));
  for (const { flag, value, about, isList } of flagsOf(list)) {
    const option = new Option(`--${flag} ${value}`, about);
    command.addOption(isList ? option.argParser(names).default([], 'none') : option);
  }
  command
    .option(
      '--seats <number>',
      `how many play; as many as there are bots, or ${seatsByDefault(list)}`,
      wholeNumber(1, 9),
    )
    .addOption(
      new Option('--bots <names>', `who plays: one for all, or one for each seat: ${BOT_NAMES.join(', ')}`)
        .argParser(names)
        .default(['random'], 'random'),
    )
    .option('--games <number>', 'how many games', wholeNumber(1, 1e9), 1000)
    .option(
      '--actions <number>',
      'a game that is not over after so many actions is given up: where points are out of reach, it may have no end',
      wholeNumber(1, ACTIONS_AT_MOST),
      ACTIONS_AT_MOST,
    )
    .option('--seed <number>', 'a seed gives the same games again', wholeNumber(Number.MIN_SAFE_INTEGER), 1)
    .addOption(
      new Option('--workers <number>', 'how many threads; the results do not depend on it')
        .argParser(wholeNumber(1, 256))
        .default(availableParallelism(), 'all processors'),
    )
    .option('--record <file>', 'write the record of each game to a file, one a line')
    .addOption(
      new Option('--option <name=value>', 'change one option of the game; may be repeated')
        .argParser(setting)
        .default({}, 'none'),
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
A game that was given up has no winner ("endless" counts them); its points are those it came to, and
its record is that of a game in progress.
${examples(...examplesFor(list, 'simulate'))}`,
    )
    .addHelpText('after', ['', ...optionLines(list)].join('\n'))
    .action((name: string, settings: Settings) => run(list, name, settings));
}

const seatsByDefault = ({ entries }: GameList): string =>
  entries.map(({ game, title }) => `${defaultsOf(game).seats} in ${title}`).join(' and ');

async function run(list: GameList, name: string, settings: Settings): Promise<void> {
  const { games, actions, seed, workers } = settings;
  const { game } = entryNamed(list, name);
  const bots = botNames(game, settings.bots);
  const seatsAsked = settings.seats ?? (bots.length > 1 ? bots.length : undefined);
  const options = optionsFor(list, game, {
    ...overrides(list, settings.option),
    ...flagged(list, settings),
    ...(seatsAsked !== undefined && { seats: seatsAsked }),
  });
  const { seats } = options;
  if (bots.length !== 1 && bots.length !== seats)
    throw new BadInput(
      `${bots.length} bots for ${seats} ${seats === 1 ? 'seat' : 'seats'}: name one for all, or one for each`,
    );
  const seated = Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!);

  const file = settings.record === undefined ? undefined : new NewFile(settings.record);
  const bar = progress('games', games);
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
  else writeLines(inTable(report, actions));
}

function botNames(game: Game<Types>, asked: readonly string[]): readonly BotName[] {
  const stranger = asked.find((name) => !isBotName(name));
  if (stranger !== undefined)
    throw new BadInput(`there is no bot "${stranger}": choose ${BOT_NAMES.join(', ')}`);
  if (asked.length === 0) throw new BadInput(`name a bot: ${BOT_NAMES.join(', ')}`);
  const able = botsFor(game.name);
  const unable = (asked as readonly BotName[]).find((name) => !able.includes(name));
  if (unable) throw new BadInput(`the bot ${unable} does not know ${game.name}: choose ${able.join(', ')}`);
  return asked as readonly BotName[];
}

function overrides(list: GameList, option: Settings['option']): Settings['option'] {
  const flags = flagByOption(list);
  for (const name of Object.keys(option)) {
    const flag = flags.get(name);
    if (flag) throw new BadInput(`${name} is set by ${flag}`);
  }
  return option;
}

/** What the games' own flags set. */
function flagged(list: GameList, settings: Settings): Record<string, unknown> {
  const given = settings as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    flagsOf(list)
      .map(({ flag, option }) => [option, given[flag]] as const)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}

function inTable(report: Simulation, actionsAtMost: number): string[] {
  const { game, options, games, seconds, bots, meanPoints, deviations, wins, draws, endless } = report;
  return [
    `${game}: ${inWords(options)}`,
    `${figure(games)} ${games === 1 ? 'game' : 'games'} with seed ${report.seed}, ${figure(report.meanActions, 1)} actions each`,
    `${figure(seconds, 2)} s: ${figure(report.gamesPerSecond)} games/s, ${figure(report.actionsPerSecond)} actions/s`,
    '',
    ...table([
      ['seat', 'bot', 'mean points', 'deviation', 'wins', 'rate'],
      ...bots.map((bot, seat) => [
        String(seat),
        bot,
        figure(meanPoints[seat]!, 2),
        figure(deviations[seat]!, 2),
        figure(wins[seat]!),
        `${figure((100 * wins[seat]!) / games, 1)} %`,
      ]),
    ]),
    ...(draws > 0 ? [`  shared wins: ${figure(draws)}`] : []),
    ...(endless > 0 ? [`  given up after ${figure(actionsAtMost)} actions: ${figure(endless)}`] : []),
  ];
}
