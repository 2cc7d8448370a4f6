import { type Catan, catan } from '@bastide/catan';
import { copyTime, optionsOf, playGames, playoutRate, readableGames } from '../../bench/measure.ts';
import { NO_SUMS, plus, type Suite } from '../../game/suite.ts';
import type { CatanKey } from './messages.ts';

const OPTIONS = optionsOf(catan, { seats: 4 });
/** Actions to the middle of a game. */
const MIDDLE = 700;
/** Fraction of the amounts: games are longer here, and the readable lane is slower. */
const GAMES_SHARE = 1 / 2;
const READABLE_SHARE = 1 / 4;

const round: Suite['round'] = (amounts, number) => {
  let turns = NO_SUMS;
  let actions = NO_SUMS;
  const random = playGames<Catan>(
    catan,
    OPTIONS,
    Math.ceil(amounts.games * GAMES_SHARE),
    number,
    (state, played) => {
      turns = plus(turns, state.turn);
      actions = plus(actions, played);
    },
  );
  return {
    figures: {
      catan: random.gamesPerSecond,
      catanActions: random.actionsPerSecond,
      catanCopy: copyTime(catan, OPTIONS, MIDDLE, amounts.copies),
      catanReadable: readableGames(catan, OPTIONS, Math.ceil(amounts.readableGames * READABLE_SHARE), number),
      catanPlayouts: playoutRate(catan, OPTIONS, MIDDLE, Math.ceil(amounts.playouts * GAMES_SHARE)),
      catanDealt: playoutRate(catan, OPTIONS, MIDDLE, Math.ceil(amounts.playouts * GAMES_SHARE), true),
    },
    sanity: { turns, actions },
  };
};

export const suite: Suite<CatanKey> = {
  works: [
    { id: 'catan', unit: 'games/s', decimals: 0, target: 9_000 },
    { id: 'catanActions', unit: 'actions/s', decimals: 0 },
    { id: 'catanCopy', unit: 'µs', decimals: 3, target: 0.1 },
    { id: 'catanReadable', unit: 'games/s', decimals: 0 },
    { id: 'catanPlayouts', unit: 'playouts/s', decimals: 0 },
    { id: 'catanDealt', unit: 'playouts/s', decimals: 0 },
  ],
  table: OPTIONS,
  warmUp: () => void playGames(catan, OPTIONS, 1_000, 0),
  round,
  report(meanOf) {
    const [meanTurns, meanActions] = [meanOf('turns'), meanOf('actions')];
    return {
      members: { catan: { meanTurns, meanActions } },
      lines: (say, within) => [
        say('bench.means', { turns: within(meanTurns, 1), actions: within(meanActions, 1) }),
      ],
    };
  },
};
