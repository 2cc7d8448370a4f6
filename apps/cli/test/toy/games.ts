import { type Pearls, pearls } from '../../../../packages/contract/test/toy.ts';
import type { GameEntry } from '../../src/game/entry.ts';
import { gameList } from '../../src/game/list.ts';

/** The least that a program has to know of a game. */
const pearlsEntry: GameEntry<Pearls> = {
  game: pearls,
  title: 'Pearls',
  options: { ifNotNamed: 'three rounds', lines: ['rounds=1…9'] },
  seen: ({ points }) => ({ points }),
};

/** A program with one more game: the list is the only place that names it. */
export const GAMES = gameList(import.meta.url, [pearlsEntry]);
