import { type GameSetting, useGameSetting, useSettings } from '../../settings/context.ts';
import { useMedia } from '../../ui/use-media.ts';

export const CONFIRM_MODES = ['always', 'risky', 'never'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

/** The setting for waiting for the confirm button after a figure was chosen; by default the page waits. */
export const CONFIRM_SETTING: GameSetting<ConfirmMode> = {
  name: 'confirm',
  read: (kept) => CONFIRM_MODES.find((one) => one === kept) ?? 'always',
};

/** The setting for tiles in plain shapes; unset, it goes with the theme of high contrast. */
export const PLAIN_TILES_SETTING: GameSetting<boolean | undefined> = {
  name: 'plainTiles',
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
};

/** Tells whether tiles are drawn in plain shapes instead of pictures. */
export function usePlainTiles(): boolean {
  const [chosen] = useGameSetting(PLAIN_TILES_SETTING);
  const { theme } = useSettings().settings;
  const isHigh = useMedia('(prefers-contrast: more)');
  return chosen ?? (theme === 'contrast' || (theme === 'system' && isHigh));
}

/** The setting for asking the reader about a second tile; by default the page takes it. CAR-TB-DOUBLE-06 */
export const SECOND_TILE_SETTING: GameSetting<boolean> = { name: 'askSecond', read: (kept) => kept === true };
