import type { OwnSetting } from '../../settings/own.ts';

/** Offers of bots wait for an answer, however long it takes. */
export const UNHURRIED: OwnSetting<boolean> = { name: 'unhurried', read: (kept) => kept === true };
