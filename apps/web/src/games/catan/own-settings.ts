import type { GameSetting } from '../../settings/context.ts';

/** The setting by which offers of bots wait for an answer, however long it takes: unless the reader turned it off. */
export const NO_TRADE_TIMEOUT: GameSetting<boolean> = { name: 'unhurried', read: (kept) => kept !== false };

/** The setting by which a turn ends by itself where nothing can be done: only if the reader turned it on. */
export const AUTO_END: GameSetting<boolean> = { name: 'autoEnd', read: (kept) => kept === true };
