import type { EditionId } from './editions.ts';

export const FIRST_EDITION = ['c1', 'classic'] as const;
/** Where builder and pig come alone, and pigs pay only at the end. */
export const BEFORE_THIRD = ['c1', 'classic', 'c2'] as const;
export const AFTER_FIRST_PRINTING = ['classic', 'c2', 'c3'] as const;
export const SINCE_SECOND = ['c2', 'c3'] as const;

/** Several editions that differ from a rule in the same way. */
export function inEach<Edition extends EditionId>(
  editions: readonly Edition[],
  text: string,
): Record<Edition, string> {
  return Object.fromEntries(editions.map((edition) => [edition, text])) as Record<Edition, string>;
}
