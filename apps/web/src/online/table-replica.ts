import {
  type Entry,
  fold,
  type PersonId,
  type PublicPerson,
  readEntryData,
  type Table,
  type TableUpdate,
} from '@bastide/protocol';
import { itemAt, must } from '../must.ts';

/** A table as this reader knows it. */
export interface ReplicaState {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** Views after the last entry, for each of the reader's seats and a spectator. */
  readonly now: TableUpdate['now'];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** Effect of a piece of news. `gap`: entries before it are missing, so it was ignored. */
export type ReplicaUpdate = 'all' | 'more' | 'nothing' | 'gap';

/** A copy of a table's log. It grows by the server's news, in any order and with any repetitions. */
export class TableReplica {
  #known: ReplicaState | undefined;

  get state(): ReplicaState | undefined {
    return this.#known;
  }

  get version(): number {
    return this.#known?.table.version ?? 0;
  }

  apply({ isAll, isBack, entries: sent, people, now, at }: TableUpdate, here: number): ReplicaUpdate {
    // A server of version 1 may have sent them.
    const entries = sent.map((entry) => readEntryData(entry) as Entry);
    const before = this.#known;
    const isRead = isAll && (before === undefined || isBack || entries.length >= this.version);
    const more = isRead ? entries : entries.filter(({ seq }) => seq >= this.version);
    if (isAll && !isRead) return 'nothing';
    if (more.length === 0) return 'nothing';
    if (!isRead && itemAt(more, 0).seq !== this.version) return 'gap';
    let table = isRead ? undefined : before?.table;
    for (const entry of more) table = fold(table, entry);
    this.#known = {
      table: must(table, 'a log begins with the entry that opens its table'),
      entries: isRead || !before ? more : [...before.entries, ...more],
      people: { ...before?.people, ...people },
      now: now ?? (isRead ? undefined : before?.now),
      ahead: at - here,
    };
    return isRead ? 'all' : 'more';
  }
}
