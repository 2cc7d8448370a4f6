import { createHash } from 'node:crypto';
import type { Command, CommandResult } from '@bastide/protocol';
import type { Asked, Store } from '../store/store.ts';
import type { Asker } from '../table/asker.ts';
import { decide } from '../table/decide.ts';
import { type Refused, refused } from '../table/refused.ts';
import type { Spares } from '../table/spares.ts';
import { Staging } from '../table/staging.ts';
import { type Origin, readOn, type Standing, written } from '../table/standing.ts';
import { headOf } from './head.ts';
import type { Outages } from './outages.ts';

/** How often somebody else may be quicker before we give up. */
const TRIES = 8;

/** A request that may be repeated: answered again as it was answered first. */
export interface Key {
  readonly key: string;
  /** What was asked for, as it came. */
  readonly request: string;
}

/** The same key came with something else. */
export interface Reused {
  readonly ok: false;
  readonly code: 'key-reused';
}

/** What all tables of a process share. */
interface Shared {
  readonly outages?: Outages | undefined;
  readonly spares?: Spares;
  /** Is told when a log was found to end later than the clock says. */
  readonly clockCorrected?: ClockCorrected | undefined;
}

/** `ms`: by so much the log of a table was ahead. */
export type ClockCorrected = (table: string, ms: number) => void;

/** `isOwn`: it was written here, not read on. */
export type RoomListener = (room: Room, isOwn: boolean) => void;

export type Answer = ({ readonly ok: true } & CommandResult) | Refused | Reused;

/**
 * A table in the memory of this process: what its log comes to. It owns nothing: another process may write the same log,
 * and then this one reads on. One thing is done here at a time.
 */
export class Room {
  readonly #store: Store;
  readonly #origin: Origin;
  readonly #outages: Outages | undefined;
  readonly #spares: Spares | undefined;
  readonly #clockCorrected: ClockCorrected | undefined;
  readonly #listeners = new Set<RoomListener>();
  #standing: Standing;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(
    store: Store,
    origin: Origin,
    standing: Standing,
    { outages, spares, clockCorrected }: Shared,
  ) {
    this.#store = store;
    this.#origin = origin;
    this.#outages = outages;
    this.#spares = spares;
    this.#clockCorrected = clockCorrected;
    this.#standing = standing;
  }

  /** The table whose log the store has; undefined: there is none. */
  static async load(store: Store, origin: Origin, shared: Shared = {}): Promise<Room | undefined> {
    const log = await store.read(origin.id);
    return log.length > 0 ? new Room(store, origin, readOn(origin, undefined, log), shared) : undefined;
  }

  get id(): string {
    return this.#origin.id;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** The number of things that are being done here or wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether anybody but its keeper listens. */
  get isWatched(): boolean {
    return this.#listeners.size > 1;
  }

  /** Tells when the log has grown. Returns the way to hear no more. */
  subscribe(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Does what a person asks for: written down before anybody hears of it. */
  do(asker: Asker, command: Command, now: () => number, key?: Key): Promise<Answer> {
    return this.change(now, (staging) => decide(staging, asker, command), asker.person, key);
  }

  /** Does something at the table, if it may be done; tried again on what others wrote meanwhile. */
  change(
    now: () => number,
    work: (staging: Staging) => Refused | undefined,
    person?: string,
    key?: Key,
  ): Promise<Answer> {
    return this.#queued(async () => {
      const digest = key && createHash('sha256').update(key.request).digest('hex');
      for (let tries = 0; tries < TRIES; tries++) {
        await this.#outages?.upToNow();
        const staging = new Staging(this.#standing, now(), this.#spares);
        this.#outages?.credit(staging);
        const refusal = work(staging);
        if (refusal || staging.lines.length === 0) {
          // What was refused may be right by what others wrote meanwhile.
          if (await this.#readOn()) continue;
          const before = key && (await this.#store.answered(this.id, person!, key.key));
          if (before) return before.digest === digest ? said(before.answer) : REUSED;
          return refusal ?? { ok: true, version: this.#standing.table.version };
        }
        const after = staging.after();
        const answer: CommandResult = { version: after.table.version };
        const asked: Asked | undefined = key && {
          person: person!,
          key: key.key,
          digest: digest!,
          answer: JSON.stringify(answer),
        };
        const appended = await this.#store.append({
          game: this.id,
          version: this.#standing.table.version,
          entries: staging.lines.map(({ entry: { seq: _, at, ...happening } }) =>
            written(at, happening as Parameters<typeof written>[1]),
          ),
          ...(asked && { asked }),
          head: headOf(after),
        });
        if (appended.ok) {
          this.#set(after, true);
          const [first] = staging.lines;
          if (first?.entry.kind === 'clock-corrected') this.#clockCorrected?.(this.id, first.entry.ms);
          return { ok: true, ...answer };
        }
        await this.#readOn();
        if (appended.why === 'repeated') return appended.isSame ? said(appended.answer) : REUSED;
      }
      return refused('contended');
    });
  }

  /** Does what has to be done in the end, however busy others are. */
  async insist(now: () => number, work: (staging: Staging) => Refused | undefined): Promise<void> {
    for (;;) {
      const answer = await this.change(now, work);
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
      await outages.upToNow();
      if (outages.isOwed(this.#standing)) await this.change(outages.now, () => undefined);
    } catch {
      // Whoever acts at the table hears why nothing can be written.
    }
  }

  /** Reads what others wrote. */
  async catchUp(): Promise<void> {
    await this.#queued(() => this.#readOn());
  }

  /** Returns whether there was anything. */
  async #readOn(): Promise<boolean> {
    const more = await this.#store.read(this.id, this.#standing.table.version);
    if (more.length > 0) this.#set(readOn(this.#origin, copied(this.#standing), more), false);
    return more.length > 0;
  }

  #set(standing: Standing, isOwn: boolean): void {
    const { played } = this.#standing;
    if (played && played !== standing.played) this.#spares?.put(played);
    this.#standing = standing;
    for (const listener of this.#listeners) listener(this, isOwn);
  }

  #queued<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting++;
    const done = this.#line.then(work).finally(() => {
      this.#waiting--;
    });
    this.#line = done.catch(() => {});
    return done;
  }
}

const REUSED: Reused = { ok: false, code: 'key-reused' };

const said = (answer: string): Answer => ({ ok: true, ...(JSON.parse(answer) as CommandResult) });

/** What is read on is played in place, and this moment may still be looked at. */
const copied = (standing: Standing): Standing => ({ ...standing, played: standing.played?.copy() });
