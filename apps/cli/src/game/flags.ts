import type { Game, Types } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { names, settings } from '../shell/options.ts';
import type { GameList } from './list.ts';
import { flagByOption, flagsOf, optionsFor } from './options.ts';

/** The options of a game on a command line: `option` by name, and each game's flags under their own names. */
export interface OptionInput {
  readonly option: Readonly<Record<string, unknown>>;
}

/** Adds the flags for the options of all games. */
export function addFlags(command: LocalizedCommand, list: GameList): LocalizedCommand {
  const { words } = command;
  for (const { game, flag, value, about, values, isList } of flagsOf(list)) {
    const say = words.of(game);
    const one = command.createOption(`--${flag} <${say(value)}>`, say(about, values));
    command.addOption(isList ? one.argParser(names).default([], words('help.none')) : one);
  }
  return command;
}

/** Adds `--option`, for options without a flag. */
export function addOption(command: LocalizedCommand): LocalizedCommand {
  const { words } = command;
  const option = command.createOption(`--option <${words('value.setting')}>`, words('simulate.option'));
  return command.addOption(settings(option).default({}, words('help.none')));
}

/** Returns the options of a game from the command line. */
export function parseOptions(
  list: GameList,
  game: Game<Types>,
  asked: OptionInput,
  seats: number | undefined,
): Types['Options'] {
  return optionsFor(list, game, {
    ...overrides(list, asked.option),
    ...flagged(list, asked),
    ...(seats !== undefined && { seats }),
  });
}

function overrides(list: GameList, option: OptionInput['option']): OptionInput['option'] {
  const flags = flagByOption(list);
  for (const name of Object.keys(option)) {
    const flag = flags.get(name);
    if (flag) throw new BadInput('option.hasFlag', { name, flag });
  }
  return option;
}

/** Returns the options set by the games' own flags. */
function flagged(list: GameList, asked: OptionInput): Record<string, unknown> {
  const given = asked as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    flagsOf(list)
      .map(({ flag, option }) => [option, given[flag]] as const)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
