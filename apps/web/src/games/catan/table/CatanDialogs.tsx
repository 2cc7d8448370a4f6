import { Dialog } from '../../../parts/Dialog.tsx';
import { useCatan } from '../context.ts';
import { Reckoning } from '../final/Reckoning.tsx';
import DiceCheck from '../leaf/DiceCheck.tsx';
import { useWords } from '../words/index.ts';

/** The one dialog that is open, of those that only Catan has. */
export default function CatanDialogs() {
  const t = useWords();
  const { attention, look } = useCatan();
  const close = () => look({ dialog: undefined });
  switch (attention.dialog) {
    case 'points':
      return (
        <Dialog title={t('catan.points.title')} onClose={close}>
          <Reckoning />
        </Dialog>
      );
    case 'dice':
      return <DiceCheck onClose={close} />;
    default:
      return null;
  }
}
