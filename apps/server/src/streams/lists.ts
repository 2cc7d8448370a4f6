import type { ListUpdate, PersonId, TableSummary } from '@bastide/protocol';
import type { Listing } from '../rooms/listing.ts';
import { Gathering } from './gathering.ts';
import type { Reader } from './reader.ts';
import { Sets } from './sets.ts';

/** The lobby changes with every move at a public table, and all of it is told to all who look at it: changes are gathered for so long. */
const GATHER = 1_000;

/** Which lists somebody follows. */
export interface FollowedLists {
  readonly mine: boolean;
  readonly lobby: boolean;
}

/** Lists of tables, told to those who follow them. */
export class Lists {
  readonly #listing: Listing;
  readonly #mine = new Sets<PersonId, Reader>();
  readonly #lobby = new Set<Reader>();
  readonly #atLobby = new Gathering<string>(GATHER, () => void this.#tellLobby().catch(() => {}));

  readonly #looking: NodeJS.Timeout;
  /** Tables of the lobby whose hosts were away when all who look at it were told last. */
  #away = '';

  /** `round`: milliseconds after which the lobby is looked at for hosts who went or came back. */
  constructor(listing: Listing, round: number) {
    this.#listing = listing;
    this.#looking = setInterval(() => void this.#lookForHosts().catch(() => {}), round).unref();
  }

  /** From now on a reader hears of changes. */
  follow(reader: Reader, { mine, lobby }: FollowedLists): void {
    if (mine && reader.person !== undefined) this.#mine.add(reader.person, reader);
    if (lobby) this.#lobby.add(reader);
  }

  leave(reader: Reader): void {
    if (reader.person !== undefined) this.#mine.delete(reader.person, reader);
    this.#lobby.delete(reader);
  }

  /** Lists as they are now. */
  async show(reader: Reader, { mine, lobby }: FollowedLists): Promise<void> {
    const { person } = reader;
    if (mine && person !== undefined) {
      const [going, over] = [await this.#listing.mine(person), await this.#listing.over(person)];
      reader.send('mine', { tables: [...going, ...over], isAll: true });
    }
    if (!lobby) return;
    const found = await this.#listing.lobby(person);
    reader.send('lobby', found);
    if (this.#lobby.size <= 1) this.#away = awayIn(found.tables);
    else if (awayIn(found.tables) !== this.#away) this.#atLobby.add('');
  }

  /** Sends all lists once more, one reader after the other: an outage has moved the times in them. */
  async showAgain(): Promise<void> {
    await this.#tellLobby();
    for (const person of [...this.#mine.keys()])
      for (const reader of [...this.#mine.of(person)]) await this.show(reader, { mine: true, lobby: false });
  }

  /** A table has changed, which stands or stood in these people's lists. `isListed`: it stands in the lobby. */
  async tell(table: string, people: readonly PersonId[], isListed: boolean): Promise<void> {
    if (isListed) this.#atLobby.add(table);
    const connected = people.filter((person) => this.#mine.has(person));
    if (connected.length === 0) return;
    const listed = await this.#listing.one(table, connected);
    for (const [i, one] of (listed ?? []).entries()) {
      const news: ListUpdate = one ? { tables: [one] } : { tables: [], gone: [table] };
      for (const reader of this.#mine.of(connected[i]!)) reader.send('mine', news);
    }
  }

  close(): void {
    this.#atLobby.close();
    clearInterval(this.#looking);
  }

  async #tellLobby(): Promise<void> {
    if (this.#lobby.size === 0) return;
    const found = await this.#listing.lobby();
    this.#away = awayIn(found.tables);
    const lobby = JSON.stringify(found);
    for (const reader of this.#lobby) reader.sendText('lobby', lobby);
  }

  /** A host goes and comes back without an entry in any log. */
  async #lookForHosts(): Promise<void> {
    if (this.#lobby.size === 0) return;
    const { tables } = await this.#listing.lobby();
    if (awayIn(tables) !== this.#away) await this.#tellLobby();
  }
}

const awayIn = (tables: readonly TableSummary[]): string =>
  tables.flatMap(({ table, isHostAway }) => (isHostAway ? [table] : [])).join(' ');
