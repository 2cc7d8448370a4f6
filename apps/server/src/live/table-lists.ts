import { type PersonId, readOptionNames, type TableSummary } from '@bastide/protocol';
import type { Selectable } from 'kysely';
import type { GameTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { NameCache } from './name-cache.ts';
import type { Outages } from './outages.ts';

/** Facts of a table in lists beside the columns of its row: JSON in `about`. */
export interface ListInfo {
  readonly options: TableSummary['options'];
  readonly clock: TableSummary['clock'];
  readonly isRated: boolean;
  readonly host: PersonId;
  readonly hostSince: number;
  /** Milliseconds by which times of the log are ahead of the clock, where that was corrected. */
  readonly ahead?: number | undefined;
  readonly seats: TableSummary['seats'];
  readonly points: TableSummary['points'];
  readonly winners: TableSummary['winners'];
  /** The open decision of each seat, by its name. */
  readonly decisions: readonly (string | null)[];
}

type Row = Selectable<GameTable>;

/** No list is longer. */
const MAX_LISTED = 100;
/** Open tables that are looked after at a time. */
export const OPEN_TABLES_PAGE = 500;
/** Tables that are over, which stand at the end of a person's list. */
const MAX_OVER = 10;
/** Tables on a page of those that are over. */
const PAGE_SIZE = 20;

export interface Lobby {
  readonly tables: readonly TableSummary[];
  /** Number of tables that the list has no room for. */
  readonly more: number;
}

/** A table that everybody may find and that has not begun. */
export interface OpenTable extends Pick<ListInfo, 'host' | 'hostSince' | 'clock'> {
  readonly id: string;
  /** Those who sit there. */
  readonly people: readonly PersonId[];
  /** By the clock. */
  readonly changed: number;
}

/** Tells whether nobody has to wait for the host of a table that has not begun. */
type IsHostAway = (table: string, of: Pick<ListInfo, 'host' | 'hostSince'>) => boolean;

/** Lists of tables, as somebody may see them. */
export class TableLists {
  readonly #store: Store;
  readonly #names: NameCache;
  readonly #outages: Outages | undefined;
  readonly #isHostAway: IsHostAway;

  constructor(store: Store, names: NameCache, outages?: Outages, isHostAway: IsHostAway = () => false) {
    this.#store = store;
    this.#names = names;
    this.#outages = outages;
    this.#isHostAway = isHostAway;
  }

  /**
   * Tables that everybody may find: such as have a free seat first, and of these such as have their host there; then such as wait to
   * begin, then such as are played, the newest first; and how many more there are.
   */
  async lobby(person?: PersonId): Promise<Lobby> {
    const [open, running] = [await this.#publicTables('open'), await this.#publicTables('running')];
    const listed = await this.#toListed([...open.rows, ...running.rows], person);
    return {
      tables: listed.toSorted((a, b) => lobbyRank(b) - lobbyRank(a)),
      more: open.more + running.more,
    };
  }

  /**
   * Some tables that everybody may find and that have not begun, by id from that one on. A host whom an early row does not name counts as
   * nobody, and as long away: the log says who it is.
   */
  async openTables(after: string): Promise<readonly OpenTable[]> {
    const rows = await this.#store.db
      .selectFrom('game')
      .select(['id', 'about', 'state', 'changed'])
      .where('is_public', '=', 1)
      .where('state', '=', 'open')
      .where('id', '>', after)
      .orderBy('id')
      .limit(OPEN_TABLES_PAGE)
      .execute();
    return rows.map((row) => {
      const about = listInfoOf(row);
      const { host, clock } = about;
      const hostSince = Number.isFinite(about.hostSince) ? about.hostSince : 0;
      return { id: row.id, changed: changedAt(row, about), host, hostSince, clock, people: peopleIn(about) };
    });
  }

  async #publicTables(state: string): Promise<{ readonly rows: readonly Row[]; readonly more: number }> {
    const all = this.#store.db.selectFrom('game').where('is_public', '=', 1).where('state', '=', state);
    const rows = await all.selectAll().orderBy('opened', 'desc').limit(MAX_LISTED).execute();
    if (rows.length < MAX_LISTED) return { rows, more: 0 };
    const { tables } = await all
      .select(({ fn }) => fn.countAll<number>().as('tables'))
      .executeTakeFirstOrThrow();
    return { rows, more: Math.max(0, Number(tables) - MAX_LISTED) };
  }

  /** A person's tables that are not over, or all: such as wait for them first, then the latest changed. */
  async tablesOf(person: PersonId, isAll = false): Promise<readonly TableSummary[]> {
    const rows = await this.#store.db
      .selectFrom('player')
      .innerJoin('game', 'game.id', 'player.game')
      .selectAll('game')
      .where('player.person', '=', person)
      .where('game.state', 'in', isAll ? ['open', 'running', 'over'] : ['open', 'running'])
      .orderBy('player.is_awaited', 'desc')
      .orderBy('game.changed', 'desc')
      .limit(MAX_LISTED)
      .execute();
    return this.#toListed(rows, person);
  }

  /** The latest of a person's tables that are over, public or not. */
  async recentlyOver(person: PersonId): Promise<readonly TableSummary[]> {
    const rows = await this.#store.db
      .selectFrom('player')
      .innerJoin('game', 'game.id', 'player.game')
      .selectAll('game')
      .where('player.person', '=', person)
      .where('game.state', '=', 'over')
      .orderBy('game.changed', 'desc')
      .limit(MAX_OVER)
      .execute();
    return this.#toListed(rows, person);
  }

  /** Public tables that a person has played to the end, the latest opened first; those after `before`, in that order. */
  async finishedOf(
    person: PersonId,
    before: { readonly opened: number; readonly id: string } | undefined,
  ): Promise<{ readonly tables: readonly TableSummary[]; readonly isMore: boolean }> {
    const rows = await this.#store.db
      .selectFrom('finish')
      .innerJoin('game', 'game.id', 'finish.game')
      .selectAll('game')
      .where('finish.person', '=', person)
      .where('game.is_public', '=', 1)
      .$if(before !== undefined, (query) =>
        query.where(({ eb, and, or }) =>
          or([
            eb('game.opened', '<', before!.opened),
            and([eb('game.opened', '=', before!.opened), eb('game.id', '<', before!.id)]),
          ]),
        ),
      )
      .orderBy('game.opened', 'desc')
      .orderBy('game.id', 'desc')
      .limit(PAGE_SIZE + 1)
      .execute();
    return {
      tables: await this.#toListed(rows.slice(0, PAGE_SIZE), undefined),
      isMore: rows.length > PAGE_SIZE,
    };
  }

  /**
   * One table as each of these people finds it in their list, in the same order; null for who is not in it any more.
   * Undefined: there is no such table.
   */
  async listedFor(
    table: string,
    people: readonly PersonId[],
  ): Promise<readonly (TableSummary | null)[] | undefined> {
    const row = await this.#store.db
      .selectFrom('game')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirst();
    if (!row) return undefined;
    // Read once, whoever it is for.
    const [listed] = await this.#toListed([row], undefined);
    const { decisions } = listInfoOf(row);
    const seated = new Set(listed!.seats.map((seat) => seat.person));
    // Others are a host who does not play, and who has left; in a game that never was nobody is.
    const members =
      row.state !== 'over' && people.every((person) => seated.has(person))
        ? seated
        : await this.#playersAt(table);
    return people.map((person) =>
      members.has(person) ? { ...listed!, ...decisionsOf(decisions, listed!.seats, person) } : null,
    );
  }

  async #playersAt(table: string): Promise<ReadonlySet<PersonId | null>> {
    const rows = await this.#store.db
      .selectFrom('player')
      .select('person')
      .where('game', '=', table)
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** Returns the number of entries in the logs of these tables. */
  async versions(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    if (tables.length === 0) return [];
    const rows = await this.#store.db
      .selectFrom('game')
      .select(['id', 'version'])
      .where('id', 'in', tables)
      .execute();
    return rows.map(({ id, version }) => [id, version]);
  }

  async #toListed(rows: readonly Row[], person: PersonId | undefined): Promise<readonly TableSummary[]> {
    const all = rows.map((row) => ({ row, about: listInfoOf(row) }));
    // All are looked up at once; names are compared at each table for itself.
    await this.#names.of(all.flatMap(({ about }) => peopleIn(about)));
    const listed = all.map(async ({ row, about: { decisions, host, hostSince, ahead, ...about } }) => ({
      table: row.id,
      game: row.name,
      ...about,
      state: row.state as TableSummary['state'],
      isPublic: row.is_public === 1,
      isHostAway: row.state === 'open' && this.#isHostAway(row.id, { host, hostSince }),
      people: await this.#names.of(peopleIn(about)),
      version: row.version,
      ...decisionsOf(decisions, about.seats, person),
      due: this.#dueOf(row, { clock: about.clock, ahead }),
      opened: row.opened,
      changed: changedAt(row, { ahead }),
    }));
    return Promise.all(listed);
  }

  /**
   * When something is due at a table, also where an outage since its last entry is not written into its log yet: no list waits
   * until somebody has opened all its tables. What was due at that entry already is a bot's, which has no clock.
   */
  #dueOf(row: Row, about: Pick<ListInfo, 'clock' | 'ahead'>): number | null {
    const { due, state } = row;
    if (!this.#outages || due === null || state !== 'running' || about.clock.kind === 'none') return due;
    const changed = changedAt(row, about);
    return due > changed ? due + this.#outages.downtimeBetween(changed, this.#outages.now()) : due;
  }
}

