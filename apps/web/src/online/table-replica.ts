import {
  type Entry,
  fold,
  type PersonId,
  type PublicPerson,
  type Table,
  type TableUpdate,
} from '@bastide/protocol';

/** A table as this reader knows it. */
export interface ReplicaState {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** How the game stands after the last entry, for each of the reader's seats and an onlooker. */
  readonly now: TableUpdate['now'];
  /** So many milliseconds the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** What came of a piece of news: `gap`: something is missing before it, and it was left out. */
export type ReplicaUpdate = 'all' | 'more' | 'nothing' | 'gap';

/** The copy of a table's log that grows by what the server tells, in whatever order and however often it comes. */
export class TableReplica {
  #known: ReplicaState | undefined;

  get state(): ReplicaState | undefined {
    return this.#known;
  }

  get version(): number {
    return this.#known?.table.version ?? 0;
  }

  apply({ isAll, isBack, entries, people, now, at }: TableUpdate, here: number): ReplicaUpdate {
    const before = this.#known;
    const isRead = isAll && (before === undefined || isBack || entries.length >= this.version);
    const more = isRead ? entries : entries.filter(({ seq }) => seq >= this.version);
    if (isAll && !isRead) return 'nothing';
    if (more.length === 0) return 'nothing';
    if (!isRead && more[0]!.seq !== this.version) return 'gap';
    let table = isRead ? undefined : before?.table;
    for (const entry of more) table = fold(table, entry);
    this.#known = {
      table: table!,
      entries: isRead || !before ? more : [...before.entries, ...more],
      people: { ...before?.people, ...people },
      now: now ?? (isRead ? undefined : before?.now),
      ahead: at - here,
    };
    return isRead ? 'all' : 'more';
  }
}
