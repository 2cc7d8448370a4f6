import type { messages as first } from './en.ts';
import type { messages as later } from './en-later.ts';
import type { messages as table } from './en-table.ts';

/** What Catan says from the start on, in one language: no message missing, none too many. */
export type First = Readonly<Record<keyof typeof first, string>>;
/** What it says where something is opened later. */
export type Later = Readonly<Record<keyof typeof later, string>>;
/** What it says at its table. */
export type Table = Readonly<Record<keyof typeof table, string>>;
