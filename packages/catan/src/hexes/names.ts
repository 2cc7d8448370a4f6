/** Names of places: a letter and the number, with two digits at least: `H04`, `V53`, `E108`. CAT-GEO-04 */
const nameWith =
  (letter: string) =>
  (place: number): string =>
    letter + String(place).padStart(2, '0');

export const hexName = nameWith('H');
export const intersectionName = nameWith('V');
export const pathName = nameWith('E');

type Letter = 'H' | 'V' | 'E';

/** Reads the number in a name of that letter; −1 if it is none of the first `count` places. Accepts anything. */
export function placeIn(name: unknown, letter: Letter, count: number): number {
  if (typeof name !== 'string' || name[0] !== letter || !/^(\d|[1-9]\d)\d$/.test(name.slice(1))) return -1;
  const place = Number(name.slice(1));
  return place < count ? place : -1;
}

/** Whether a word names a place of some island. */
export const isPlace = (word: string, letter: Letter): boolean => placeIn(word, letter, 1000) >= 0;
