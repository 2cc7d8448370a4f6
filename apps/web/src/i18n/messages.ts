import type { en } from './en.ts';
import type { later } from './en-later.ts';

/** A message of the page, by name. */
export type Key = keyof typeof en | keyof typeof later;
/** A whole catalogue: no message missing, none too many. */
export type Messages = Readonly<Record<Key, string>>;
