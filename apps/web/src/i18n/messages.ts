import type { catan } from '../games/catan/words/en.ts';
import type { en } from './en.ts';
import type { later } from './en-later.ts';

/** What the first table says, in one language: no message missing, none too many. */
export type First = Readonly<Record<keyof typeof en, string>>;
/** What is said by the parts that are opened later. */
export type Later = Readonly<Record<keyof typeof later, string>>;
/** What Catan says, from its start to its end. */
export type Island = Readonly<Record<keyof typeof catan, string>>;
/** A whole catalogue. */
export type Messages = First & Later & Island;
/** A message of the page, by name. */
export type Key = keyof Messages;
