/**
 * Sets of places (intersections, paths, pairs of dice) as bits: one for each place, 32 to a number. An array holds several
 * sets, one after the other: of the table, or of each seat.
 */

/** Numbers to a set, and so the places that fit into it. */
export const WORDS = 4;
export const PLACES_AT_MOST = 32 * WORDS;

/** The number in which a place of a set lies; `1 << place` is its bit in there, as shifts count in 32. */
const wordOf = (set: number, place: number): number => set * WORDS + (place >> 5);

export const has = (sets: Int32Array, set: number, place: number): boolean =>
  ((sets[wordOf(set, place)]! >> place) & 1) !== 0;

export function add(sets: Int32Array, set: number, place: number): void {
  sets[wordOf(set, place)]! |= 1 << place;
}

export function remove(sets: Int32Array, set: number, place: number): void {
  sets[wordOf(set, place)]! &= ~(1 << place);
}

export const isEmpty = (sets: Int32Array, set: number): boolean => {
  const from = set * WORDS;
  return (sets[from]! | sets[from + 1]! | sets[from + 2]! | sets[from + 3]!) === 0;
};

/** The first `count` places, and no others. */
export function fill(sets: Int32Array, set: number, count: number): void {
  for (let place = 0; place < PLACES_AT_MOST; place++)
    if (place < count) add(sets, set, place);
    else remove(sets, set, place);
}

/** Tells whether two sets have a place in common. */
export function meet(sets: Int32Array, set: number, others: Int32Array, other: number): boolean {
  for (let i = 0; i < WORDS; i++)
    if ((sets[set * WORDS + i]! & others[other * WORDS + i]!) !== 0) return true;
  return false;
}

/** Writes `code` with each place of a set into `out`, in order; returns how many there are then. */
export function listSet(sets: Int32Array, set: number, code: number, out: Int32Array, from: number): number {
  let count = from;
  for (let word = 0; word < WORDS; word++)
    count = listWord(sets[set * WORDS + word]!, word, code, out, count);
  return count;
}

/** The same of one number of a set. */
export function listWord(bits: number, word: number, code: number, out: Int32Array, from: number): number {
  let count = from;
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    out[count++] = code | (word << 5) | (31 - Math.clz32(rest & -rest));
  return count;
}
