import type { PersonId, PersonSeen, TableNews } from '@bastide/protocol';
import type { Standing } from '../table/standing.ts';
import { type Eyes, seenNow, told, type Wish } from '../table/told.ts';

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
  people: Readonly<Record<string, PersonSeen>>,
  at: number,
): string | undefined {
  const { table, lines, hosted } = standing;
  const isSame = cursor.eyes !== undefined && cursor.eyes.join() === eyes.join();
  const from = isSame && cursor.version <= lines.length ? cursor.version : 0;
  if (from === lines.length) return undefined;
  const entries = lines.slice(from).map((line) => wireOf(standing, line, eyes, wish));
  const head: Omit<TableNews, 'entries' | 'now'> = {
    table: standing.id,
    ...(from === 0 && { isAll: true }),
    version: table.version,
    people,
    at,
  };
  const now = hosted.game.secrets || wish.isFull ? nowOf(standing, eyes) : undefined;
  const rest = JSON.stringify(head).slice(0, -1);
  return `${rest},"entries":[${entries.join()}]${now ? `,"now":${now}` : ''}}`;
}

/** Everybody whom a reader may have to name: the same for all readers, so that it tells nobody who spoke in secret. */
export function peopleIn(standing: Standing): readonly PersonId[] {
  const known = mentioned.get(standing);
  if (known) return known;
  const people = new Set([standing.table.host]);
  for (const { entry } of standing.lines) {
    // Only those who have sat there can speak to the seats.
    if (entry.kind === 'came' || entry.kind === 'sat' || entry.kind === 'said') people.add(entry.person);
  }
  const all = [...people];
  mentioned.set(standing, all);
  return all;
}

/** Made once for all readers of a moment. */
const mentioned = new WeakMap<Standing, readonly PersonId[]>();

/** What was written for others who look through the same eyes, by line and by moment. */
const wires = new WeakMap<object, Map<string, string>>();

const keyOf = (eyes: Eyes, { isFull }: Wish): string => `${isFull ? 'full' : ''}${eyes.join()}`;

function wireOf(standing: Standing, line: Standing['lines'][number], eyes: Eyes, wish: Wish): string {
  return once(line, keyOf(eyes, wish), () => JSON.stringify(told(standing, line, eyes, wish)))!;
}

const nowOf = (standing: Standing, eyes: Eyes): string | undefined =>
  once(standing, keyOf(eyes, { isFull: false }), () => {
    const seen = seenNow(standing, eyes);
    return seen && JSON.stringify(seen);
  });

function once(of: object, key: string, make: () => string | undefined): string | undefined {
  let known = wires.get(of);
  if (!known) {
    known = new Map();
    wires.set(of, known);
  }
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (made !== undefined) known.set(key, made);
  return made;
}
