import type { Seat } from '@bastide/contract';
import type { Budget } from '../../bot.ts';
import { FINISHED } from '../packed.ts';
import type { Candidate } from './candidates.ts';
import type { LeafValue } from './leaf-eval.ts';
import type { Rollouts } from './rollout.ts';

/** Rollouts where nothing else is said. */
const WORK = 1000;
/** Rollouts as which the value by the leaf alone counts. */
const TRUST = 10;

/** A candidate, and what was found of it. */
export interface RankedCandidate extends Candidate {
  readonly runs: number;
  /** Mean of what they came to, and of the lead in points alone. */
  readonly worth: number;
  readonly lead: number;
}

class CandidateStats {
  readonly candidate: Candidate;
  runs = 0;
  #worths: number;
  #leads: number;

  constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.#worths = TRUST * candidate.worth;
    this.#leads = TRUST * candidate.lead;
  }

  see(outcome: LeafValue): void {
    this.runs++;
    this.#worths += outcome.worth;
    this.#leads += outcome.lead;
  }

  get worth(): number {
    return this.#worths / (this.runs + TRUST);
  }

  ranked(): RankedCandidate {
    return {
      ...this.candidate,
      runs: this.runs,
      worth: this.worth,
      lead: this.#leads / (this.runs + TRUST),
    };
  }
}

/**
 * Sequential halving: in each round all candidates that are left see the same draws, and the better half goes on. Best
 * first; those that dropped out earlier come later.
 */
export function halve(
  candidates: readonly Candidate[],
  rollouts: Rollouts,
  seat: Seat,
  spent: BudgetMeter,
): RankedCandidate[] {
  const tried = candidates.map((candidate) => new CandidateStats(candidate));
  const isOver = candidates.every(({ state }) => state.phase === FINISHED);
  const rounds = isOver ? 0 : Math.ceil(Math.log2(tried.length));
  let left = tried.length;
  let index = 0;
  for (let round = 0; round < rounds && left > 1; round++) {
    spent.begin((round + 1) / rounds);
    while (!spent.isOver) {
      for (let i = 0; i < left && !spent.isStopped; i++) {
        tried[i]!.see(rollouts.run(tried[i]!.candidate.state, seat, index));
        spent.one();
      }
      index++;
    }
    sortFirst(tried, left);
    if (spent.isStopped) break;
    left = Math.ceil(left / 2);
  }
  return tried.map((one) => one.ranked());
}

/** Sorts the first ones, best first. */
function sortFirst(tried: CandidateStats[], count: number): void {
  const best = tried.slice(0, count).sort((one, other) => other.worth - one.worth);
  tried.splice(0, count, ...best);
}

/** Budget of one thought, as far as it is spent. */
export class BudgetMeter {
  isStopped = false;
  readonly #budget: Budget;
  readonly #work: number;
  readonly #start = Date.now();
  #done = 0;
  #part = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#work = budget.work ?? (budget.time === undefined ? WORK : Number.POSITIVE_INFINITY);
  }

  /** From here on this part of the budget may be spent, 0 to 1. */
  begin(part: number): void {
    this.#part = part;
  }

  one(): void {
    this.#done++;
    if (this.#budget.isStopped?.() || this.isLate) this.isStopped = true;
  }

  /** Tells whether the time of the budget is over; without one it never is. */
  get isLate(): boolean {
    const { time } = this.#budget;
    return time !== undefined && Date.now() - this.#start >= time;
  }

  get isOver(): boolean {
    const { time } = this.#budget;
    return (
      this.isStopped ||
      this.#done >= this.#part * this.#work ||
      (time !== undefined && Date.now() - this.#start >= this.#part * time)
    );
  }
}
