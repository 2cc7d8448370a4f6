import { Choice } from '../../menu/controls.tsx';
import { useOwnSetting } from '../../settings/own.ts';
import { CONFIRM, CONFIRMS } from './confirm.ts';
import { useWords } from './words/index.ts';

/** Whether a figure waits for "Lay tile". */
export function Confirm() {
  const t = useWords();
  const [confirm, change] = useOwnSetting(CONFIRM);
  return (
    <Choice
      label={t('menu.confirm')}
      value={confirm}
      options={CONFIRMS.map((one) => [one, t(`menu.confirm.${one}`)])}
      onChange={change}
      note={t('menu.confirmNote')}
    />
  );
}
