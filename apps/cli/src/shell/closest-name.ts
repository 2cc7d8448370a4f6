/** Returns the Levenshtein distance: the number of letters to insert, delete or replace. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

const MAX_DISTANCE = 3;
const MAX_LENGTH = 40;

/** Returns the name that was probably meant: few letters differ, and more are equal. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const [best] = names
    .map((name) => ({ name, apart: distance(typed, name) }))
    .filter(({ name, apart }) => apart <= Math.min(MAX_DISTANCE, Math.max(typed.length, name.length) * 0.6))
    .sort((a, b) => a.apart - b.apart);
  return best?.name;
}
