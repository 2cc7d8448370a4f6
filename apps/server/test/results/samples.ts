import { Sfc32 } from '@bastide/contract';
import type { TableDraws } from '../../src/results/draw-counts.ts';
import { countedMonth } from '../../src/results/month.ts';
import type { TableResult } from '../../src/results/table-result.ts';
import { writeResult as writeFinishAt } from '../../src/results/write-result.ts';
import type { Store } from '../../src/store/store.ts';

export const NO_DRAWS: TableDraws = { isFair: null, counts: [] };
export const POOL = 'pearls/live/people';
const AT = 1_700_000_000_000;

/** Counts a table in, at once when it was over if nothing else is said. */
export const writeSampleResult = (
  store: Pick<Store, 'transact'>,
  finish: TableResult,
  draws: TableDraws,
  now = finish.at,
): Promise<void> => writeFinishAt(store, finish, draws, countedMonth(finish, now));

/** A table that was over some minutes after the start of the tests; people in the order in which they came out, level by `&`. */
export function sampleResult(
  table: string,
  minute: number,
  people: string,
  pool: string | null = POOL,
): TableResult {
  let place = 1;
  const seats = people.split(' ').flatMap((level) => {
    const all = level.split('&').map((person) => ({ person, place, hasWon: place === 1, hasPlayed: true }));
    place += all.length;
    return all;
  });
  return {
    ...{ table, game: 'pearls', at: AT + 60_000 * minute, pool, isListed: true, isPublic: true },
    seats: seats.map((one, seat) => ({ seat, ...one })),
  };
}

/** Many tables of six people, at some of which several are level; two of them were over at the same moment. */
export function season(tables: number, seed = 1): readonly TableResult[] {
  const random = new Sfc32(seed);
  return Array.from({ length: tables }, (_, n) => {
    const people = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'];
    const order: string[] = [];
    while (people.length > 0) order.push(people.splice(random.below(people.length), 1)[0]!);
    const some = order.slice(0, 2 + random.below(5));
    const text = some.map((one, i) => `${i === 0 ? '' : random.below(4) === 0 ? '&' : ' '}${one}`).join('');
    return sampleResult(`t${n}`, n - (n % 2), text);
  });
}

export const shuffled = <Item>(items: readonly Item[], seed = 2): Item[] => {
  const random = new Sfc32(seed);
  const [from, to]: [Item[], Item[]] = [[...items], []];
  while (from.length > 0) to.push(from.splice(random.below(from.length), 1)[0]!);
  return to;
};

/** All that is kept of ratings. */
export const ratingsIn = async ({ db }: Pick<Store, 'db'>) => ({
  ratings: await db.selectFrom('rating').selectAll().orderBy('pool').orderBy('person').execute(),
  finishes: await db.selectFrom('finish').selectAll().orderBy('game').orderBy('seat').execute(),
});
