import type { ReactNode } from 'react';
import { KeyMap, type KeyRow } from '../../../menu/KeyMap.tsx';
import { Menu } from '../../../menu/Menu.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import OpenDialog from '../../../records/OpenDialog.tsx';
import { TextForm } from '../../../records/TextForm.tsx';
import type { AnySession } from '../../../session/any.ts';
import { PointsTable } from '../final/PointsTable.tsx';
import DiceCheck from '../leaf/DiceCheck.tsx';
import { type Key, useWords } from '../words/index.ts';
import { isSmall, useCatan } from './context.ts';

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
export default function CatanDialogs({
  leaf,
  open,
}: {
  readonly leaf: ReactNode;
  open(session: AnySession): void;
}) {
  const t = useWords();
  const { attention, look, session, leave, layout } = useCatan();
  const close = () => look({ dialog: undefined });
  switch (attention.dialog) {
    case 'menu':
      return <Menu session={session} leave={leave} open={(dialog) => look({ dialog })} onClose={close} />;
    case 'keys':
      return (
        <Dialog title={t('keys.title')} onClose={close} wide>
          <KeyMap rows={KEYS.map(([keys, what]) => [keys, t(what)])} />
        </Dialog>
      );
    case 'points':
      return (
        <Dialog title={t('catan.points.title')} onClose={close}>
          <PointsTable />
        </Dialog>
      );
    case 'dice':
      // Where there is no room beside the table, the leaf it was opened from lay in a dialog itself.
      return <DiceCheck onClose={() => look({ dialog: isSmall(layout) ? 'leaf' : undefined })} />;
    case 'leaf':
      return (
        <Dialog title={t('catan.leaf.label')} onClose={close}>
          <div className="leaf in-sheet">{leaf}</div>
        </Dialog>
      );
    case 'open':
      return <OpenDialog onOpen={open} onClose={close} />;
    case 'text':
      return (
        <Dialog title={t('menu.copy')} onClose={close} wide>
          <TextForm session={session} />
        </Dialog>
      );
    default:
      return null;
  }
}
