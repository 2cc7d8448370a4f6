import { carcassonne } from '@bastide/carcassonne';
import { copyTime, greedyDecisions, optionsOf, playGames, readableGames } from '../../bench/measure.ts';
import { NO_SUMS, plus, type Suite } from '../../game/suite.ts';
import { within } from '../../shell/output.ts';

const table = (sets: readonly string[]) => optionsOf(carcassonne, { edition: 'c2', sets, seats: 2 });
const BASE = table([]);
const TRADERS = table(['traders']);
const ALL = table(['river', 'inns', 'traders']);
/** Actions to the middle of a game. */
const MIDDLE = 90;

// Points are counted as if the two seats of a game were independent.
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
      greedy: greedyDecisions(carcassonne, TRADERS, amounts.greedyGames, number),
    },
    sanity: { points },
  };
};

export const suite: Suite = {
  counted:
    'each draw, each placement, each deployment or skip where there is a choice, and each answer about a second tile',
  works: [
    {
      id: 'base',
      what: 'Carcassonne, base game, 2 seats, random',
      unit: 'games/s',
      decimals: 0,
      target: 25_000,
    },
    { id: 'baseActions', what: 'the same', unit: 'actions/s', decimals: 0 },
    { id: 'traders', what: 'with Traders & Builders', unit: 'games/s', decimals: 0, target: 14_000 },
    { id: 'tradersActions', what: 'the same', unit: 'actions/s', decimals: 0 },
    {
      id: 'all',
      what: 'with River, Inns & Cathedrals, Traders & Builders',
      unit: 'games/s',
      decimals: 0,
      target: 9_000,
    },
    { id: 'allActions', what: 'the same', unit: 'actions/s', decimals: 0 },
    { id: 'copy', what: 'copy of a state in mid-game', unit: 'µs', decimals: 3, target: 0.5 },
    { id: 'readable', what: 'base game in the readable lane', unit: 'games/s', decimals: 0 },
    { id: 'greedy', what: 'greedy bot, with Traders & Builders', unit: 'decisions/s', decimals: 0 },
  ],
  warmUp() {
    for (const options of [BASE, TRADERS, ALL]) playGames(carcassonne, options, 1_500, 0);
  },
  round,
  report(meanOf) {
    const points = meanOf('points');
    return {
      members: { meanPoints: points },
      lines: [`mean points of random play in the base game of Carcassonne: ${within(points, 2)}`],
    };
  },
};
