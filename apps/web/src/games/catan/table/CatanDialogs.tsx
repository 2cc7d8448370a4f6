import type { KeyRow } from '../../../menu/KeyMap.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { CommonDialogs } from '../../../table/CommonDialogs.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useCatan } from '../context.ts';
import { Reckoning } from '../final/Reckoning.tsx';
import DiceCheck from '../leaf/DiceCheck.tsx';
import { Leaf } from '../leaf/Leaf.tsx';
import { type Key, useWords } from '../words/index.ts';

const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'catan.keys.arrows'],
  ['N  Shift N', 'keys.next'],
  ['Space', 'catan.keys.space'],
  ['B', 'catan.keys.build'],
  ['1 … 9', 'catan.keys.digits'],
  ['T', 'catan.keys.trade'],
  ['Enter', 'catan.keys.enter'],
  ['Esc', 'keys.escape'],
  ['U', 'catan.keys.undo'],
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
  ['G', 'catan.keys.production'],
  ['L', 'keys.log'],
  [',  .', 'catan.keys.step'],
  ['Home  End', 'keys.ends'],
  ['I', 'keys.what'],
  ['S', 'keys.scores'],
  ['M', 'keys.moves'],
  ['O', 'keys.options'],
  ['W', 'keys.who'],
  ['Y', 'keys.text'],
  ['/', 'keys.find'],
  ['?', 'keys.map'],
];

/** The one dialog that is open, if any. */
export default function CatanDialogs() {
  const t = useWords();
  return (
    <CommonDialogs keys={KEYS.map(([keys, what]) => [keys, t(what)])} leaf={<Leaf />}>
      <OwnDialog />
    </CommonDialogs>
  );
}

function OwnDialog() {
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
