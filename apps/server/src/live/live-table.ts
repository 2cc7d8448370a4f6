import { createHash } from 'node:crypto';
import type { Command, CommandResult } from '@bastide/protocol';
import type { IdempotentRequest, Store } from '../store/store.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type CommandRefusal, refuse } from '../table/refusal.ts';
import type { Requester } from '../table/requester.ts';
import type { StatePool } from '../table/state-pool.ts';
import { TableDraft } from '../table/table-draft.ts';
import {
  encodeEntry,
  extendSnapshot,
  type TableOrigin,
  type TableSnapshot,
} from '../table/table-snapshot.ts';
import { headFrom } from './head.ts';
import type { Outages } from './outages.ts';

/** Number of attempts while others write first. */
const MAX_TRIES = 8;

/** A request that may be repeated: answered again as it was answered first. */
export interface IdempotencyKey {
  readonly key: string;
  /** The request as it came. */
  readonly request: string;
}

/** The same key came with something else. */
export interface KeyReused {
  readonly ok: false;
  readonly code: 'key-reused';
}

/** Services that all tables of a process share. */
interface LiveTableShared {
  readonly outages?: Outages | undefined;
  readonly statePool?: StatePool;
  /** Is told when a log was found to end later than the clock says. */
  readonly onClockCorrected?: OnClockCorrected | undefined;
}

/** `ms`: by so much the log of a table was ahead. */
export type OnClockCorrected = (table: string, ms: number) => void;

/** `isOwn`: it was written here, not read on. */
export type LiveTableListener = (liveTable: LiveTable, isOwn: boolean) => void;

export type CommandOutcome = ({ readonly ok: true } & CommandResult) | CommandRefusal | KeyReused;

/**
 * A table in the memory of this process: what its log comes to. It owns nothing: another process may write the same log,
 * and then this one reads on. One thing is done here at a time.
 */
export class LiveTable {
  readonly #store: Store;
  readonly #origin: TableOrigin;
  readonly #outages: Outages | undefined;
  readonly #statePool: StatePool | undefined;
  readonly #onClockCorrected: OnClockCorrected | undefined;
  readonly #listeners = new Set<LiveTableListener>();
  #snapshot: TableSnapshot;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;

  private constructor(
    store: Store,
    origin: TableOrigin,
    snapshot: TableSnapshot,
    { outages, statePool, onClockCorrected }: LiveTableShared,
  ) {
    this.#store = store;
    this.#origin = origin;
    this.#outages = outages;
    this.#statePool = statePool;
    this.#onClockCorrected = onClockCorrected;
    this.#snapshot = snapshot;
  }

  /** The table whose log the store has; undefined: there is none. */
  static async load(
    store: Store,
    origin: TableOrigin,
    shared: LiveTableShared = {},
  ): Promise<LiveTable | undefined> {
    const log = await store.read(origin.id);
    return log.length > 0
      ? new LiveTable(store, origin, extendSnapshot(origin, undefined, log), shared)
      : undefined;
  }

