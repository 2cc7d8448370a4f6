import type { PersonId, PublicPerson, TableUpdate } from '@bastide/protocol';
import { type NewsDetail, redactFor, type ViewerSeats, viewNow } from '../table/redaction.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';
import { LruCache } from './lru-cache.ts';

/** Position of a reader in a table. */
export interface ReadPosition {
  /** Number of entries. */
  readonly version: number;
  /** Through which seats it has looked so far; undefined: it has nothing. */
  readonly viewerSeats: ViewerSeats | undefined;
}

/** Returns the news of a table for a reader, as JSON; undefined: there are none. All of it where the reader's rights have changed. */
export function tableNews(
  snapshot: TableSnapshot,
  cursor: ReadPosition,
  viewerSeats: ViewerSeats,
  detail: NewsDetail,
  people: Readonly<Record<string, PublicPerson>>,
  at: number,
): string | undefined {
  const { table, log, facts } = snapshot;
  const from = firstNewEntry(snapshot, cursor, viewerSeats);
  if (from === log.length) return undefined;
  const head: Omit<TableUpdate, 'entries' | 'now'> = {
    table: snapshot.id,
    ...(from === 0 && { isAll: true }),
    ...(cursor.version > log.length && { isBack: true }),
    version: table.version,
    people,
    at,
  };
  const now = facts.game.secrets || detail.isFull ? viewsNow(snapshot, viewerSeats) : undefined;
  const rest = JSON.stringify(head).slice(0, -1);
  return `${rest},"entries":[${entriesOf(snapshot, from, viewerSeats, detail)}]${now ? `,"now":${now}` : ''}}`;
}

/** The first entry that is new for a reader. */
export function firstNewEntry(
  { log }: TableSnapshot,
  { version, viewerSeats: before }: ReadPosition,
  viewerSeats: ViewerSeats,
): number {
  return before?.join() === viewerSeats.join() && version <= log.length ? version : 0;
}

/**
 * Returns the people whose names a reader needs who knows the entries before `from`: those who sit there, and those in later entries.
 * The same for all readers, so that it does not tell who spoke in secret: whoever speaks to the seats alone sat down in an entry that
 * all know.
 */
export function peopleNamed(snapshot: TableSnapshot, from = 0): readonly PersonId[] {
  const { people } = cacheOf(snapshot);
  const known = people.get(from) ?? collectPeople(snapshot, from);
  people.set(from, known);
  return known;
}

function collectPeople({ table, log }: TableSnapshot, from: number): readonly PersonId[] {
  const people = new Set([
    table.host,
    ...table.seats.flatMap(({ person, keptFor }) => person ?? keptFor ?? []),
  ]);
  for (let seq = from; seq < log.length; seq++) {
    const { entry } = log[seq]!;
    if (entry.kind === 'opened') people.add(entry.by);
    if (entry.kind === 'joined' || entry.kind === 'seated' || entry.kind === 'hosted')
      people.add(entry.person);
    if (entry.kind === 'said' && entry.to === 'all') people.add(entry.person);
  }
  return [...people];
}

/** Longer parts of a log are read by those who come, and not by all at once. */
const MAX_SHORT_ENTRIES = 32;
/** Characters of such parts that are kept for whoever comes next. */
const longTexts = new LruCache(16_000_000);

/** Texts that were made of a snapshot, for all its readers. */
interface SnapshotCache {
  readonly snapshot: TableSnapshot | undefined;
  readonly texts: Map<string, string>;
  /** By the first entry that is new. */
  readonly people: Map<number, readonly PersonId[]>;
}

/**
 * Of the moment that is being told: all readers of a table are told one after the other. Kept for longer, texts would be what most of
 * the memory of a server is searched for.
 */
let latestCache: SnapshotCache = { snapshot: undefined, texts: new Map(), people: new Map() };

function cacheOf(snapshot: TableSnapshot): SnapshotCache {
  if (latestCache.snapshot !== snapshot) latestCache = { snapshot, texts: new Map(), people: new Map() };
  return latestCache;
}

function entriesOf(
  snapshot: TableSnapshot,
  from: number,
  viewerSeats: ViewerSeats,
  detail: NewsDetail,
): string {
  const { log } = snapshot;
  const key = `${from} ${detail.isFull ? 'full' : ''} ${viewerSeats.join()}`;
  const make = () =>
    log
      .slice(from)
      .map((line) => JSON.stringify(redactFor(snapshot, line, viewerSeats, detail)))
      .join();
  return log.length - from <= MAX_SHORT_ENTRIES
    ? cachedText(snapshot, key, make)
    : longTexts.getOrMake(`${snapshotNumber(snapshot)} ${key}`, make);
}

const snapshotNumbers = new WeakMap<TableSnapshot, number>();
let lastNumber = 0;

/** Moments are told apart, also of tables that have the same name in different stores. */
function snapshotNumber(snapshot: TableSnapshot): number {
  const number = snapshotNumbers.get(snapshot) ?? ++lastNumber;
  snapshotNumbers.set(snapshot, number);
  return number;
}

function viewsNow(snapshot: TableSnapshot, viewerSeats: ViewerSeats): string | undefined {
  if (!snapshot.match) return undefined;
  const view = (seat?: number) =>
    cachedText(snapshot, `now ${seat}`, () => JSON.stringify(viewNow(snapshot, seat)));
  return `[${[view(), ...viewerSeats.map(view)].join()}]`;
}

function cachedText(snapshot: TableSnapshot, key: string, make: () => string): string {
  const { texts } = cacheOf(snapshot);
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}
