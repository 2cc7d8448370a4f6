import { type GameSetting, useGameSetting, useSettings } from '../../settings/context.ts';
import { useMedia } from '../../ui/use-media.ts';

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
