import type { PersonId, PublicPerson, TableUpdate } from '@bastide/protocol';
import type { Standing } from '../table/standing.ts';
import { type Eyes, seenNow, told, type Wish } from '../table/told.ts';
import { Recent } from './recent.ts';

/** What a reader has of a table already. */
export interface Cursor {
  /** How many entries. */
  readonly version: number;
  /** Through which seats it has looked so far; undefined: it has nothing. */
  readonly eyes: Eyes | undefined;
}

/** What is new at a table for a reader, as JSON; undefined: nothing is. All of it where the reader's rights have changed. */
export function newsOf(
  standing: Standing,
  cursor: Cursor,
  eyes: Eyes,
  wish: Wish,
  people: Readonly<Record<string, PublicPerson>>,
  at: number,
): string | undefined {
  const { table, lines, hosted } = standing;
  const from = fromOf(standing, cursor, eyes);
  if (from === lines.length) return undefined;
  const head: Omit<TableUpdate, 'entries' | 'now'> = {
    table: standing.id,
    ...(from === 0 && { isAll: true }),
    ...(cursor.version > lines.length && { isBack: true }),
    version: table.version,
    people,
    at,
  };
  const now = hosted.game.secrets || wish.isFull ? nowOf(standing, eyes) : undefined;
  const rest = JSON.stringify(head).slice(0, -1);
  return `${rest},"entries":[${entriesOf(standing, from, eyes, wish)}]${now ? `,"now":${now}` : ''}}`;
}

/** The first entry that is new for a reader. */
export function fromOf({ lines }: Standing, { version, eyes: before }: Cursor, eyes: Eyes): number {
  return before?.join() === eyes.join() && version <= lines.length ? version : 0;
}

/**
 * Whom a reader may have to name who knows the entries before `from`: who sits there, and whom later ones mention. The same for all
 * readers, so that it tells nobody who spoke in secret: whoever speaks to the seats alone sat down in an entry that all know.
 */
export function peopleIn(standing: Standing, from = 0): readonly PersonId[] {
  const { people } = madeOf(standing);
  const known = people.get(from) ?? mentioned(standing, from);
  people.set(from, known);
  return known;
}

function mentioned({ table, lines }: Standing, from: number): readonly PersonId[] {
  const people = new Set([table.host, ...table.seats.flatMap(({ person }) => person ?? [])]);
  for (let seq = from; seq < lines.length; seq++) {
    const { entry } = lines[seq]!;
    if (entry.kind === 'opened') people.add(entry.by);
    if (entry.kind === 'came' || entry.kind === 'sat' || entry.kind === 'hosted') people.add(entry.person);
    if (entry.kind === 'said' && entry.to === 'all') people.add(entry.person);
  }
  return [...people];
}

/** Longer parts of a log are read by those who come, and not by all at once. */
const SHORT = 32;
/** Characters of such parts that are kept for whoever comes next. */
const long = new Recent(16_000_000);

/** What was made of a moment, for all who are told of it. */
interface Made {
  readonly standing: Standing | undefined;
  readonly texts: Map<string, string>;
  /** By the first entry that is new. */
  readonly people: Map<number, readonly PersonId[]>;
}

/**
 * Of the moment that is being told: all readers of a table are told one after the other. Kept for longer, texts would be what most of
 * the memory of a server is searched for.
 */
let latest: Made = { standing: undefined, texts: new Map(), people: new Map() };

function madeOf(standing: Standing): Made {
  if (latest.standing !== standing) latest = { standing, texts: new Map(), people: new Map() };
  return latest;
}

function entriesOf(standing: Standing, from: number, eyes: Eyes, wish: Wish): string {
  const { lines } = standing;
  const key = `${from} ${wish.isFull ? 'full' : ''} ${eyes.join()}`;
  const make = () =>
    lines
      .slice(from)
      .map((line) => JSON.stringify(told(standing, line, eyes, wish)))
      .join();
  return lines.length - from <= SHORT
    ? once(standing, key, make)
    : long.once(`${numberOf(standing)} ${key}`, make);
}

const numbers = new WeakMap<Standing, number>();
let counted = 0;

/** Moments are told apart, also of tables that have the same name in different stores. */
function numberOf(standing: Standing): number {
  const number = numbers.get(standing) ?? ++counted;
  numbers.set(standing, number);
  return number;
}

function nowOf(standing: Standing, eyes: Eyes): string | undefined {
  if (!standing.played) return undefined;
  const view = (seat?: number) =>
    once(standing, `now ${seat}`, () => JSON.stringify(seenNow(standing, seat)));
  return `[${[view(), ...eyes.map(view)].join()}]`;
}

function once(standing: Standing, key: string, make: () => string): string {
  const { texts } = madeOf(standing);
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}
