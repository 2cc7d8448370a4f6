import { gameSlotOf, type Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { type Hypotheses, SequentialTest, type TestResult } from './sequential-test.ts';

/** Feeds complete deals of the first line-up to a test, in their order, whatever order games come in. */
export class SequentialTestFeed {
  readonly #plan: Plan;
  readonly #test: SequentialTest;
  /** By deal, scores of the first entrant that wait for the deals before. */
  readonly #waiting = new Map<number, number[]>();
  #next = 0;

  constructor(plan: Plan, hypotheses: Hypotheses) {
    this.#plan = plan;
    this.#test = new SequentialTest(hypotheses);
  }

  add(result: GameResult): void {
    const { deal, order } = gameSlotOf(this.#plan, result.n);
    const scores = this.#waiting.get(deal) ?? [];
    this.#waiting.set(deal, scores);
    scores.push(shareOf(result, order, 0));
    const { seats } = this.#plan.options;
    for (
      let due = this.#waiting.get(this.#next);
      due?.length === seats;
      due = this.#waiting.get(this.#next)
    ) {
      this.#test.add(due.reduce((sum, one) => sum + one, 0) / seats);
      this.#waiting.delete(this.#next++);
    }
  }

  get result(): TestResult {
    return this.#test.result;
  }
}

/** Share of a win that an entrant has over all its seats. */
function shareOf({ winners, points }: GameResult, order: readonly number[], entrant: number): number {
  const sharing = winners.length > 0 ? winners : points.map((_, seat) => seat);
  return sharing.filter((seat) => order[seat] === entrant).length / sharing.length;
}
