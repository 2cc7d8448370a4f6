import type { Game, Types } from '@bastide/contract';
import type { Speaker } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import type { GameEntry } from './entry.ts';

/** The games of a program before their engines are loaded, which takes longer than most commands. */
export interface GameSource {
  readonly speakers: readonly Speaker[];
  /**
   * The module that exports this as `GAMES`: a worker thread imports it, because games cannot cross to a thread.
   */
  readonly module: string;
  load(): Promise<GameList>;
}

/** The games of a program, with their engines. */
export interface GameList {
  readonly entries: readonly GameEntry[];
  readonly names: readonly string[];
  readonly games: readonly Game<Types>[];
  readonly module: string;
}

/** `module` is the `import.meta.url` of the module that exports the source. */
export const gameSource = (
  module: string,
  games: readonly (Speaker & { load(): Promise<GameEntry> })[],
): GameSource => ({
  speakers: games,
  module,
  async load() {
    const entries = await Promise.all(games.map((one) => one.load()));
    return { entries, names: namesOf(entries), games: entries.map(({ game }) => game), module };
  },
});

/** Returns the names of games. */
export const namesOf = (speakers: readonly Speaker[]): readonly string[] =>
  speakers.map(({ game }) => game.name);

export async function listFrom(module: string): Promise<GameList> {
  const { GAMES } = (await import(module)) as { readonly GAMES: GameSource };
  return GAMES.load();
}

export const findEntry = ({ entries }: GameList, name: string): GameEntry | undefined =>
  entries.find(({ game }) => game.name === name);

export function entryNamed(list: GameList, name: string): GameEntry {
  const entry = findEntry(list, name);
  if (!entry) throw new BadInput('game.unknown', { name, games: list.names });
  return entry;
}

/** Returns the games' examples for a command, or for the program. */
export const examplesFor = (
  speakers: readonly Speaker[],
  command: keyof NonNullable<Speaker['examples']>,
): readonly string[] => speakers.flatMap(({ examples }) => examples?.[command] ?? []);
