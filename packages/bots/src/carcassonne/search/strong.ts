import { type Action, carcassonne } from '@bastide/carcassonne';
import type { Game, Random, Seat, Types } from '@bastide/contract';
import type { Bot, Budget, MoveEvaluation } from '../../bot.ts';
import type { LearnedModels } from '../learned/learned.ts';
import { LEARNED } from '../learned/worths.ts';
import type { State } from '../packed.ts';
import { candidatesOf, NARROW, type SearchWidth, WIDE } from './candidates.ts';
import { BudgetMeter, halve, type RankedCandidate } from './halving.ts';
import { LeafEval } from './leaf-eval.ts';
import { chancesOf, evaluateMoves } from './move-evaluations.ts';
import { type RolloutSettings, Rollouts } from './rollout.ts';

const { fast } = carcassonne;

/** A budget of so many rollouts or milliseconds is enough for many ways. */
const LONG_WORK = 600;
const LONG_TIME = 150;
const COURSE: RolloutSettings = { rounds: 3, first: 4, later: 4 };

/**
 * The strongest player of Carcassonne: what a seat may do is weighed by an evaluation, and the best of it by what comes of
 * it in some turns of all seats, the same draws for each. A deployment follows what was thought when its tile was laid.
 */
export function createStrong(
  course: RolloutSettings = COURSE,
  learned: LearnedModels | undefined = LEARNED,
): Bot {
  const planner = new TurnPlanner(course, learned);
  return {
    name: 'strong',
    choose<T extends Types>(
      _game: Game<T>,
      state: T['State'],
      seat: Seat,
      random: Random,
      budget: Budget = {},
    ) {
      return planner.choose(state as State, seat, random, budget) as T['Action'];
    },
    consider<T extends Types>(
      _game: Game<T>,
      state: T['State'],
      seat: Seat,
      random: Random,
      budget: Budget = {},
    ) {
      return planner.consider(state as State, seat, random, budget) as MoveEvaluation<T['Action']>[];
    },
    assess: (_game, state) => planner.assess(state as State),
  };
}

class TurnPlanner {
  readonly #leaf: LeafEval;
  readonly #course: RolloutSettings;
  /** Ranked deployments that may follow the placement chosen last, and the state after it. */
  #followUps: { readonly at: State; readonly ranked: readonly RankedCandidate[] } | undefined;

  constructor(course: RolloutSettings, learned: LearnedModels | undefined) {
    this.#leaf = new LeafEval(learned);
    this.#course = course;
  }

  choose(state: State, seat: Seat, random: Random, budget: Budget): Action {
    return fast.decode(state, this.#rank(state, seat, random, budget)[0]!.codes[0]!);
  }

  consider(state: State, seat: Seat, random: Random, budget: Budget): MoveEvaluation<Action>[] {
    return evaluateMoves(state, this.#rank(state, seat, random, budget), this.#leaf, seat);
  }

  /** The chance of each seat by the lead that it can expect. */
  assess(state: State): readonly number[] {
    this.#leaf.keep(state);
    return chancesOf(state, this.#leaf.leads(state, 0, this.#leaf.weigh(state, 0).lead));
  }

  /** Ranks the candidates, best first. A deployment follows the plan made when its tile was laid. */
  #rank(state: State, seat: Seat, random: Random, budget: Budget): readonly RankedCandidate[] {
    if (this.#followUps && isSame(this.#followUps.at, state)) {
      this.#leaf.keep(state);
      return this.#followUps.ranked;
    }
    const spent = new BudgetMeter(budget);
    const own = state.copy();
    this.#leaf.keep(own);
    const candidates = candidatesOf(own, this.#leaf, breadthOf(state, budget), () => spent.isLate);
    const rollouts = new Rollouts(own, this.#leaf, this.#course, random);
    const ranked = halve(candidates, rollouts, seat, spent);
    this.#keep(state, ranked);
    return ranked;
  }

  #keep(state: State, ranked: readonly RankedCandidate[]): void {
    const [code, then] = ranked[0]!.codes;
    if (then === undefined) return;
    const at = state.copy();
    fast.play(at, code!);
    const following = ranked.filter(({ codes }) => codes[0] === code);
    this.#followUps = { at, ranked: following.map((one) => ({ ...one, codes: one.codes.slice(1) })) };
  }
}

/** Many ways only where rollouts tell them apart: a larger table is too noisy. Without any limit there is enough. */
const breadthOf = (state: State, { work, time }: Budget): SearchWidth =>
  state.seats === 2 && (work ?? LONG_WORK) >= LONG_WORK && (time ?? LONG_TIME) >= LONG_TIME ? WIDE : NARROW;

/** Tells whether two states are the same table at the same moment. Paths of union–find may differ, which mean nothing. */
function isSame(one: State, other: State): boolean {
  const parts = (state: State) => [
    state.scalar,
    state.points,
    state.bag,
    state.tileCell,
    state.tileOriented,
    state.figures,
  ];
  const others = parts(other);
  return (
    JSON.stringify(one.options) === JSON.stringify(other.options) &&
    parts(one).every((part, i) => part.every((value, at) => value === others[i]![at]))
  );
}
