export { inEach } from '../in-each.ts';

export const FIRST_EDITION = ['c1', 'classic'] as const;
/** Where builder and pig come alone, and pigs pay only at the end. */
export const BEFORE_THIRD = ['c1', 'classic', 'c2'] as const;
export const AFTER_FIRST_PRINTING = ['classic', 'c2', 'c3'] as const;
export const SINCE_SECOND = ['c2', 'c3'] as const;
