import type { PersonId, TableSummary } from '@bastide/protocol';
import type { Selectable } from 'kysely';
import type { GameTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Names } from './names.ts';
import type { Outages } from './outages.ts';

/** What lists show of a table beside the columns of its row: JSON in `about`. */
export interface About {
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
const LISTED = 100;
/** Open tables that are looked after at a time. */
export const OPEN_AT_ONCE = 500;
/** Tables that are over, which stand at the end of a person's list. */
const OVER = 10;
/** Tables on a page of those that are over. */
const PAGE = 20;

export interface Lobby {
  readonly tables: readonly TableSummary[];
  /** How many tables the list has no room for. */
  readonly more: number;
}

/** A table that everybody may find and that has not begun. */
export interface OpenTable extends Pick<About, 'host' | 'hostSince' | 'clock'> {
  readonly id: string;
  /** Those who sit there. */
  readonly people: readonly PersonId[];
  /** By the clock. */
  readonly changed: number;
}

/** Tells whether nobody has to wait for the host of a table that has not begun. */
type IsHostAway = (table: string, of: Pick<About, 'host' | 'hostSince'>) => boolean;

/** Lists of tables, as somebody may see them. */
export class Listing {
  readonly #store: Store;
  readonly #names: Names;
  readonly #outages: Outages | undefined;
  readonly #isHostAway: IsHostAway;

  constructor(store: Store, names: Names, outages?: Outages, isHostAway: IsHostAway = () => false) {
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
    const [open, running] = [await this.#found('open'), await this.#found('running')];
    const listed = await this.#listed([...open.rows, ...running.rows], person);
    return {
      tables: listed.toSorted((a, b) => rank(b) - rank(a)),
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
      .limit(OPEN_AT_ONCE)
      .execute();
    return rows.map((row) => {
      const about = aboutOf(row);
      const { host, clock } = about;
      const hostSince = Number.isFinite(about.hostSince) ? about.hostSince : 0;
      return { id: row.id, changed: changedAt(row, about), host, hostSince, clock, people: peopleIn(about) };
    });
  }

  async #found(state: string): Promise<{ readonly rows: readonly Row[]; readonly more: number }> {
    const all = this.#store.db.selectFrom('game').where('is_public', '=', 1).where('state', '=', state);
    const rows = await all.selectAll().orderBy('opened', 'desc').limit(LISTED).execute();
    if (rows.length < LISTED) return { rows, more: 0 };
    const { tables } = await all
      .select(({ fn }) => fn.countAll<number>().as('tables'))
      .executeTakeFirstOrThrow();
    return { rows, more: Math.max(0, Number(tables) - LISTED) };
  }

  /** A person's tables that are not over, or all: such as wait for them first, then the latest changed. */
  async mine(person: PersonId, isAll = false): Promise<readonly TableSummary[]> {
    const rows = await this.#store.db
      .selectFrom('player')
      .innerJoin('game', 'game.id', 'player.game')
      .selectAll('game')
      .where('player.person', '=', person)
      .where('game.state', 'in', isAll ? ['open', 'running', 'over'] : ['open', 'running'])
      .orderBy('player.is_awaited', 'desc')
      .orderBy('game.changed', 'desc')
      .limit(LISTED)
      .execute();
    return this.#listed(rows, person);
  }

  /** The latest of a person's tables that are over, public or not. */
  async over(person: PersonId): Promise<readonly TableSummary[]> {
    const rows = await this.#store.db
      .selectFrom('player')
      .innerJoin('game', 'game.id', 'player.game')
      .selectAll('game')
      .where('player.person', '=', person)
      .where('game.state', '=', 'over')
      .orderBy('game.changed', 'desc')
      .limit(OVER)
      .execute();
    return this.#listed(rows, person);
  }

  /** Public tables that a person has played to the end, the latest opened first; those after `before`, in that order. */
  async overOf(
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
      .limit(PAGE + 1)
      .execute();
    return { tables: await this.#listed(rows.slice(0, PAGE), undefined), isMore: rows.length > PAGE };
  }

  /**
   * One table as each of these people finds it in their list, in the same order; null for who is not in it any more.
   * Undefined: there is no such table.
   */
  async one(
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
    const [listed] = await this.#listed([row], undefined);
    const { decisions } = aboutOf(row);
    const seated = new Set(listed!.seats.map((seat) => seat.person));
    // Others are a host who does not play, and who has left; in a game that never was nobody is.
    const isIn =
      row.state !== 'over' && people.every((person) => seated.has(person))
        ? seated
        : await this.#playersOf(table);
    return people.map((person) =>
      isIn.has(person) ? { ...listed!, ...awaitedOf(decisions, listed!.seats, person) } : null,
    );
  }

  async #playersOf(table: string): Promise<ReadonlySet<PersonId | null>> {
    const rows = await this.#store.db
      .selectFrom('player')
      .select('person')
      .where('game', '=', table)
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** How many entries the logs of these tables have. */
  async versions(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    if (tables.length === 0) return [];
    const rows = await this.#store.db
      .selectFrom('game')
      .select(['id', 'version'])
      .where('id', 'in', tables)
      .execute();
    return rows.map(({ id, version }) => [id, version]);
  }

  async #listed(rows: readonly Row[], person: PersonId | undefined): Promise<readonly TableSummary[]> {
    const all = rows.map((row) => ({ row, about: aboutOf(row) }));
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
      ...awaitedOf(decisions, about.seats, person),
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
  #dueOf(row: Row, about: Pick<About, 'clock' | 'ahead'>): number | null {
    const { due, state } = row;
    if (!this.#outages || due === null || state !== 'running' || about.clock.kind === 'none') return due;
    const changed = changedAt(row, about);
    return due > changed ? due + this.#outages.awayBetween(changed, this.#outages.now()) : due;
  }
}

type EarlyTablesLack = 'isRated' | 'winners' | 'host' | 'hostSince';

/** Whoever was to decide when a game came to its end is not any more. */
function aboutOf({ about, state }: Pick<Row, 'about' | 'state'>): About {
  // Rows of early tables do not say all of it; of a host that they do not name nobody says that they are away.
  const written = JSON.parse(about) as Omit<About, EarlyTablesLack> & Partial<About>;
  const { isRated = false, winners = null, host = '', hostSince = Number.POSITIVE_INFINITY } = written;
  const told: About = { ...written, isRated, winners, host, hostSince };
  return state === 'running' ? told : { ...told, decisions: told.decisions.map(() => null) };
}

/** The time of the latest entry, by the clock. */
const changedAt = ({ changed }: Pick<Row, 'changed'>, { ahead = 0 }: Pick<About, 'ahead'>): number =>
  changed - ahead;

const canSit = ({ state, seats }: TableSummary): boolean =>
  state === 'open' && seats.some(({ person, bot }) => person === null && bot === null);

const rank = (listed: TableSummary): number => (canSit(listed) ? (listed.isHostAway ? 1 : 2) : 0);

/** What a person is to decide at the seats that are theirs. */
function awaitedOf(
  all: About['decisions'],
  seats: TableSummary['seats'],
  person: PersonId | undefined,
): Pick<TableSummary, 'decisions' | 'isAwaited'> {
  const decisions = all.flatMap((decision, seat) =>
    decision !== null && person !== undefined && seats[seat]?.person === person ? [{ seat, decision }] : [],
  );
  return { decisions, isAwaited: decisions.length > 0 };
}

const peopleIn = ({ seats }: Pick<About, 'seats'>): readonly PersonId[] =>
  seats.flatMap(({ person }) => person ?? []);
