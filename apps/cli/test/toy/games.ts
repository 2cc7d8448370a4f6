import { type Pearls, pearls } from '../../../../packages/contract/test/toy.ts';
import type { GameEntry } from '../../src/game/entry.ts';
import { gameSource } from '../../src/game/list.ts';

/** The smallest possible entry of a game. */
const pearlsEntry: GameEntry<Pearls> = {
  game: pearls,
  messages: () => ({ title: 'Pearls', options: 'Options of pearls (if not named: three rounds):' }),
  options: { lines: ['rounds=1…9'] },
  seen: ({ points }) => ({ points }),
};

/** A list with one more game, which is named nowhere else. */
export const GAMES = gameSource(import.meta.url, [{ ...pearlsEntry, load: async () => pearlsEntry }]);
