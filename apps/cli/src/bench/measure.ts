import { askWith, type Bot } from '@bastide/bots';
import {
  type FastGame,
  type Game,
  OVER,
  playout,
  type Random,
  Sfc32,
  seededDealer,
  type Types,
} from '@bastide/contract';
import { workedSeconds, workedSince } from './clock.ts';

/** Returns options of a game by name. The names are our own, so a refusal is our mistake. */
export function optionsOf<T extends Types>(game: Game<T>, input: object): T['Options'] {
  const read = game.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** Plays games on the fast lane: lists every action and draws one, with weights for chance, and scores everything. */
export function playGames<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  games: number,
  seed: number,
  onOver?: (state: T['State'], actions: number) => void,
): { readonly gamesPerSecond: number; readonly actionsPerSecond: number } {
  const { fast } = game;
  const codes = new Int32Array(fast.actionsAtMost);
  const state = game.setup(options);
  let actions = 0;
  const since = workedSeconds();
  for (let index = 0; index < games; index++) {
    fast.reset(state);
    const played = playout(fast, state, new Sfc32(seed, index), codes);
    actions += played;
    onOver?.(state, played);
  }
  const seconds = workedSince(since);
  return { gamesPerSecond: games / seconds, actionsPerSecond: actions / seconds };
}

/** Returns a state after that many random actions; it keeps the facts that its seats can have counted. */
function midGame<T extends Types>(game: Game<T>, options: T['Options'], actions: number): T['State'] {
  const state = game.setup(options);
  const random = new Sfc32(1);
  const codes = new Int32Array(game.fast.actionsAtMost);
  for (let i = 0; i < actions; i++) step(game.fast, state, random, codes);
  return state;
}

/** Returns the microseconds for one copy of a state after that many actions. */
export function copyTime<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  actions: number,
  copies: number,
): number {
  const state = midGame(game, options, actions);
  const to = game.setup(options);
  const since = workedSeconds();
  for (let i = 0; i < copies; i++) game.fast.copy(state, to);
  return (workedSince(since) * 1e6) / copies;
}

/**
 * Returns the playouts per second from a state after that many actions, each from a copy of its own. `isDealt`:
 * before each, it deals the facts anew that the acting seat does not know.
 */
export function playoutRate<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  actions: number,
  playouts: number,
  isDealt = false,
): number {
  const { fast } = game;
  const state = midGame(game, options, actions);
  const known = isDealt ? game.determinize(game.view(state, 0), new Sfc32(1)) : state;
  const to = game.setup(options);
  const random = new Sfc32(2);
  const since = workedSeconds();
  for (let i = 0; i < playouts; i++) {
    if (isDealt) fast.redeterminize(known, 0, random, to);
    else fast.copy(known, to);
    fast.rollout(to, random);
  }
  return playouts / workedSince(since);
}

function step<T extends Types>(
  fast: FastGame<T>,
  state: T['State'],
  random: Random,
  codes: Int32Array,
): void {
  const isChance = fast.actor(state) < 0;
  fast.play(
    state,
    isChance ? fast.sampleChance(state, random) : codes[random.below(fast.legalActions(state, codes))]!,
  );
}

/**
 * Returns the games per second as a table plays them: it lists actions as JSON, checks each for a refusal, and emits
 * events.
 */
export function readableGames<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  games: number,
  seed: number,
): number {
  const since = workedSeconds();
  for (let index = 0; index < games; index++) {
    const random = new Sfc32(seed, index);
    const deal = seededDealer(random);
    const state = game.setup(options);
    for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
      const listed = actor === 'chance' ? [deal(game, state)!] : game.actions(state, actor);
      const action = listed[random.below(listed.length)]!;
      const refusal = game.refusal(state, actor, action);
      if (refusal) throw new Error(`${refusal.rule}: ${refusal.because}`);
      game.apply(state, actor, action);
    }
  }
  return games / workedSince(since);
}

/** Returns the decisions per second of a bot in so many seconds of self-play; counts only decisions with a choice. */
export function decisionRate<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  bot: Bot,
  seconds: number,
  seed: number,
): number {
  const { fast } = game;
  const codes = new Int32Array(fast.actionsAtMost);
  let decisions = 0;
  let spent = 0;
  for (let index = 0; ; index++) {
    const random = new Sfc32(seed, index);
    const state = game.setup(options);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
      if (who < 0) {
        fast.play(state, fast.sampleChance(state, random));
        continue;
      }
      const isChoice = fast.legalActions(state, codes) > 1;
      const known = game.secrets ? game.determinize(game.view(state, who), random) : state;
      const since = workedSeconds();
      const action = askWith(game, bot, known, who, random);
      if (isChoice) {
        spent += workedSince(since);
        decisions++;
        if (spent >= seconds) return decisions / spent;
      }
      fast.play(state, fast.encode(state, action));
    }
  }
}
