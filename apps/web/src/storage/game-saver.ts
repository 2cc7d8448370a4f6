import type { Actor, GameRecord, RecordedAction } from '@bastide/contract';
import type { MessageValues } from '../i18n/translator.ts';
import type { SaveSource, SaveState } from '../session/save-state.ts';
import {
  addGame,
  ConflictError,
  type GameSummary,
  isQuotaError,
  onOtherWindowChange,
  writeActs,
} from './library.ts';
import { randomId } from './random-id.ts';

interface SavedPosition {
  readonly view: object;
  readonly actors: readonly Actor[];
  readonly curve: readonly (readonly number[])[];
}

/** Has a message for how far a game has come. */
export interface ProgressSource {
  progress(view: object): MessageValues;
}

export const summaryOf = (
  { progress }: ProgressSource,
  { view, actors, curve }: SavedPosition,
): GameSummary => ({
  points: curve.at(-1) ?? [],
  progress: progress(view),
  actors,
});

/** Whoever plays waits no longer for the store, in milliseconds. */
const WRITE_TIMEOUT_MS = 4000;

/** Keeps one game on the shelf, act by act: each is on the disk before it is seen. */
export class GameSaver implements SaveSource {
  readonly #game: ProgressSource;
  readonly #listeners = new Set<() => void>();
  #id: string;
  /** As it lies on the shelf: 0 before it does. */
  #version: number;
  #written: readonly RecordedAction[];
  #state: SaveState = 'kept';
  /** One thing is written after the other. */
  #writing: Promise<void> = Promise.resolve();
  /** What is being written takes longer than anybody waits. */
  #isLate = false;

  /** A new game, or one of that version with these acts. */
  constructor(
    game: ProgressSource,
    id: string = randomId(),
    version = 0,
    written: readonly RecordedAction[] = [],
  ) {
    this.#game = game;
    this.#id = id;
    this.#version = version;
    this.#written = written;
  }

  /** By which the shelf knows it; another one once it has become a game of its own. */
  get id(): string {
    return this.#id;
  }

  readonly state = (): SaveState => this.#state;

  /** Tells when the state changes, and listens to other windows meanwhile. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const unhear = onOtherWindowChange(
      ({ id, version }) => id === this.#id && version > this.#version && this.#set('elsewhere'),
    );
    return () => {
      this.#listeners.delete(listener);
      unhear();
    };
  };

  /** Fails only where another window has played on: then nothing was done here. */
  readonly save = async (record: GameRecord, position: SavedPosition): Promise<void> => {
    if (this.#state === 'elsewhere') throw new ConflictError();
    const told = summaryOf(this.#game, position);
    const written = this.#writing.then(() => this.#tryToWrite(record, told));
    this.#writing = written
      .catch(() => {})
      .then(() => {
        this.#isLate = false;
      });
    if (this.#isLate) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#isLate = true;
        this.#set('denied');
        resolve();
      }, WRITE_TIMEOUT_MS);
    });
    // A store that does not answer stops nobody from playing.
    await Promise.race([written, late]).finally(() => clearTimeout(timer));
  };

  async #tryToWrite(record: GameRecord, told: GameSummary): Promise<void> {
    try {
      await this.#write(record, told);
      this.#set('kept');
    } catch (error) {
      if (error instanceof ConflictError) {
        this.#set('elsewhere');
        throw error;
      }
      // Played on all the same: with the next act all that is missing is tried again.
      this.#set(isQuotaError(error) ? 'full' : 'denied');
    }
  }

  /** What another window has played on goes its own way; what is here becomes a game of its own. */
  async fork(record: GameRecord, position: SavedPosition): Promise<void> {
    this.#id = randomId();
    this.#version = 0;
    this.#set('kept');
    await this.save(record, position);
  }

  async #write({ actions, ...head }: GameRecord, told: GameSummary): Promise<void> {
    const id = this.#id;
    const now = Date.now();
    if (this.#version === 0) {
      await addGame({ id, head, told, begun: now, touched: now }, actions);
      this.#version = 1;
    } else {
      const from = commonPrefixLength(this.#written, actions);
      this.#version = await writeActs({ id, version: this.#version }, from, actions.slice(from), {
        head,
        told,
      });
    }
    this.#written = actions;
  }

  #set(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** How many acts both begin with: what was taken back, if anything, stood at the end. */
function commonPrefixLength(before: readonly RecordedAction[], after: readonly RecordedAction[]): number {
  let same = Math.min(before.length, after.length);
  while (same > 0 && before[same - 1] !== after[same - 1]) same--;
  return same;
}
