import { type Catan, catan } from '@bastide/catan';
import type { GameEntry } from '../../src/game/entry.ts';
import { gameSource } from '../../src/game/list.ts';

const catanEntry: GameEntry<Catan> = {
  game: catan,
  messages: () => ({ title: 'Catan', options: 'Options of catan:' }),
  options: { lines: [] },
  seen: ({ seats }) => ({ points: seats.map(({ points }) => points) }),
};

/** A list with only one of the games that have a rulebook. */
export const GAMES = gameSource(import.meta.url, [{ ...catanEntry, load: async () => catanEntry }]);
