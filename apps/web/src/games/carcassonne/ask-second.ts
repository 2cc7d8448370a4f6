import type { OwnSetting } from '../../settings/own.ts';

/** Whether the reader is asked about a second tile; else the page takes it. CAR-TB-DOUBLE-06 */
export const ASK_SECOND: OwnSetting<boolean> = { name: 'askSecond', read: (kept) => kept === true };
