import type { Seat } from '@bastide/contract';
import type { Read } from './action.ts';

/** The seat that a word names. */
export const readSeat = (word = ''): Seat | undefined => (/^\d$/.test(word) ? Number(word) : undefined);

/** Text of an action that is nothing but its type. */
export const oneWord = <A extends { readonly type: string }>(action: A) => ({
  write: (): string => action.type,
  read: (): Read<A> => ({ action, used: 1 }),
});
