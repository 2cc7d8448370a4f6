/** The printings, oldest first. Their rules are nearly one; the text of a rule is that of 2020. */
export const EDITIONS = ['older', 'a20', 'r25'] as const;
export type EditionId = (typeof EDITIONS)[number];
