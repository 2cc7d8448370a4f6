import { carcassonne } from '@bastide/carcassonne';
import { type Random, type Seat, Sfc32 } from '@bastide/contract';
import { DRAW, FINISHED, type State } from '../packed.ts';
import type { LeafEval, LeafValue } from './leaf-eval.ts';
import { Policy } from './policy.ts';

const { fast } = carcassonne;

/** Depth and width of a rollout. */
export interface RolloutSettings {
  /** Turns of each seat that are played. */
  readonly rounds: number;
  /** Ways that are weighed in the first of them, and in those after it. */
  readonly first: number;
  readonly later: number;
}

/** Looks at what may come of a state: some turns by the policy, then the leaf. Has its own scratch memory. */
export class Rollouts {
  readonly #leaf: LeafEval;
  readonly #policy: Policy;
  readonly #scratch: State;
  readonly #seed: number;
  readonly #course: RolloutSettings;
  /** The tiles in the bag in some order: the first draws go through all of them, so that they come as often as they should. */
  readonly #draws: Int32Array;

  constructor(state: State, leaf: LeafEval, course: RolloutSettings, random: Random) {
    this.#leaf = leaf;
    this.#course = course;
    this.#scratch = state.copy();
    this.#policy = new Policy(leaf, state);
    this.#seed = random.below(2 ** 31);
    this.#draws = state.openingLeft > 0 ? new Int32Array(0) : shuffled(state.bag, random);
    this.#policy.look(state);
  }

  /** Returns the value of rollout number `index` for the seat; one number gives the same draws from every state. */
  run(from: State, seat: Seat, index: number): LeafValue {
    const state = this.#scratch;
    fast.copy(from, state);
    const random = new Sfc32(this.#seed, index);
    const { rounds, first, later } = this.#course;
    const turns = rounds * state.seats;
    const draws = this.#draws;
    let turn = 0;
    let isFirst = state.phase === DRAW && draws.length === state.left;
    while (state.phase !== FINISHED) {
      if (state.phase === DRAW) {
        if (turn >= turns) break;
        fast.play(state, isFirst ? draws[index % draws.length]! : fast.sampleChance(state, random));
        isFirst = false;
      } else {
        this.#policy.play(state, turn === 0 ? first : later);
        turn++;
      }
    }
    return this.#leaf.weigh(state, seat);
  }
}

function shuffled(bag: Int32Array, random: Random): Int32Array {
  const all: number[] = [];
  bag.forEach((count, type) => {
    for (let i = 0; i < count; i++) all.splice(random.below(all.length + 1), 0, type);
  });
  return Int32Array.from(all);
}
