import type { GameSetting } from '../../settings/context.ts';

/** Whether the reader is asked about a second tile; else the page takes it. CAR-TB-DOUBLE-06 */
export const SECOND_TILE_SETTING: GameSetting<boolean> = { name: 'askSecond', read: (kept) => kept === true };
