import type { GameSetting } from '../../settings/context.ts';

/** The setting for asking the reader about a second tile; by default the page takes it. CAR-TB-DOUBLE-06 */
export const SECOND_TILE_SETTING: GameSetting<boolean> = { name: 'askSecond', read: (kept) => kept === true };
