import { Choice } from '../../menu/controls.tsx';
import { useSettings } from '../../settings/context.ts';
import { CONFIRMS } from '../../settings/settings.ts';
import { useWords } from './words/index.ts';

/** Whether a figure waits for "Lay tile". */
export function Confirm() {
  const t = useWords();
  const { settings, change } = useSettings();
  return (
    <Choice
      label={t('menu.confirm')}
      value={settings.confirm}
      options={CONFIRMS.map((confirm) => [confirm, t(`menu.confirm.${confirm}`)])}
      onChange={(confirm) => change({ confirm })}
      note={t('menu.confirmNote')}
    />
  );
}
