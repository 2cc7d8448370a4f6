import type { GameSetting } from '../../settings/context.ts';

/** Offers of bots wait for an answer, however long it takes. */
export const NO_TRADE_TIMEOUT: GameSetting<boolean> = { name: 'unhurried', read: (kept) => kept === true };
