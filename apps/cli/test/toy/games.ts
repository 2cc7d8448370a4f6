import { type Pearls, pearls } from '../../../../packages/contract/test/toy.ts';
import type { GameEntry } from '../../src/game/entry.ts';
import { gameList } from '../../src/game/list.ts';

/** The least that a program has to know of a game. */
const pearlsEntry: GameEntry<Pearls> = {
  game: pearls,
  words: async () => ({
    messages: { title: 'Pearls', options: 'Options of pearls (if not named: three rounds):' },
  }),
  options: { lines: ['rounds=1…9'] },
  seen: ({ points }) => ({ points }),
};

/** A program with one more game: the list is the only place that names it. */
export const GAMES = gameList(import.meta.url, [pearlsEntry]);
