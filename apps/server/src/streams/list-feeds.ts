import type { ListUpdate, PersonId, TableSummary } from '@bastide/protocol';
import type { TableLists } from '../live/table-lists.ts';
import { DebouncedSet } from './debounced-set.ts';
import type { Reader } from './reader.ts';
import { SetMap } from './set-map.ts';

/** The lobby changes with every move at a public table, and all of it is told to all who look at it: changes are gathered for so long. */
const FLUSH_MS = 1_000;

/** Lists that somebody follows. */
export interface FollowedLists {
  readonly mine: boolean;
  readonly lobby: boolean;
}

/** Lists of tables, told to those who follow them. */
export class ListFeeds {
  readonly #tableLists: TableLists;
  readonly #ownReaders = new SetMap<PersonId, Reader>();
  readonly #lobbyReaders = new Set<Reader>();
  readonly #lobbyChanges = new DebouncedSet<string>(FLUSH_MS, () => void this.#sendLobby().catch(() => {}));

  readonly #hostTimer: NodeJS.Timeout;
  /** Tables of the lobby whose hosts were away when all who look at it were told last. */
  #awayHosts = '';

  /** `round`: milliseconds after which the lobby is looked at for hosts who went or came back. */
  constructor(tableLists: TableLists, round: number) {
    this.#tableLists = tableLists;
    this.#hostTimer = setInterval(() => void this.#checkHosts().catch(() => {}), round).unref();
  }

  /** From now on a reader hears of changes. */
  follow(reader: Reader, { mine, lobby }: FollowedLists): void {
    if (mine && reader.person !== undefined) this.#ownReaders.add(reader.person, reader);
    if (lobby) this.#lobbyReaders.add(reader);
  }

  leave(reader: Reader): void {
    if (reader.person !== undefined) this.#ownReaders.delete(reader.person, reader);
    this.#lobbyReaders.delete(reader);
  }

  /** Lists as they are now. */
  async send(reader: Reader, { mine, lobby }: FollowedLists): Promise<void> {
    const { person } = reader;
    if (mine && person !== undefined) {
      const [going, over] = [
        await this.#tableLists.tablesOf(person),
        await this.#tableLists.recentlyOver(person),
      ];
      reader.send('mine', { tables: [...going, ...over], isAll: true });
    }
    if (!lobby) return;
    const found = await this.#tableLists.lobby(person);
    reader.send('lobby', found);
    if (this.#lobbyReaders.size <= 1) this.#awayHosts = tablesWithAwayHost(found.tables);
    else if (tablesWithAwayHost(found.tables) !== this.#awayHosts) this.#lobbyChanges.add('');
  }

  /** Sends all lists once more, one reader after the other: an outage has moved the times in them. */
  async resend(): Promise<void> {
    await this.#sendLobby();
    for (const person of [...this.#ownReaders.keys()])
      for (const reader of [...this.#ownReaders.get(person)])
        await this.send(reader, { mine: true, lobby: false });
  }

  /** A table has changed, which stands or stood in these people's lists. `isListed`: it stands in the lobby. */
  async publish(table: string, people: readonly PersonId[], isListed: boolean): Promise<void> {
    if (isListed) this.#lobbyChanges.add(table);
    const connected = people.filter((person) => this.#ownReaders.has(person));
    if (connected.length === 0) return;
    const listed = await this.#tableLists.listedFor(table, connected);
    for (const [i, one] of (listed ?? []).entries()) {
      const news: ListUpdate = one ? { tables: [one] } : { tables: [], gone: [table] };
      for (const reader of this.#ownReaders.get(connected[i]!)) reader.send('mine', news);
    }
  }

  close(): void {
    this.#lobbyChanges.close();
    clearInterval(this.#hostTimer);
  }

  async #sendLobby(): Promise<void> {
    if (this.#lobbyReaders.size === 0) return;
    const found = await this.#tableLists.lobby();
    this.#awayHosts = tablesWithAwayHost(found.tables);
    const lobby = JSON.stringify(found);
    for (const reader of this.#lobbyReaders) reader.sendText('lobby', lobby);
  }

  /** A host goes and comes back without an entry in any log. */
  async #checkHosts(): Promise<void> {
    if (this.#lobbyReaders.size === 0) return;
    const { tables } = await this.#tableLists.lobby();
    if (tablesWithAwayHost(tables) !== this.#awayHosts) await this.#sendLobby();
  }
}

const tablesWithAwayHost = (tables: readonly TableSummary[]): string =>
  tables.flatMap(({ table, isHostAway }) => (isHostAway ? [table] : [])).join(' ');
