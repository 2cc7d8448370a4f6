import { Dialog } from '../../../ui/Dialog.tsx';
import { useCatan, useCatanUi } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { ScoreBreakdown } from '../result/ScoreBreakdown.tsx';
import DiceStatisticsDialog from '../sidebar/DiceStatisticsDialog.tsx';

/** The one dialog that is open, of those that only Catan has. */
export default function CatanDialogs() {
  const t = useCatanTranslator();
  const { setUi } = useCatan();
  const dialog = useCatanUi((ui) => ui.dialog);
  const close = () => setUi({ dialog: undefined });
  switch (dialog) {
    case 'points':
      return (
        <Dialog title={t('catan.points.title')} onClose={close}>
          <ScoreBreakdown />
        </Dialog>
      );
    case 'dice':
      return <DiceStatisticsDialog onClose={close} />;
    default:
      return null;
  }
}
