import { fillSeatNames } from '@bastide/contract';
import type { PersonId, PublicPerson, Table } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { NameCache } from '../live/name-cache.ts';
import type { ListInfo } from '../live/table-lists.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** A table as whoever runs the server sees it: nothing of what is played there. Times are milliseconds since 1970. */
export interface AdminTable {
  readonly table: string;
  readonly game: string;
  readonly state: Table['state'];
  readonly isPublic: boolean;
  /** By seat; null: nobody sits there. */
  readonly seats: readonly (
    | { readonly person: string; readonly name: string }
    | { readonly bot: string; readonly name: string }
    | null
  )[];
  readonly entries: number;
  readonly opened: number;
  readonly changed: number;
}

export interface AdminPerson {
  readonly person: string;
  /** Empty: none. */
  readonly name: string;
  readonly isBot: boolean;
  readonly created: number;
  /** When somebody was last there as this person, to the hour; null: unknown. */
  readonly seen: number | null;
  readonly tables: number;
  /** Until when; null: not banned. */
  readonly bannedUntil: number | null;
  readonly bannedWhy: string | null;
}

/** The latest changed first. */
export async function listTables(
  db: Db,
  names: NameCache,
  state: Table['state'] | undefined,
): Promise<readonly AdminTable[]> {
  const query = db
    .selectFrom('game')
    .select(['id', 'name', 'state', 'is_public', 'about', 'version', 'opened', 'changed'])
    .orderBy('changed', 'desc');
  const rows = await (state === undefined ? query : query.where('state', '=', state)).execute();
  const tables: AdminTable[] = [];
  for (const { id, name, is_public, about, version, opened, changed, ...row } of rows) {
    const { seats } = JSON.parse(about) as ListInfo;
    const people = await names.of(seats.flatMap(({ person }) => person ?? []));
    tables.push({
      table: id,
      game: name,
      state: row.state as Table['state'],
      isPublic: is_public === 1,
      seats: seatsOfTable(seats, people),
      entries: version,
      ...{ opened, changed },
    });
  }
  return tables;
}

/** Bots by the names that they have at the table, with how they play. */
function seatsOfTable(
  seats: ListInfo['seats'],
  people: Readonly<Record<PersonId, PublicPerson>>,
): AdminTable['seats'] {
  const named = seats.map(({ person, bot }) =>
    person !== null ? people[person]!.name : bot === null ? '' : undefined,
  );
  const seatNames = fillSeatNames(named);
  return seats.map(({ person, bot }, seat) => {
    const name = seatNames[seat]!;
    return person !== null ? { person, name } : bot !== null ? { bot, name } : null;
  });
}

export async function tableIds(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('game').select('id').orderBy('opened').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The latest who came first. */
export async function listPeople(db: Db): Promise<readonly AdminPerson[]> {
  const rows = await db
    .selectFrom('person')
    .select((of) => [
      'id',
      'name',
      'is_bot',
      'created',
      'banned_until',
      'banned_why',
      of
        .selectFrom('session')
        .select(({ fn }) => fn.max('seen').as('seen'))
        .whereRef('session.person', '=', 'person.id')
        .as('seen'),
      of
        .selectFrom('player')
        .select(({ fn }) => fn.countAll<number>().as('tables'))
        .whereRef('player.person', '=', 'person.id')
        .as('tables'),
    ])
    .orderBy('created', 'desc')
    .execute();
  return rows.map(({ id, name, is_bot, created, seen, tables, banned_until, banned_why }) => ({
    person: id,
    name,
    isBot: is_bot === 1,
    ...{ created, seen },
    tables: tables ?? 0,
    bannedUntil: banned_until,
    bannedWhy: banned_why,
  }));
}
