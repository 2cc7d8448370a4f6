import type { Game, Refusal, Types } from '@bastide/contract';
import { type Translator, typed } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import { WIDTH, wrapped } from '../shell/width.ts';
import type { Flag, GameEntry } from './entry.ts';
import { findEntry, type GameList } from './list.ts';

/** Returns the flags of all games, each once; `game` is one that has messages for it. */
export const flagsOf = ({ entries }: GameList): readonly (Flag & { readonly game: string })[] => [
  ...new Map(
    entries.flatMap(({ game, flags = [] }) =>
      flags.map((one) => [one.flag, { ...one, game: game.name }] as const),
    ),
  ).values(),
];

/** Returns the flag for each option, as it is typed. */
export const flagByOption = (list: GameList): ReadonlyMap<string, string> =>
  new Map([['seats', '--seats'], ...flagsOf(list).map(({ option, flag }) => [option, `--${flag}`] as const)]);

/** Returns the help on `--option`, by game: each name with its values. */
export const optionLines = ({ entries }: GameList, words: Translator): readonly string[] =>
  entries.flatMap(({ game, options: { lines, values } }, i) => [
    ...(i > 0 ? [''] : []),
    ...wrapped(words.of(game.name)('options', values), WIDTH),
    ...lines.map((line) => `  ${line}`),
  ]);

/** Reads options from outside, and adds defaults; invalid ones are bad input. */
export function optionsFor(
  list: GameList,
  game: Game<Types>,
  input: Readonly<Record<string, unknown>>,
): Types['Options'] {
  const options = game.readOptions(input);
  if (options.ok) return options.value;
  const name = String(options.facts?.option);
  const flag = flagByOption(list).get(name);
  const isUnknown = flag !== undefined && !(name in game.options(game.setup(defaultsOf(game))));
  throw isUnknown
    ? new BadInput('option.foreign', { flag, game: game.name })
    : new BadInput('option.refused', {}, withChoices(findEntry(list, game.name)!, options));
}

/** Adds the possible values of the option to a refusal, for messages in another language. */
export function withChoices(entry: GameEntry, refusal: Refusal): Refusal {
  const { option } = refusal.facts ?? {};
  const choices = option === undefined ? undefined : choicesOf(entry, String(option));
  return choices === undefined ? refusal : { ...refusal, facts: { ...refusal.facts, choices } };
}

/** Returns the values of an option, as the help shows them; undefined if the game has no such option. */
function choicesOf({ game, flags = [], options }: GameEntry, name: string): string | undefined {
  if (name === 'seats') return `${game.seats.min}…${game.seats.max}`;
  const flag = flags.find(({ option }) => option === name);
  if (flag) return typed(Object.values(flag.values).flat());
  return options.lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Returns the default options of a game. */
export function defaultsOf(game: Game<Types>): Types['Options'] {
  const options = game.readOptions({});
  if (!options.ok) throw new Error(options.because);
  return options.value;
}

/** Describes a game and its options for people: "GAME: edition=c2, sets=traders, seats=2". */
export function inWords(game: string, options: Types['Options'], words: Translator): string {
  const each = Object.entries(options).map(([name, value]) =>
    Array.isArray(value) && value.length === 0
      ? words('option.empty', { name })
      : words('option.value', { name, value: Array.isArray(value) ? value.join('+') : String(value) }),
  );
  return words('option.all', { game, options: words.parts(each) });
}
