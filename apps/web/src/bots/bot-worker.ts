import type { Answer, Question } from './protocol.ts';

interface Waiting {
  resolve(action: unknown): void;
  reject(error: Error): void;
}

/** The page's end of the worker. It starts with the first question; a worker that breaks is replaced at the next. */
export class BotWorker {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #open: () => Worker;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** The action is one of the worker's game. */
  ask<Action>(question: Omit<Question, 'id'>): Promise<Action> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (action) => resolve(action as Action), reject });
      this.#start().postMessage({ id, ...question } satisfies Question);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#open();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#break(event.message));
    this.#worker = worker;
    return worker;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.action);
    else waiting?.reject(new Error(answer.because));
  }

  #break(because: string): void {
    const waiting = [...this.#waiting.values()];
    this.stop();
    for (const { reject } of waiting) reject(new Error(because || 'the worker broke'));
  }
}
