import type { BotAnswer, BotQuestion } from './protocol.ts';

interface PendingReply {
  resolve(said: unknown): void;
  reject(error: Error): void;
}

/** The page's end of the worker. It starts with the first question; a worker that breaks is replaced at the next. */
export class BotWorkerClient {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, PendingReply>();
  readonly #open: () => Worker;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** What is said is of the worker's game. Where nobody waits for it any more, no answer comes. */
  ask<Said>(question: Omit<BotQuestion, 'id'>): Promise<Said> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (said) => resolve(said as Said), reject });
      this.#start().postMessage({ id, ...question } satisfies BotQuestion);
    });
  }

  /** Ends a thought that nobody waits for any more: there is no other way, for it hears nothing while it thinks. */
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
