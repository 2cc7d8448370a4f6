import type { TileFacts } from './notation.ts';

/** The same letter of a later printing stands in for the earlier one; those that are gone have none. */
export function replaced(
  list: readonly TileFacts[],
  later: readonly TileFacts[],
  gone: readonly string[] = [],
): TileFacts[] {
  const letter = (id: string) => id.slice(0, 4);
  const names = new Set([...later.map(({ id }) => letter(id)), ...gone]);
  return [...list.filter(({ id }) => !names.has(letter(id))), ...later];
}
