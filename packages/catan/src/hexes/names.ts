/** Names of places: a letter and the number, with two digits at least: `H04`, `V53`, `E108`. CAT-GEO-04 */
const nameWith =
  (letter: string) =>
  (place: number): string =>
    letter + String(place).padStart(2, '0');

export const hexName = nameWith('H');
export const intersectionName = nameWith('V');
export const pathName = nameWith('E');

/** Tells whether a word names a place of some island. */
export const isPlace = (word: string, letter: 'H' | 'V' | 'E'): boolean =>
  word[0] === letter && /^(\d|[1-9]\d)\d$/.test(word.slice(1));
