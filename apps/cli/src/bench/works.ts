import { BOTS } from '@bastide/bots';
import { type Carcassonne, carcassonne, type Options } from '@bastide/carcassonne';
import { type Actor, OVER, playOut, Random, seeded } from '@bastide/contract';

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
  { id: 'base', what: 'base game, 2 seats, random', unit: 'games/s', decimals: 0, target: 25_000 },
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
] as const satisfies readonly Work[];

const { fast } = carcassonne;
const codes = new Int32Array(fast.actionsAtMost);

const BASE = options([]);
const TRADERS = options(['traders']);
const ALL = options(['river', 'inns', 'traders']);
const MID_GAME_TILES = 36;

/** How often everything is done in one round. */
export interface Amounts {
  readonly games: number;
  readonly copies: number;
  readonly readableGames: number;
  readonly greedyGames: number;
}
export const FULL: Amounts = { games: 6_000, copies: 200_000, readableGames: 200, greedyGames: 4 };
export const QUICK: Amounts = { games: 1_000, copies: 20_000, readableGames: 20, greedyGames: 1 };

/** Points over all base games and seats: whether the games are the right ones. */
export interface Sanity {
  games: number;
  points: number;
  squares: number;
}

/** What V8 needs to see before it runs at speed. */
export function warmUp(amounts: Amounts): void {
  play(BASE, 1_500);
  play(TRADERS, 1_500);
  play(ALL, 1_500);
  round({ ...amounts, games: 1, readableGames: Math.min(20, amounts.readableGames) }, 0);
}

/** Everything once, one after the other, so that a slow moment of the machine hits all of them alike. */
export function round(amounts: Amounts, number: number, sanity?: Sanity): Round {
  const base = play(BASE, amounts.games, number, sanity);
  const traders = play(TRADERS, amounts.games, number);
  const all = play(ALL, amounts.games, number);
  return {
    base: base.games / base.seconds,
    baseActions: base.actions / base.seconds,
    traders: traders.games / traders.seconds,
    tradersActions: traders.actions / traders.seconds,
    all: all.games / all.seconds,
    allActions: all.actions / all.seconds,
    copy: copy(amounts.copies),
    readable: readable(amounts.readableGames, number),
    greedy: greedy(amounts.greedyGames, number),
  };
}

function options(sets: readonly string[]): Options {
  const read = carcassonne.readOptions({ edition: 'c2', sets, seats: 2 });
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

const secondsSince = (since: number) => (performance.now() - since) / 1000;

/** The fast lane: every placement and deployment is listed and one drawn, and everything is scored. */
function play(table: Options, games: number, seed = 0, sanity?: Sanity) {
  const state = carcassonne.setup(table);
  let actions = 0;
  const since = performance.now();
  for (let game = 0; game < games; game++) {
    fast.reset(state);
    actions += playOut<Carcassonne>(fast, state, new Random(seed, game), codes);
    if (sanity) note(sanity, [fast.points(state, 0), fast.points(state, 1)]);
  }
  return { games, actions, seconds: secondsSince(since) };
}

function note(sanity: Sanity, points: readonly number[]): void {
  sanity.games++;
  for (const own of points) {
    sanity.points += own;
    sanity.squares += own * own;
  }
}

/** Microseconds for one copy. */
function copy(copies: number): number {
  const state = carcassonne.setup(BASE);
  const to = carcassonne.setup(BASE);
  const random = new Random(1);
  while (carcassonne.view(state).tiles.length < MID_GAME_TILES) step(state, random);
  const since = performance.now();
  for (let i = 0; i < copies; i++) fast.copy(state, to);
  return (secondsSince(since) * 1e6) / copies;
}

function step(state: Carcassonne['State'], random: Random): void {
  const isChance = fast.actor(state) < 0;
  fast.play(state, isChance ? fast.deal(state, random) : codes[random.below(fast.legal(state, codes))]!);
}

/** As a table plays it: actions listed as JSON, each asked for a refusal, events told. */
function readable(games: number, seed: number): number {
  const since = performance.now();
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    const deal = seeded(random);
    const state = carcassonne.setup(BASE);
    for (let actor = first(state); actor !== undefined; actor = first(state)) {
      const listed = actor === 'chance' ? [deal(carcassonne, state)!] : carcassonne.actions(state, actor);
      const action = listed[random.below(listed.length)]!;
      const refusal = carcassonne.refusal(state, actor, action);
      if (refusal) throw new Error(`${refusal.rule}: ${refusal.because}`);
      carcassonne.apply(state, actor, action);
    }
  }
  return games / secondsSince(since);
}

const first = (state: Carcassonne['State']): Actor | undefined => carcassonne.actors(state)[0];

/** Decisions of a greedy bot that plays against itself, where there is more than one action to choose from. */
function greedy(games: number, seed: number): number {
  const bot = BOTS.greedy();
  const state = carcassonne.setup(TRADERS);
  let decisions = 0;
  let seconds = 0;
  for (let game = 0; game < games; game++) {
    const random = new Random(seed, game);
    fast.reset(state);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
      if (who < 0) fast.play(state, fast.deal(state, random));
      else {
        const isChoice = fast.legal(state, codes) > 1;
        const since = performance.now();
        const action = bot.choose(carcassonne, state, who, random);
        if (isChoice) {
          seconds += secondsSince(since);
          decisions++;
        }
        fast.play(state, fast.encode(state, action));
      }
    }
  }
  return decisions / seconds;
}
