import type { Language } from '@bastide/rulebook';
import { IntlMessageFormat } from 'intl-messageformat';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;
/** Every message of a language: a missing or extra one is a type error. */
export type Messages<Said extends string = Key> = Readonly<Record<Said, string>>;

/** A list is one of names to be typed: they are parted by commas. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;
export type Say<Said extends string = Key> = (key: Said, values?: Values) => string;

/** What shared code has a message for of every game; of `traced`, `counted` and its own parts of a score where it has such. */
export type GameKey = 'title' | 'options';

/** A game and where its words are. */
export interface Speaker<Said extends string = string> {
  readonly game: { readonly name: string };
  words(language: Language): Promise<{ readonly messages: Messages<Said> & Messages<GameKey> }>;
}

/** All that is said in one language. */
export interface Words extends Say {
  readonly language: Language;
  /** The games that have words. */
  readonly games: readonly string[];
  /** What a game says of itself. */
  readonly of: (game: string) => Say<string>;
  /** Whether it has a message for that. */
  readonly has: (game: string, key: string) => boolean;
  /** "a, b and c". */
  readonly and: (items: readonly string[]) => string;
  /** "a, b, c": parts of one thing. */
  readonly parts: (items: readonly string[]) => string;
  /** "a, b; c": what may have commas of its own. */
  readonly groups: (items: readonly string[]) => string;
  /** Whole sentences, one after the other. */
  readonly sentences: (items: readonly string[]) => string;
  /** 28300 → "28,300": thousands set apart, as many decimals as asked. */
  readonly figure: (value: number, decimals?: number) => string;
}

/** Names to be typed: they are parted by commas in every language. */
export const typed = (names: readonly unknown[]): string => names.join(', ');

/** English here is British: "a, b and c". */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Loads one language: a file here, and one of each game. */
export async function loadWords(language: Language, speakers: readonly Speaker[]): Promise<Words> {
  const [shared, ...own] = await Promise.all([
    import(/* @vite-ignore */ `./${language}.ts`) as Promise<{ readonly messages: Messages }>,
    ...speakers.map((speaker) => speaker.words(language)),
  ]);
  const games = new Map(speakers.map(({ game }, i) => [game.name, own[i]!.messages] as const));
  return wordsOf(language, shared.messages, games);
}

export function wordsOf(
  language: Language,
  shared: Messages<string>,
  games: ReadonlyMap<string, Messages<string>>,
): Words {
  const says = new Map([...games].map(([name, messages]) => [name, sayer(language, messages)] as const));
  const say = sayer(language, shared);
  const locale = localeOf(language);
  return Object.assign(say, {
    language,
    games: [...games.keys()],
    of: (game: string) => says.get(game)!,
    has: (game: string, key: string) => games.get(game)?.[key] !== undefined,
    and: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
    parts: (items: readonly string[]) => items.join(say('join.parts')),
    groups: (items: readonly string[]) => items.join(say('join.groups')),
    sentences: (items: readonly string[]) => items.join(say('join.sentences')),
    figure: (value: number, decimals = 0) =>
      value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
}

/** Where nothing is counted or chosen: most messages, and the library costs a start of the program milliseconds. */
const PLAIN = /^(?:[^'{}]|\{\w+\})*$/;

function sayer(language: Language, messages: Messages<string>): Say<string> {
  const formats = new Map<string, IntlMessageFormat>();
  const format = (key: string, message: string) => {
    const known =
      formats.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(key, known);
    return known;
  };
  return (key, values = {}) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message ${key} in ${language}`);
    const shown: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values))
      shown[name] = typeof value === 'object' ? typed(value) : value;
    if (!PLAIN.test(message)) return String(format(key, message).format(shown));
    return message.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!(name in shown)) throw new Error(`${key} asks for ${name}`);
      return String(shown[name]);
    });
  };
}
