import { Flag } from '../../menu/controls.tsx';
import { useOwnSetting } from '../../settings/own.ts';
import { ASK_SECOND } from './ask-second.ts';
import { useWords } from './words/index.ts';

/** Whether a second tile waits for an answer. */
export function AskSecond() {
  const t = useWords();
  const [isOn, change] = useOwnSetting(ASK_SECOND);
  return <Flag label={t('menu.askSecond')} on={isOn} onChange={change} />;
}
