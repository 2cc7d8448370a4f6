import { ToggleSetting } from '../../menu/controls.tsx';
import { useGameSetting } from '../../settings/own.ts';
import { SECOND_TILE_SETTING } from './ask-second.ts';
import { useWords } from './words/index.ts';

/** Whether a second tile waits for an answer. */
export function SecondTilePrompt() {
  const t = useWords();
  const [isOn, change] = useGameSetting(SECOND_TILE_SETTING);
  return <ToggleSetting label={t('menu.askSecond')} on={isOn} onChange={change} />;
}
