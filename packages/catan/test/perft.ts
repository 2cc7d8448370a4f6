import { readFileSync } from 'node:fs';
import { type Action, catan, type Options, type State } from '@bastide/catan';
import { CHANCE, OVER, type RecordedAction, recordedAction, Sfc32 } from '@bastide/contract';
import { readClaimedGame } from './claimed-game.ts';
import { optionsOf } from './random-game.ts';
import { Referee } from './referee.ts';

/**
 * Number of sequences of actions from a position, those of chance included, by length: a fingerprint of all rules about legal
 * actions. Changes only on purpose.
 */
export interface Perft {
  readonly name: string;
  /** A random game under these options by this seed, after so many actions. */
  readonly options?: Partial<Options>;
  readonly seed?: number;
  /** Or a story after so many. */
  readonly game?: string;
  readonly after: number;
  readonly counts: readonly number[];
  /** To this depth the referee counts along. */
  readonly refereed: number;
}

const { fast } = catan;

/** The options and actions that lead to a position. */
function start({ game, options, seed = 0, after }: Perft): {
  options: Options;
  actions: readonly RecordedAction<Action>[];
} {
  if (game !== undefined) {
    const { record } = readClaimedGame(
      readFileSync(new URL(`games/${game}.bastide`, import.meta.url), 'utf8'),
    );
    return { options: record.options, actions: record.actions.slice(0, after) };
  }
  const rules = optionsOf(options);
  const state = catan.setup(rules);
  const random = new Sfc32(seed);
  const codes = new Int32Array(fast.actionsAtMost);
  const actions: RecordedAction<Action>[] = [];
  for (let who = fast.actor(state); who !== OVER && actions.length < after; who = fast.actor(state)) {
    const code =
      who === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!;
    actions.push(recordedAction(who === CHANCE ? 'chance' : who, fast.decode(state, code)));
    fast.play(state, code);
  }
  return { options: rules, actions };
}

/** Sequences of `depth` actions, counted by the fast lane. */
export function byEngine(perft: Perft, depth: number): number {
  const { options, actions } = start(perft);
  const states = Array.from({ length: depth + 1 }, () => catan.setup(options));
  const root = states[0]!;
  for (const { by, ...action } of actions) catan.apply(root, by, action);
  const codes = states.map(() => new Int32Array(fast.actionsAtMost));

  const count = (state: State, left: number, level: number): number => {
    const who = fast.actor(state);
    if (who === OVER) return 0;
    const list =
      who === CHANCE
        ? catan.actions(state, 'chance').map((action) => fast.encode(state, action))
        : codes[level]!.subarray(0, fast.legalActions(state, codes[level]!));
    if (left === 1) return list.length;
    const next = states[level + 1]!;
    let sum = 0;
    for (const code of list) {
      fast.copy(state, next);
      fast.play(next, code);
      sum += count(next, left - 1, level + 1);
    }
    return sum;
  };
  return count(root, depth, 0);
}

/** The same, counted by the referee; of several who may act, the lowest seat does. */
export function byReferee(perft: Perft, depth: number): number {
  const { options, actions } = start(perft);
  const root = new Referee(options);
  for (const { by, ...action } of actions) root.act(by, action);

  const count = (referee: Referee, left: number): number => {
    const [actor] = referee.actors;
    if (actor === undefined) return 0;
    const legal = referee.legal(actor);
    if (left === 1) return legal.length;
    return legal.reduce((sum, action) => {
      const next = referee.copy();
      next.act(actor, action);
      return sum + count(next, left - 1);
    }, 0);
  };
  return count(root, depth);
}
