import { carcassonne } from '@bastide/carcassonne';
import { copyTime, optionsOf, playGames, playoutRate, readableGames } from '../../bench/measure.ts';
import { NO_SUMS, plus, type Suite } from '../../game/suite.ts';
import type { CarcassonneKey } from './messages.ts';

const table = (sets: readonly string[]) => optionsOf(carcassonne, { edition: 'c2', sets, seats: 2 });
const BASE = table([]);
const TRADERS = table(['traders']);
const ALL = table(['river', 'inns', 'traders']);
/** Actions to the middle of a game. */
const MIDDLE = 90;

// Points count as if the two seats of a game were independent.
const round: Suite['round'] = (amounts, number) => {
  let points = NO_SUMS;
  const base = playGames(carcassonne, BASE, amounts.games, number, (state) => {
    for (const seat of [0, 1]) points = plus(points, carcassonne.fast.points(state, seat));
  });
  const traders = playGames(carcassonne, TRADERS, amounts.games, number);
  const all = playGames(carcassonne, ALL, amounts.games, number);
  return {
    figures: {
      base: base.gamesPerSecond,
      baseActions: base.actionsPerSecond,
      traders: traders.gamesPerSecond,
      tradersActions: traders.actionsPerSecond,
      all: all.gamesPerSecond,
      allActions: all.actionsPerSecond,
      copy: copyTime(carcassonne, BASE, MIDDLE, amounts.copies),
      readable: readableGames(carcassonne, BASE, amounts.readableGames, number),
      playouts: playoutRate(carcassonne, BASE, MIDDLE, amounts.playouts),
      tradersPlayouts: playoutRate(carcassonne, TRADERS, MIDDLE, amounts.playouts),
    },
    sanity: { points },
  };
};

export const suite: Suite<CarcassonneKey> = {
  works: [
    {
      id: 'base',
      unit: 'games/s',
      decimals: 0,
      target: 25_000,
    },
    { id: 'baseActions', unit: 'actions/s', decimals: 0 },
    { id: 'traders', unit: 'games/s', decimals: 0, target: 14_000 },
    { id: 'tradersActions', unit: 'actions/s', decimals: 0 },
    {
      id: 'all',
      unit: 'games/s',
      decimals: 0,
      target: 9_000,
    },
    { id: 'allActions', unit: 'actions/s', decimals: 0 },
    { id: 'copy', unit: 'µs', decimals: 3, target: 0.5 },
    { id: 'readable', unit: 'games/s', decimals: 0 },
    { id: 'playouts', unit: 'playouts/s', decimals: 0 },
    { id: 'tradersPlayouts', unit: 'playouts/s', decimals: 0 },
  ],
  table: TRADERS,
  warmUp() {
    for (const options of [BASE, TRADERS, ALL]) playGames(carcassonne, options, 1_500, 0);
  },
  round,
  report(meanOf) {
    const points = meanOf('points');
    return {
      members: { meanPoints: points },
      lines: (say, within) => [say('bench.points', { points: within(points, 2) })],
    };
  },
};
