import type { GameSetting } from '../../settings/context.ts';

/** The setting by which offers of bots wait for an answer, however long it takes: unless the reader turned it off. */
export const NO_TRADE_TIMEOUT: GameSetting<boolean> = { name: 'unhurried', read: (kept) => kept !== false };
