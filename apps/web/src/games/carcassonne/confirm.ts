import type { OwnSetting } from '../../settings/own.ts';

export const CONFIRMS = ['always', 'risky', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** When laying a tile waits for the wax button after a figure was chosen: a choice is no deed unless somebody says so. */
export const CONFIRM: OwnSetting<Confirm> = {
  name: 'confirm',
  read: (kept) => CONFIRMS.find((one) => one === kept) ?? 'always',
};
