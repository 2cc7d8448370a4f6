import type { PersonId } from '@bastide/protocol';
import type { LiveTable } from '../live/live-table.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { NameCache } from '../live/name-cache.ts';
import type { Timers } from '../scheduler/timers.ts';
import type { Store } from '../store/store.ts';
import { type PushDevice, pushDevicesOf, removePushDevice } from './devices.ts';
import { pushKeys } from './keys.ts';
import { pushMessage } from './message.ts';
import { type PushTransport, sendByHttps } from './transport.ts';
import { isStillOpen, type TurnNotice, turnsToAnnounce } from './turn-notice.ts';

/** Most notifications that wait; further ones are dropped. */
const MAX_QUEUED = 1_000;
/** Told at the same time. */
const CONCURRENCY = 4;
/** Decisions that are remembered as told. */
const MAX_REMEMBERED = 10_000;
/** Milliseconds before each further attempt, if the table still waits then. */
const RETRY_DELAYS_MS = [10_000, 60_000, 600_000];

/** Outcome of a message: sent, or the device is gone, the push service does not want it, or could not be reached in time. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

export interface NotifierOptions {
  readonly store: Pick<Store, 'db'>;
  readonly liveTables: LiveTables;
  readonly names: Pick<NameCache, 'of'>;
  readonly now: () => number;
  readonly timers: Timers;
  /** Returns the people who look at a table now. */
  readonly viewersOf: (table: string) => readonly PersonId[];
  /** Contact of the operator for push services: `https:` or `mailto:`. */
  readonly subject: string;
  readonly transport?: PushTransport | undefined;
  /** Is told what became of each message. */
  readonly onPushed?: (outcome: PushOutcome) => void;
  readonly onError: (error: unknown) => void;
}

interface Task {
  readonly turn: TurnNotice;
  /** Device for which delivery failed before; absent: all devices of the person. */
  readonly device?: PushDevice;
  readonly tries: number;
}

/** Tells people by Web Push that a table waits for them which they do not look at. Nothing waits for it. */
export class Notifier {
  readonly #options: NotifierOptions;
  readonly #announced = new Set<string>();
  readonly #queue: Task[] = [];
  readonly #working = new Set<Promise<void>>();
  /** Ways to call off what is tried again later. */
  readonly #retryCancels = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #isClosed = false;

  constructor(parts: NotifierOptions) {
    this.#options = parts;
    this.#unsubscribe = parts.liveTables.subscribe((liveTable, isOwn) => {
      // Whoever wrote it tells of it: once, however many processes there are.
      if (isOwn) this.#inspect(liveTable);
    });
  }

  /** Resolves when nobody is left to be told now. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.length = 0;
    for (const cancel of this.#retryCancels) cancel();
    this.#unsubscribe();
    await this.settled();
  }

  #inspect(liveTable: LiveTable): void {
    const viewers = this.#options.viewersOf(liveTable.id);
    for (const turn of turnsToAnnounce(liveTable)) {
      const name = `${liveTable.id} ${turn.seat} ${turn.began}`;
      if (viewers.includes(turn.person) || this.#announced.has(name)) continue;
      this.#remember(name);
      this.#enqueue({ turn, tries: 0 });
    }
  }

  #remember(name: string): void {
    this.#announced.add(name);
    if (this.#announced.size > MAX_REMEMBERED) this.#announced.delete(this.#announced.values().next().value!);
  }

  #enqueue(task: Task): void {
    if (this.#isClosed || this.#queue.length >= MAX_QUEUED) return;
    this.#queue.push(task);
    if (this.#working.size < CONCURRENCY) this.#startWorker();
  }

  #startWorker(): void {
    const work = async () => {
      for (let task = this.#queue.shift(); task && !this.#isClosed; task = this.#queue.shift())
        await this.#deliver(task).catch(this.#options.onError);
    };
    const done = work().finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  async #deliver(task: Task): Promise<void> {
    const { store, now, onPushed } = this.#options;
    const { turn, device, tries } = task;
    if (tries > 0 && !(await this.#isStillOpen(turn))) return;
    const places = device ? [device] : await pushDevicesOf(store.db, turn.person, now());
    for (const one of places) {
      const outcome = await this.#send(one, turn);
      onPushed?.(outcome);
      // The browser is not there any more, or does not want to be told.
      if (outcome === 'gone') await removePushDevice(store.db, one.session, one.subscription.endpoint);
      if (outcome === 'failed') this.#retryLater({ turn, device: one, tries: tries + 1 });
    }
  }

  async #isStillOpen(turn: TurnNotice): Promise<boolean> {
    const { liveTables, viewersOf: viewers } = this.#options;
    const liveTable = await liveTables.get(turn.table);
    await liveTable?.refresh();
    return (
      liveTable !== undefined && isStillOpen(liveTable, turn) && !viewers(turn.table).includes(turn.person)
    );
  }

  #retryLater(task: Task): void {
    const after = RETRY_DELAYS_MS[task.tries - 1];
    if (after === undefined || this.#isClosed || this.#retryCancels.size >= MAX_QUEUED) return;
    const cancel = this.#options.timers.after(after, () => {
      this.#retryCancels.delete(cancel);
      this.#enqueue(task);
    });
    this.#retryCancels.add(cancel);
  }

  async #send(device: PushDevice, turn: TurnNotice): Promise<PushOutcome> {
    const { store, names, subject, now, transport = sendByHttps, onError } = this.#options;
    try {
      const { language } = device;
      const known = await names.of(turn.others);
      const others = turn.others.flatMap((id) => known[id]?.name || []);
      const sender = { subject, keys: await pushKeys(store.db), now: now() };
      const status = await transport(
        pushMessage(device, turn, { language: language ?? 'en', others }, sender),
      );
      const outcome = outcomeOf(status);
      // Where it goes is a secret of the browser, but for whose service it is.
      if (outcome === 'refused' || outcome === 'failed')
        onError(new Error(`${new URL(device.subscription.endpoint).host} answered ${status}`));
      return outcome;
    } catch (error) {
      onError(error);
      return 'failed';
    }
  }
}

/** Returns the outcome that a status of a push service means (RFC 8030). */
function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'failed';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}
