import type { Term } from './bot.ts';

/** Parts that differ by less are not told. */
const LEAST = 0.005;

/** Returns the terms that set each of some values apart from the mean of them, the weightiest first; each is given by its parts. */
export function termsBy(all: readonly ReadonlyMap<string, number>[]): readonly (readonly Term[])[] {
  const names = [...new Set(all.flatMap((parts) => [...parts.keys()]))];
  const usual = names.map((name) => all.reduce((sum, parts) => sum + (parts.get(name) ?? 0), 0) / all.length);
  return all.map((parts) =>
    names
      .map((name, i) => ({ name, value: (parts.get(name) ?? 0) - usual[i]! }))
      .filter(({ value }) => Math.abs(value) >= LEAST)
      .sort((one, other) => Math.abs(other.value) - Math.abs(one.value)),
  );
}
