import type { Actor, GameRecord, RecordedAction } from '@bastide/contract';
import type { MessageValues } from '@bastide/messages';
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

/** A game with a message for its progress. */
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

/** Milliseconds for which a player waits for the storage. */
const WRITE_TIMEOUT_MS = 4000;

/** Saves one game to the library, action by action: each is stored before the page shows it. */
export class GameSaver implements SaveSource {
  readonly #game: ProgressSource;
  readonly #listeners = new Set<() => void>();
  #id: string;
  /** Version of the game in the library; 0 before it is there. */
  #version: number;
  #written: readonly RecordedAction[];
  #state: SaveState = 'kept';
  /** The write in progress; writes run one after the other. */
  #writing: Promise<void> = Promise.resolve();
  /** True while a write takes longer than its time limit. */
  #isLate = false;

  /** Saves a new game, or continues one of that version with these actions. */
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

  /** Id in the library; a fork gets a new one. */
  get id(): string {
    return this.#id;
  }

  readonly state = (): SaveState => this.#state;

  /** Calls back when the state changes; meanwhile listens to other windows. */
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

  /** Fails only if another window has played on: then nothing was saved here. */
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
    // A storage that does not answer must not stop the game.
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
      // The game goes on; the next save includes all missing actions.
      this.#set(isQuotaError(error) ? 'full' : 'denied');
    }
  }

  /** Leaves the stored game to the other window, and stores the game here as a separate one. */
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

/** Returns the number of actions that both lists begin with; undone ones were at the end. */
function commonPrefixLength(before: readonly RecordedAction[], after: readonly RecordedAction[]): number {
  let same = Math.min(before.length, after.length);
  while (same > 0 && before[same - 1] !== after[same - 1]) same--;
  return same;
}
