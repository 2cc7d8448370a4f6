import { Flag } from '../../menu/controls.tsx';
import { useSettings } from '../../settings/context.ts';
import { useWords } from './words/index.ts';

/** Whether offers of bots wait for an answer. */
export function Unhurried() {
  const t = useWords();
  const { settings, change } = useSettings();
  return (
    <Flag
      label={t('menu.unhurried')}
      on={settings.unhurried}
      onChange={(unhurried) => change({ unhurried })}
    />
  );
}
