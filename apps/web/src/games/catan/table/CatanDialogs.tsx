import { Dialog } from '../../../parts/Dialog.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useCatan } from '../context.ts';
import { Reckoning } from '../final/Reckoning.tsx';
import DiceCheck from '../leaf/DiceCheck.tsx';
import { useWords } from '../words/index.ts';

/** The one dialog that is open, of those that only Catan has. */
export default function CatanDialogs() {
  const t = useWords();
  const { attention, look, layout } = useCatan();
  switch (attention.dialog) {
    case 'points':
      return (
        <Dialog title={t('catan.points.title')} onClose={() => look({ dialog: undefined })}>
          <Reckoning />
        </Dialog>
      );
    case 'dice':
      // Where there is no room beside the table, the leaf it was opened from lay in a dialog itself.
      return <DiceCheck onClose={() => look({ dialog: isSmall(layout) ? 'leaf' : undefined })} />;
    default:
      return null;
  }
}
