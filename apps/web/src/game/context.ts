import { createContext, useContext } from 'react';
import type { GameUi } from './game-ui.ts';

/** All games of the page; the first is the default. */
export type PageGames = readonly [GameUi, ...GameUi[]];

export const GamesContext = createContext<PageGames | undefined>(undefined);

export function useGames(): PageGames {
  const games = useContext(GamesContext);
  if (!games) throw new Error('no games were handed to the page');
  return games;
}

/** Returns the game of that name, as a set-up or session gives it. */
export const useGame = (name: string): GameUi => gameNamed(useGames(), name);

export function gameNamed(games: PageGames, name: string): GameUi {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return game;
}
