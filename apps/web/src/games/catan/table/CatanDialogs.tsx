import { Dialog } from '../../../parts/Dialog.tsx';
import { useCatan } from '../context.ts';
import { ScoreBreakdown } from '../final/Reckoning.tsx';
import DiceStatisticsDialog from '../leaf/DiceCheck.tsx';
import { useWords } from '../words/index.ts';

/** The one dialog that is open, of those that only Catan has. */
export default function CatanDialogs() {
  const t = useWords();
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