type MissingInOldRows = 'isRated' | 'winners' | 'host' | 'hostSince';

/** Reads the facts of a row. After the end of a game nobody is awaited. */
function listInfoOf({ about, state }: Pick<Row, 'about' | 'state'>): ListInfo {
  // Rows of early tables do not say all of it; of a host that they do not name nobody says that they are away.
  const stored = JSON.parse(about) as Omit<ListInfo, MissingInOldRows> & Partial<ListInfo>;
  const { isRated = false, winners = null, host = '', hostSince = Number.POSITIVE_INFINITY } = stored;
  const options = readOptionNames(stored.options);
  const complete: ListInfo = { ...stored, options, isRated, winners, host, hostSince };
  return state === 'running' ? complete : { ...complete, decisions: complete.decisions.map(() => null) };
}

/** The time of the latest entry, by the clock. */
const changedAt = ({ changed }: Pick<Row, 'changed'>, { ahead = 0 }: Pick<ListInfo, 'ahead'>): number =>
  changed - ahead;

const hasFreeSeat = ({ state, seats }: TableSummary): boolean =>
  state === 'open' && seats.some(({ person, bot }) => person === null && bot === null);

const lobbyRank = (listed: TableSummary): number => (hasFreeSeat(listed) ? (listed.isHostAway ? 1 : 2) : 0);

/** Returns the open decisions at the seats of a person. */
function decisionsOf(
  all: ListInfo['decisions'],
  seats: TableSummary['seats'],
  person: PersonId | undefined,
): Pick<TableSummary, 'decisions' | 'isAwaited'> {
  const decisions = all.flatMap((decision, seat) =>
    decision !== null && person !== undefined && seats[seat]?.person === person ? [{ seat, decision }] : [],
  );
  return { decisions, isAwaited: decisions.length > 0 };
}

const peopleIn = ({ seats }: Pick<ListInfo, 'seats'>): readonly PersonId[] =>
  seats.flatMap(({ person, keptFor }) => person ?? keptFor ?? []);
