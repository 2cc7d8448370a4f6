import { Flag } from '../../menu/controls.tsx';
import { useOwnSetting } from '../../settings/own.ts';
import { UNHURRIED } from './unhurried.ts';
import { useWords } from './words/index.ts';

/** Whether offers of bots wait for an answer. */
export function Unhurried() {
  const t = useWords();
  const [isOn, change] = useOwnSetting(UNHURRIED);
  return <Flag label={t('menu.unhurried')} on={isOn} onChange={change} />;
}