  get id(): string {
    return this.#origin.id;
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  /** The number of things that are being done here or wait for their turn. */
  get pending(): number {
    return this.#pending;
  }

  /** True if anybody but `LiveTables` listens. */
  get hasSubscribers(): boolean {
    return this.#listeners.size > 1;
  }

  /** Tells when the log has grown. Returns the way to hear no more. */
  subscribe(listener: LiveTableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Does what a person asks for: written down before anybody hears of it. */
  perform(
    asker: Requester,
    command: Command,
    now: () => number,
    key?: IdempotencyKey,
  ): Promise<CommandOutcome> {
    return this.update(now, (draft) => executeCommand(draft, asker, command), asker.person, key);
  }

  /** Does something at the table, if it may be done; tried again on what others wrote meanwhile. */
  update(
    now: () => number,
    work: (draft: TableDraft) => CommandRefusal | undefined,
    person?: string,
    key?: IdempotencyKey,
  ): Promise<CommandOutcome> {
    return this.#enqueue(async () => {
      const digest = key && createHash('sha256').update(key.request).digest('hex');
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        await this.#outages?.refresh();
        const draft = new TableDraft(this.#snapshot, now(), this.#statePool);
        this.#outages?.creditClocks(draft);
        const refusal = work(draft);
        if (refusal || draft.newItems.length === 0) {
          // What was refused may be right by what others wrote meanwhile.
          if (await this.#readNew()) continue;
          const before = key && (await this.#store.answerTo(this.id, person!, key.key));
          if (before) return before.digest === digest ? storedAnswer(before.answer) : KEY_REUSED;
          return refusal ?? { ok: true, version: this.#snapshot.table.version };
        }
        const after = draft.toSnapshot();
        const answer: CommandResult = { version: after.table.version };
        const idempotent: IdempotentRequest | undefined = key && {
          person: person!,
          key: key.key,
          digest: digest!,
          answer: JSON.stringify(answer),
        };
        const appended = await this.#store.append({
          game: this.id,
          version: this.#snapshot.table.version,
          entries: draft.newItems.map(({ entry: { seq: _, at, ...happening } }) =>
            encodeEntry(at, happening as Parameters<typeof encodeEntry>[1]),
          ),
          ...(idempotent && { asked: idempotent }),
          head: headFrom(after),
        });
        if (appended.ok) {
          this.#set(after, true);
          const [first] = draft.newItems;
          if (first?.entry.kind === 'clock-corrected') this.#onClockCorrected?.(this.id, first.entry.ms);
          return { ok: true, ...answer };
        }
        await this.#readNew();
        if (appended.why === 'repeated') return appended.isSame ? storedAnswer(appended.answer) : KEY_REUSED;
      }
      return refuse('contended');
    });
  }

  /** Does what has to be done in the end, however busy others are. */
  async updateAlways(
    now: () => number,
    work: (draft: TableDraft) => CommandRefusal | undefined,
  ): Promise<void> {
    for (;;) {
      const answer = await this.update(now, work);
      if (answer.ok || answer.code !== 'contended') return;
    }
  }

  /**
   * Gives running clocks what passed while the server was away, before anybody reads them. A table is read also where nothing can be
   * written: then the next who can write does it.
   */
  async creditOutages(): Promise<void> {
    const outages = this.#outages;
    if (!outages || outages.hasJustFailed) return;
    try {
      await outages.refresh();
      if (outages.owesTime(this.#snapshot)) await this.update(outages.now, () => undefined);
    } catch {
      // Whoever acts at the table hears why nothing can be written.
    }
  }

  /** Reads what others wrote. */
  async refresh(): Promise<void> {
    await this.#enqueue(() => this.#readNew());
  }

  /** Returns whether there was anything. */
  async #readNew(): Promise<boolean> {
    const more = await this.#store.read(this.id, this.#snapshot.table.version);
    if (more.length > 0) this.#set(extendSnapshot(this.#origin, withMatchCopy(this.#snapshot), more), false);
    return more.length > 0;
  }

  #set(snapshot: TableSnapshot, isOwn: boolean): void {
    const { match } = this.#snapshot;
    if (match && match !== snapshot.match) this.#statePool?.release(match);
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener(this, isOwn);
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#pending++;
    const done = this.#queue.then(work).finally(() => {
      this.#pending--;
    });
    this.#queue = done.catch(() => {});
    return done;
  }
}

const KEY_REUSED: KeyReused = { ok: false, code: 'key-reused' };

const storedAnswer = (answer: string): CommandOutcome => ({
  ok: true,
  ...(JSON.parse(answer) as CommandResult),
});

/** Returns a snapshot whose game can be played on, while this one may still be looked at. */
const withMatchCopy = (snapshot: TableSnapshot): TableSnapshot => ({
  ...snapshot,
  match: snapshot.match?.copy(),
});
