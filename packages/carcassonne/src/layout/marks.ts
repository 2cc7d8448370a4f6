/**
 * Further marks of a feature, as bits that are united when two are joined:
 *
 *     bits  0–7  by seat: a helper of it stands here, a figure without strength
 *     bit     8  it is rich: something on it changes what it is worth
 *     bit     9  the final scoring has paid it
 */
export const SEATS_OF_HELPERS = 8;
/** The bits of all helpers. */
export const HELPERS = (1 << SEATS_OF_HELPERS) - 1;
export const helperOf = (seat: number): number => 1 << seat;
export const hasHelper = (marks: number, seat: number): boolean => (marks & helperOf(seat)) !== 0;
export const RICH = 1 << SEATS_OF_HELPERS;
export const isRich = (marks: number): boolean => (marks & RICH) !== 0;
export const PAID = RICH << 1;
export const isPaid = (marks: number): boolean => (marks & PAID) !== 0;
