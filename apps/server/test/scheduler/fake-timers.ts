import type { BotRunner } from '../../src/bots/bot-runner.ts';
import { decisionMaker } from '../../src/bots/decide.ts';
import { GAMES } from '../../src/games.ts';
import type { Timers } from '../../src/scheduler/timers.ts';

interface FakeTimer {
  readonly at: number;
  readonly work: () => void;
}

/** Timers of a clock that a test moves. */
export class FakeTimers implements Timers {
  readonly #clock: { at: number };
  readonly #pending = new Set<FakeTimer>();

  constructor(clock: { at: number }) {
    this.#clock = clock;
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.#clock.at + Math.max(0, milliseconds), work };
    this.#pending.add(timer);
    return () => this.#pending.delete(timer);
  }

  /** Lets so many milliseconds go by, each thing at its time; `settle` waits until all that was begun is done. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#clock.at + milliseconds;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#clock.at = Math.max(this.#clock.at, next.at);
      this.#pending.delete(next);
      next.work();
      await settle();
    }
    this.#clock.at = until;
  }

  #next(until: number): FakeTimer | undefined {
    let first: FakeTimer | undefined;
    for (const timer of this.#pending)
      if (timer.at <= until && !(first && first.at <= timer.at)) first = timer;
    return first;
  }
}

/** Thinks at once, in this thread. */
export function inProcessBotRunner(): BotRunner & { readonly asked: number } {
  const decide = decisionMaker(GAMES);
  const botRunner = {
    asked: 0,
    decide: async (question: Parameters<BotRunner['decide']>[0]) => {
      botRunner.asked++;
      return decide(question);
    },
    close: async () => {},
  };
  return botRunner;
}
