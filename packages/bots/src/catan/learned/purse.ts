import type { Budget } from '../../bot.ts';

/** How often the clock is asked. */
const CLOCK = 31;

/** What there is for one decision, whatever it is spent on. */
export class Purse {
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

  /** A position is valued. */
  spend(): void {
    this.#valued++;
    const { work = Number.POSITIVE_INFINITY, isStopped } = this.#budget;
    if (this.#valued >= work) this.#isEmpty = true;
    if ((this.#valued & CLOCK) === 0 && (isStopped?.() || Date.now() > this.#until)) this.#isEmpty = true;
  }
}
