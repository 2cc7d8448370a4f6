import { carcassonne } from '@bastide/carcassonne';
import { type Catan, catan, packed } from '@bastide/catan';
import { copyTime, greedyDecisions, optionsOf, playGames, readableGames } from './measure.ts';

/** One thing that is measured. */
export interface Work {
  readonly id: string;
  readonly what: string;
  /** A rate is the better the higher it is, a time the lower. */
  readonly unit: 'games/s' | 'actions/s' | 'decisions/s' | 'µs';
  readonly decimals: number;
  readonly target?: number;
}

/** What one round found: figures by the id of the work. */
export type Round = Readonly<Record<string, number>>;

export const WORKS = [
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
  { id: 'catan', what: 'Catan, 4 seats, 10 points, random', unit: 'games/s', decimals: 0, target: 9_000 },
  { id: 'catanActions', what: 'the same', unit: 'actions/s', decimals: 0 },
  { id: 'catanCopy', what: 'copy of a state in mid-game', unit: 'µs', decimals: 3, target: 0.1 },
  { id: 'catanReadable', what: 'Catan in the readable lane, hands counted', unit: 'games/s', decimals: 0 },
  { id: 'catanGreedy', what: 'greedy bot, 4 seats', unit: 'decisions/s', decimals: 0 },
] as const satisfies readonly Work[];

const table = (sets: readonly string[]) => optionsOf(carcassonne, { edition: 'c2', sets, seats: 2 });
const BASE = table([]);
const TRADERS = table(['traders']);
const ALL = table(['river', 'inns', 'traders']);
const CATAN = optionsOf(catan, { seats: 4 });
/** Actions to the middle of a game. */
const MID_CARCASSONNE = 90;
const MID_CATAN = 700;

/** How often everything is done in one round. */
export interface Amounts {
  readonly games: number;
  readonly catanGames: number;
  readonly copies: number;
  readonly readableGames: number;
  readonly greedyGames: number;
}
export const FULL: Amounts = {
  games: 6_000,
  catanGames: 3_000,
  copies: 200_000,
  readableGames: 200,
  greedyGames: 4,
};
export const QUICK: Amounts = {
  games: 1_000,
  catanGames: 500,
  copies: 20_000,
  readableGames: 20,
  greedyGames: 1,
};

/** Whether the games are the right ones: points over all base games and seats, turns and actions over all of Catan. */
export interface Sanity {
  games: number;
  points: number;
  squares: number;
  catanGames: number;
  catanTurns: number;
  catanTurnsSquared: number;
  catanActions: number;
}

export const noSanity = (): Sanity => ({
  games: 0,
  points: 0,
  squares: 0,
  catanGames: 0,
  catanTurns: 0,
  catanTurnsSquared: 0,
  catanActions: 0,
});

/** What V8 needs to see before it runs at speed. */
export function warmUp(amounts: Amounts): void {
  for (const options of [BASE, TRADERS, ALL]) playGames(carcassonne, options, 1_500, 0);
  playGames(catan, CATAN, 1_000, 0);
  round({ ...amounts, games: 1, catanGames: 1, readableGames: Math.min(20, amounts.readableGames) }, 0);
}

/** Everything once, one after the other, so that a slow moment of the machine hits all of them alike. */
export function round(amounts: Amounts, number: number, sanity = noSanity()): Round {
  const base = playGames(carcassonne, BASE, amounts.games, number, (state) => {
    sanity.games++;
    for (const own of [0, 1].map((seat) => carcassonne.fast.points(state, seat))) {
      sanity.points += own;
      sanity.squares += own * own;
    }
  });
  const traders = playGames(carcassonne, TRADERS, amounts.games, number);
  const all = playGames(carcassonne, ALL, amounts.games, number);
  const island = playGames<Catan>(catan, CATAN, amounts.catanGames, number, (state) => {
    const turn = state.scalar[packed.TURN]!;
    sanity.catanGames++;
    sanity.catanTurns += turn;
    sanity.catanTurnsSquared += turn * turn;
  });
  sanity.catanActions += island.actions;
  return {
    base: base.gamesPerSecond,
    baseActions: base.actionsPerSecond,
    traders: traders.gamesPerSecond,
    tradersActions: traders.actionsPerSecond,
    all: all.gamesPerSecond,
    allActions: all.actionsPerSecond,
    copy: copyTime(carcassonne, BASE, MID_CARCASSONNE, amounts.copies),
    readable: readableGames(carcassonne, BASE, amounts.readableGames, number),
    greedy: greedyDecisions(carcassonne, TRADERS, amounts.greedyGames, number),
    catan: island.gamesPerSecond,
    catanActions: island.actionsPerSecond,
    catanCopy: copyTime(catan, CATAN, MID_CATAN, amounts.copies),
    catanReadable: readableGames(catan, CATAN, Math.ceil(amounts.readableGames / 4), number),
    catanGreedy: greedyDecisions(catan, CATAN, amounts.greedyGames, number),
  };
}
