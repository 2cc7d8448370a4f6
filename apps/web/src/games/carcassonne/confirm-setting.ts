import type { GameSetting } from '../../settings/context.ts';

export const CONFIRM_MODES = ['always', 'risky', 'never'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

/** When laying a tile waits for the wax button after a figure was chosen: a choice is no deed unless somebody says so. */
export const CONFIRM_SETTING: GameSetting<ConfirmMode> = {
  name: 'confirm',
  read: (kept) => CONFIRM_MODES.find((one) => one === kept) ?? 'always',
};
