import { Dialog } from '../../../ui/Dialog.tsx';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { ScoreBreakdown } from '../result/ScoreBreakdown.tsx';
import DiceStatisticsDialog from '../sidebar/DiceStatisticsDialog.tsx';

/** The one dialog that is open, of those that only Catan has. */
export default function CatanDialogs() {
  const t = useCatanTranslator();
  const { ui, setUi } = useCatan();
  const close = () => setUi({ dialog: undefined });
  switch (ui.dialog) {
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
