import { type Bot, random as uniform } from '@bastide/bots';
import {
  ACTIONS_AT_MOST,
  CHANCE,
  type Game,
  type Outcome,
  OVER,
  type Random,
  type RecordedAction,
  recordedAction,
  type Types,
} from '@bastide/contract';
import { decideFor } from './decide-for.ts';

export interface Match {
  /** Of a game that was given up: the points it came to, and no winner. */
  readonly outcome: Outcome;
  /** Those of chance included. */
  readonly actions: number;
}

/** Plays a game of random bots, the very one of `playout`, to its end or until it is given up; returns the number of actions. */
export function playRandom<T extends Types>(
  { fast }: Game<T>,
  state: T['State'],
  random: Random,
  codes: Int32Array,
  actionsAtMost: number,
): number {
  fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER && actions < actionsAtMost; who = fast.actor(state)) {
    fast.play(
      state,
      who === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!,
    );
    actions++;
  }
  return actions;
}

/** Outcome of a game; of one that was given up the points so far and no winner. */
export const outcomeOf = <T extends Types>(game: Game<T>, state: T['State']): Outcome =>
  game.outcome(state) ?? {
    points: Array.from({ length: game.options(state).seats }, (_, seat) => game.fast.points(state, seat)),
    winners: [],
  };

/**
 * Plays a game, by seat the bots given, to its end. Where points are out of reach there may be none: it is given up after
 * `actionsAtMost`, by default as many as a record holds. One generator deals, determinizes and decides, in the order of play.
 * `state` is a used one of the same options; `acts` gathers the record.
 *
 * In a game with secrets a bot is lent a state determinized from the view of its seat. Only the random bot needs none: it
 * looks at the list of its actions alone, which holds no secret. So random bots play the very games of `playout`.
 */
export function playMatch<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  bots: readonly Bot[],
  random: Random,
  {
    state = game.setup(options),
    acts,
    actionsAtMost = ACTIONS_AT_MOST,
  }: { state?: T['State']; acts?: RecordedAction<T['Action']>[]; actionsAtMost?: number } = {},
): Match {
  const { fast } = game;
  if (bots.length !== options.seats) throw new Error(`${bots.length} bots for ${options.seats} seats`);
  // A state that was reset forgets what its seats could have counted, and then no view is what it should be.
  if (game.secrets && bots.some((bot) => bot !== uniform)) game.clone(game.setup(options), state);
  else fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER && actions < actionsAtMost; who = fast.actor(state)) {
    const code =
      who === CHANCE
        ? fast.sampleChance(state, random)
        : fast.encode(state, decideFor(game, state, who, bots[who]!, random));
    acts?.push(recordedAction(who === CHANCE ? 'chance' : who, fast.decode(state, code)));
    fast.play(state, code);
    actions++;
  }
  return { outcome: outcomeOf(game, state), actions };
}
