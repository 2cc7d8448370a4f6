import type { Budget } from '../../bot.ts';

/** Steps between two questions whether to stop: that may be a call into another thread. */
const STOP = 31;

/** Budget for one decision, whatever it is spent on. */
export class TimeBudget {
  readonly #budget: Budget;
  readonly #until: number;
  /** Positions valued. */
  #valued = 0;
  #isEmpty = false;

  constructor(budget: Budget = {}) {
    this.#budget = budget;
    this.#until = budget.time === undefined ? Number.POSITIVE_INFINITY : Date.now() + budget.time;
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Tells whether the time is over, for work that is not counted; without a budget of time it never is. */
  get isLate(): boolean {
    return this.#until !== Number.POSITIVE_INFINITY && Date.now() >= this.#until;
  }

  /** A position is valued. */
  spend(): void {
    this.#valued++;
    const { work = Number.POSITIVE_INFINITY, isStopped } = this.#budget;
    if (this.#valued >= work) this.#isEmpty = true;
    if (this.isLate) this.#isEmpty = true;
    if ((this.#valued & STOP) === 0 && isStopped?.()) this.#isEmpty = true;
  }
}
