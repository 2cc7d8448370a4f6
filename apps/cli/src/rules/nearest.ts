const SHOWN = 3;

/** The few names most like the one that was typed. */
export function nearest<Name extends string>(typed: string, names: readonly Name[]): Name[] {
  return names
    .map((name) => ({ name, apart: distance(typed, name) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

/** Levenshtein's: how many letters must be put in, taken out or exchanged. */
function distance(one: string, other: string): number {
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
