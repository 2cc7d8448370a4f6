/** The rule sets, oldest first. */
export const EDITIONS = ['c1', 'classic', 'c2', 'c3'] as const;
export type EditionId = (typeof EDITIONS)[number];
