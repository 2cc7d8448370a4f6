/**
 * Further marks of a feature, as bits that are united when two are joined:
 *
 *     bits  0–7  by seat: its builder (on roads and in cities) or its pig (in fields) stands here
 *     bit     8  an inn on the road, a cathedral in the city
 *     bit     9  the final scoring has paid it
 */
export const SEATS_OF_HELPERS = 8;
/** The bits of all helpers. */
export const HELPERS = (1 << SEATS_OF_HELPERS) - 1;
export const helperOf = (seat: number): number => 1 << seat;
export const hasHelper = (marks: number, seat: number): boolean => (marks & helperOf(seat)) !== 0;
/** CAR-IC-03, CAR-IC-04 */
export const INN_OR_CATHEDRAL = 1 << SEATS_OF_HELPERS;
export const hasInnOrCathedral = (marks: number): boolean => (marks & INN_OR_CATHEDRAL) !== 0;
export const PAID = INN_OR_CATHEDRAL << 1;
export const isPaid = (marks: number): boolean => (marks & PAID) !== 0;
