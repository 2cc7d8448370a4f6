import type { BotName } from '../people/seats.ts';

interface PendingReply {
  resolve(said: unknown): void;
  reject(error: Error): void;
}

/**
 * The page's end of the worker. The worker starts with the first question; after a failure, the next question starts
 * another.
 */
export class BotWorkerClient {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, PendingReply>();
  readonly #open: () => Worker;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /**
   * Asks the worker; its answer is of the type that its game gives. After `cancel` or `terminate` the promise never
   * settles.
   */
  ask<Said>(question: Omit<BotQuestion, 'id'>): Promise<Said> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (said) => resolve(said as Said), reject });
      this.#start().postMessage({ id, ...question } satisfies BotQuestion);
    });
  }

  /**
   * Ends thinking whose result nobody needs any more. Only terminating the worker does it: it reads no messages while
   * it thinks.
   */
  cancel(): void {
    if (this.#waiting.size > 0) this.terminate();
  }

  terminate(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#open();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#break(event.message));
    this.#worker = worker;
    return worker;
  }

  #hear(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.said);
    else waiting?.reject(new Error(answer.because));
  }

  #break(because: string): void {
    const waiting = [...this.#waiting.values()];
    this.terminate();
    for (const { reject } of waiting) reject(new Error(because || 'the worker broke'));
  }
}

/** A question to a game's worker: asks for a bot's move, from the view of its seat. */
export interface BotQuestion {
  readonly id: number;
  readonly bot: BotName;
  readonly seat: number;
  /** The view of that game. */
  readonly view: unknown;
  readonly seed: number;
  /** Asks for the moves that the bot weighed, instead of a move. */
  readonly wantsExplanation?: true;
  /** Another question of this game to its bots, instead of a move. */
  readonly extra?: unknown;
}

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly said: unknown }
  | { readonly id: number; readonly ok: false; readonly because: string };
