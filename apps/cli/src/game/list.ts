import type { Game, Types } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';
import type { GameEntry } from './entry.ts';

/** The games of a program. */
export interface GameList {
  readonly entries: readonly GameEntry[];
  readonly names: readonly string[];
  readonly games: readonly Game<Types>[];
  /**
   * The module that exports this list as `GAMES`: a worker thread imports it, because games cannot cross to a thread.
   */
  readonly module: string;
}

/** `module` is the `import.meta.url` of the module that exports the list. */
export const gameList = (module: string, entries: readonly GameEntry[]): GameList => ({
  entries,
  names: entries.map(({ game }) => game.name),
  games: entries.map(({ game }) => game),
  module,
});

export async function listFrom(module: string): Promise<GameList> {
  const { GAMES } = (await import(module)) as { readonly GAMES: GameList };
  return GAMES;
}

export const findEntry = ({ entries }: GameList, name: string): GameEntry | undefined =>
  entries.find(({ game }) => game.name === name);

export function entryNamed(list: GameList, name: string): GameEntry {
  const entry = findEntry(list, name);
  if (!entry) throw new BadInput('game.unknown', { name, games: list.names });
  return entry;
}

/** Returns the games' examples for a command. */
export const examplesFor = (
  { entries }: GameList,
  command: keyof NonNullable<GameEntry['examples']>,
): readonly string[] => entries.flatMap(({ examples }) => examples?.[command] ?? []);
