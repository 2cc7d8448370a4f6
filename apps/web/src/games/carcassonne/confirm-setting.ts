import type { GameSetting } from '../../settings/context.ts';

export const CONFIRM_MODES = ['always', 'risky', 'never'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

/** The setting for waiting for the confirm button after a figure was chosen; by default the page waits. */
export const CONFIRM_SETTING: GameSetting<ConfirmMode> = {
  name: 'confirm',
  read: (kept) => CONFIRM_MODES.find((one) => one === kept) ?? 'always',
};
