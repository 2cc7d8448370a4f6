import type { OwnSetting } from '../../settings/own.ts';

export const CONFIRMS = ['always', 'risky', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** When laying a tile asks for the wax button after a figure was pressed: a mouse is deliberate, a thumb slips. */
export const confirmOf = (kept: unknown, isCoarse: boolean): Confirm =>
  CONFIRMS.find((one) => one === kept) ?? (isCoarse ? 'always' : 'risky');

export const CONFIRM: OwnSetting<Confirm> = {
  name: 'confirm',
  read: (kept) => confirmOf(kept, matchMedia('(pointer: coarse)').matches),
};
