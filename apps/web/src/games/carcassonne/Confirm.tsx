import { ChoiceSetting } from '../../menu/controls.tsx';
import { useGameSetting } from '../../settings/own.ts';
import { CONFIRM_MODES, CONFIRM_SETTING } from './confirm.ts';
import { useWords } from './words/index.ts';

/** Whether a figure waits for "Lay tile". */
export function ConfirmMoves() {
  const t = useWords();
  const [confirm, change] = useGameSetting(CONFIRM_SETTING);
  return (
    <ChoiceSetting
      label={t('menu.confirm')}
      value={confirm}
      options={CONFIRM_MODES.map((one) => [one, t(`menu.confirm.${one}`)])}
      onChange={change}
      note={t('menu.confirmNote')}
    />
  );
}
