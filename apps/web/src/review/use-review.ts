import { type Review, ReviewBuilder } from '@bastide/coach';
import type { GameRecord } from '@bastide/contract';
import { useSyncExternalStore } from 'react';
import type { AnySession } from '../session/local-session.ts';
import { useTableBase } from '../table/context.ts';
import type { CoachReply, CoachRequest } from './protocol.ts';

/** Progress of the review of a game. */
interface ReviewProgress {
  readonly review: Review;
  /** 0 to 1; at 1 nothing is to come. */
  readonly share: number;
  readonly failed: boolean;
}

/** Interval in milliseconds at which findings are shown: they come quicker than anybody reads. */
const UPDATE_INTERVAL_MS = 200;

/** Judges one game as long as somebody looks; what was found is kept, and gone on from. */
class ReviewStore {
  readonly #open: () => Worker;
  readonly #record: GameRecord;
  readonly #builder = new ReviewBuilder();
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #done = 0;
  #total = Number.POSITIVE_INFINITY;
  #failed = false;
  #judged: ReviewProgress = { review: this.#builder.review(), share: 0, failed: false };
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
      // Whoever only moves from one part of the page to another is back at once.
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
    this.#builder.add(answer.findings);
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
    this.#judged = { review: this.#builder.review(), share, failed: this.#failed };
    for (const listener of this.#listeners) listener();
  }
}

interface LatestReview {
  readonly text: string;
  readonly store: ReviewStore;
}

/** The game that was judged last: whoever comes back to it finds what was found. */
let latestReview: LatestReview | undefined;

const stores = new WeakMap<AnySession, ReviewStore>();

/** The review of a game that is over: the same for every reader. */
function reviewStoreOf(session: AnySession, open: () => Worker): ReviewStore {
  const known = stores.get(session);
  if (known) return known;
  const record = session.record()!;
  const text = JSON.stringify([record.game, record.options, record.actions]);
  if (latestReview?.text !== text) latestReview = { text, store: new ReviewStore(open, record) };
  stores.set(session, latestReview.store);
  return latestReview.store;
}

/** What is known of the game by now; as long as it is asked for, more comes. */
export function useReview(): ReviewProgress {
  const { game, session } = useTableBase();
  const store = reviewStoreOf(session, game.startCoach!);
  return useSyncExternalStore(store.subscribe, store.progress);
}
