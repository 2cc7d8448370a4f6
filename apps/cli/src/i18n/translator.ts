import { createFormatter, createJoiners, type Joiners, localeOf, type MessageTable } from '@bastide/messages';
import { readMessages } from '@bastide/messages/files';
import type { Language } from '@bastide/rulebook';
import type english from '../../../../locales/en/program.json';
import type faults from '../../../../locales/en/record-faults.json';

/** A message of the program, whatever game it is about. */
export type ProgramKey = keyof typeof english | keyof typeof faults;

/** Arguments of a message; a list is one of names to be typed, parted by commas. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;
export type Say<Key extends string = ProgramKey> = (key: Key, values?: Values) => string;

/** Messages that shared code asks every game for; `traced`, `counted` and the parts of a score only where it has them. */
export type GameKey = 'title' | 'options';

/** A game's name, messages and examples. */
export interface Speaker<Key extends string = string> {
  readonly game: { readonly name: string };
  messages(language: Language): Readonly<Record<Key | GameKey, string>>;
  /** Example command lines for the help of the program and of its commands. */
  readonly examples?: Readonly<
    Partial<Record<'program' | 'arena' | 'simulate' | 'replay' | 'rules', readonly string[]>>
  >;
}

/** All messages of the program and its games in one language. */
export interface Translator extends Say, Joiners {
  readonly language: Language;
  /** Names of the games that have messages. */
  readonly games: readonly string[];
  /** Messages of a game. */
  readonly of: (game: string) => Say<string>;
  /** True if a game has that message. */
  readonly has: (game: string, key: string) => boolean;
  /** 28300 → "28,300": thousands set apart, as many decimals as asked. */
  readonly figure: (value: number, decimals?: number) => string;
}

/** Names to be typed: they are parted by commas in every language. */
export const typed = (names: readonly unknown[]): string => names.join(', ');

/** Loads one language: the file of the program, and those of each game. */
export function loadTranslator(language: Language, speakers: readonly Speaker[]): Translator {
  const games = new Map(speakers.map((speaker) => [speaker.game.name, speaker.messages(language)] as const));
  return createTranslator(language, readMessages(language, 'program', 'record-faults'), games);
}

export function createTranslator(
  language: Language,
  messages: MessageTable,
  games: ReadonlyMap<string, MessageTable>,
): Translator {
  const says = new Map([...games].map(([name, own]) => [name, sayIn(language, own)] as const));
  const say = sayIn(language, messages);
  return Object.assign(say, createJoiners(language, say), {
    language,
    games: [...games.keys()],
    of: (game: string) => says.get(game)!,
    has: (game: string, key: string) => games.get(game)?.[key] !== undefined,
    figure: (value: number, decimals = 0) =>
      value.toLocaleString(localeOf(language), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  });
}

function sayIn(language: Language, messages: MessageTable): Say<string> {
  const formatter = createFormatter(localeOf(language), messages);
  return (key, values = {}) => {
    const shown: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values))
      shown[name] = typeof value === 'object' ? typed(value) : value;
    return formatter.text(key, shown);
  };
}
