import { readFileSync } from 'node:fs';
import { carcassonne, type Options, type State } from '@bastide/carcassonne';
import { CHANCE, OVER } from '@bastide/contract';
import { type CarcassonneRecord, readClaimedGame } from './claimed-game.ts';
import { optionsOf } from './random-game.ts';
import { Referee } from './referee.ts';

/**
 * Number of sequences of actions from a position, by length: a fingerprint of all rules about legal actions. Changes only on
 * purpose.
 */
export interface Perft {
  readonly name: string;
  /** The start under these options, or a recorded game after so many actions. */
  readonly options?: Partial<Options>;
  readonly game?: string;
  readonly after?: number;
  /** The tiles drawn one after the other; if absent, every draw is an action of the sequence. */
  readonly draws?: readonly string[];
  readonly counts: readonly number[];
  /** To this depth the referee counts along. */
  readonly refereed: number;
}

function start({ game, after = 0, options }: Perft): {
  options: Options;
  actions: CarcassonneRecord['actions'];
} {
  if (game === undefined) return { options: optionsOf(options), actions: [] };
  const { record } = readClaimedGame(readFileSync(new URL(`games/${game}.bastide`, import.meta.url), 'utf8'));
  return { options: record.options, actions: record.actions.slice(0, after) };
}

const { fast } = carcassonne;

/** Sequences of `depth` actions, counted by the fast lane. */
export function byEngine(perft: Perft, depth: number): number {
  const { options, actions } = start(perft);
  const states = Array.from({ length: depth + 2 }, () => carcassonne.setup(options));
  const root = states[0]!;
  for (const { by, ...action } of actions) carcassonne.apply(root, by, action);
  const codes = states.map(() => new Int32Array(fast.actionsAtMost));

  const count = (state: State, left: number, level: number, drawn: number): number => {
    if (left === 0) return 1;
    const who = fast.actor(state);
    if (who === OVER) return 0;
    if (who === CHANCE && perft.draws) {
      const tile = perft.draws[drawn];
      if (tile === undefined) throw new Error('too few draws');
      fast.play(state, fast.encode(state, { type: 'draw', tile }));
      return count(state, left, level, drawn + 1);
    }
    const list =
      who === CHANCE
        ? carcassonne.actions(state, 'chance').map((action) => fast.encode(state, action))
        : codes[level]!.subarray(0, fast.legalActions(state, codes[level]!));
    if (left === 1) return list.length;
    const next = states[level + 1]!;
    let sum = 0;
    for (const code of list) {
      fast.copy(state, next);
      fast.play(next, code);
      sum += count(next, left - 1, level + 1, drawn);
    }
    return sum;
  };
  return count(root, depth, 0, 0);
}

/** The same, counted by the referee. */
export function byReferee(perft: Perft, depth: number): number {
  const { options, actions } = start(perft);
  const root = new Referee(options);
  for (const { by: _, ...action } of actions) root.act(action);

  const count = (referee: Referee, left: number, drawn: number): number => {
    if (left === 0) return 1;
    const { actor } = referee;
    if (actor === undefined) return 0;
    if (actor === 'chance' && perft.draws) {
      referee.act({ type: 'draw', tile: perft.draws[drawn]! });
      return count(referee, left, drawn + 1);
    }
    const legal = referee.legal();
    if (left === 1) return legal.length;
    let sum = 0;
    for (const words of legal) {
      const next = referee.copy();
      next.act(carcassonne.text.read(words.split(' '))!.action);
      sum += count(next, left - 1, drawn);
    }
    return sum;
  };
  return count(root, depth, 0);
}
