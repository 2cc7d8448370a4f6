import type { en } from './en.ts';

/** A message of the page, by name. */
export type Key = keyof typeof en;
/** A whole catalogue: no message missing, none too many. */
export type Messages = Readonly<Record<Key, string>>;
