import { type Review, ReviewBuilder } from '@bastide/coach';
import type { GameRecord } from '@bastide/contract';
import { useSyncExternalStore } from 'react';
import { must } from '../must.ts';
import type { AnySession } from '../session/local-session.ts';
import { useTableBase } from '../table/context.ts';
import type { CoachReply, CoachRequest } from './protocol.ts';

/** Progress of the review of a game. */
interface ReviewProgress {
  readonly review: Review;
  /** From 0 to 1; at 1 the review is complete. */
  readonly share: number;
  readonly failed: boolean;
}

/** Milliseconds between two updates: findings come faster than anybody reads. */
const UPDATE_INTERVAL_MS = 200;

/** Reviews one game while it is shown; keeps the findings, and continues from them later. */
class ReviewStore {
  readonly #open: () => Worker;
  readonly #record: GameRecord;
  readonly #gathering = new ReviewBuilder();
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #done = 0;
  #total = Number.POSITIVE_INFINITY;
  #failed = false;
  #judged: ReviewProgress = { review: this.#gathering.review(), share: 0, failed: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Worker, record: GameRecord) {
    this.#open = open;
    this.#record = record;
  }

  readonly progress = (): ReviewProgress => this.#judged;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#worker && this.#done < this.#total) this.#start();
    return () => {
      this.#listeners.delete(listener);
      // A reader who only changes to another part of the page is back at once.
      setTimeout(() => this.#listeners.size === 0 && this.#stop());
    };
  };

  #start(): void {
    const worker = this.#open();
    this.#worker = worker;
    this.#failed = false;
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
    const { options, actions: acts } = this.#record;
    worker.postMessage({ kind: 'review', options, acts, done: this.#done } satisfies CoachRequest);
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #hear(answer: CoachReply): void {
    if (answer.kind === 'failed') this.#fail();
    if (answer.kind !== 'found') return;
    this.#gathering.add(answer.findings);
    this.#done = answer.done;
    this.#total = answer.total;
    if (this.#done === this.#total) this.#stop();
    this.#timer ??= setTimeout(() => this.#tell(), UPDATE_INTERVAL_MS);
  }

  #fail(): void {
    this.#failed = true;
    this.#stop();
    this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const share = this.#done / this.#total;
    this.#judged = { review: this.#gathering.review(), share, failed: this.#failed };
    for (const listener of this.#listeners) listener();
  }
}

interface LatestReview {
  readonly text: string;
  readonly store: ReviewStore;
}

/** The game that was judged last: whoever comes back to it finds the findings. */
let latestReview: LatestReview | undefined;

const stores = new WeakMap<AnySession, ReviewStore>();

/** Returns the review of a finished game; it is the same for every reader. */
function reviewStoreOf(session: AnySession, open: () => Worker): ReviewStore {
  const known = stores.get(session);
  if (known) return known;
  const record = must(session.record(), 'a game that is over has a record');
  const text = JSON.stringify([record.game, record.options, record.actions]);
  if (latestReview?.text !== text) latestReview = { text, store: new ReviewStore(open, record) };
  stores.set(session, latestReview.store);
  return latestReview.store;
}

/** The findings about the game by now; as long as they are asked for, more come. */
export function useReview(): ReviewProgress {
  const { game, session } = useTableBase();
  const store = reviewStoreOf(
    session,
    must(game.startCoach, 'reviews are offered only where the game has a coach'),
  );
  return useSyncExternalStore(store.subscribe, store.progress);
}
