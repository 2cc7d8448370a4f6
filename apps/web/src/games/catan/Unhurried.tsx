import { ToggleSetting } from '../../menu/controls.tsx';
import { useGameSetting } from '../../settings/own.ts';
import { NO_TRADE_TIMEOUT } from './unhurried.ts';
import { useWords } from './words/index.ts';

/** Whether offers of bots wait for an answer. */
export function NoTradeTimeout() {
  const t = useWords();
  const [isOn, change] = useGameSetting(NO_TRADE_TIMEOUT);
  return <ToggleSetting label={t('menu.unhurried')} on={isOn} onChange={change} />;
}
