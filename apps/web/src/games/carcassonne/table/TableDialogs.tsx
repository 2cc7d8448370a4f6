import type { ReactNode } from 'react';
import { capital } from '../../../i18n/capital.ts';
import { KeyMap, type KeyRow } from '../../../menu/KeyMap.tsx';
import { Menu } from '../../../menu/Menu.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import OpenDialog from '../../../records/OpenDialog.tsx';
import { TextForm } from '../../../records/TextForm.tsx';
import type { AnySession } from '../../../session/any.ts';
import { askedCell, TileGrid, tilesLeft } from '../leaf/Stack.tsx';
import { type Key, useWords } from '../words/index.ts';
import { useTable } from './context.ts';

const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['N  Shift N', 'keys.next'],
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  ['L', 'keys.log'],
  [',  .', 'keys.step'],
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
export default function TableDialogs({
  leaf,
  open,
}: {
  readonly leaf: ReactNode;
  open(session: AnySession): void;
}) {
  const t = useWords();
  const table = useTable();
  const { attention, look } = table;
  const close = () => look({ dialog: undefined });
  switch (attention.dialog) {
    case 'menu':
      return (
        <Menu
          session={table.session}
          leave={table.leave}
          open={(dialog) => look({ dialog })}
          onClose={close}
        />
      );
    case 'keys':
      return (
        <Dialog title={t('keys.title')} onClose={close} wide>
          <KeyMap rows={KEYS.map(([keys, what]) => [keys, t(what)])} />
        </Dialog>
      );
    case 'tiles':
      return (
        <Dialog title={capital(t('stack.left', { n: table.view.left }), t.language)} onClose={close} wide>
          <Remaining />
        </Dialog>
      );
    case 'leaf':
      return (
        <Dialog title={t('act.more')} onClose={close}>
          <div className="leaf in-sheet">{leaf}</div>
        </Dialog>
      );
    case 'open':
      return <OpenDialog onOpen={open} onClose={close} />;
    case 'text':
      return (
        <Dialog title={t('menu.copy')} onClose={close} wide>
          <TextForm session={table.session} />
        </Dialog>
      );
    default:
      return null;
  }
}

/** All types of tiles left; first those that fit the chosen cell. */
function Remaining() {
  const t = useWords();
  const table = useTable();
  const at = askedCell(table);
  const fitting = at ? tilesLeft(table, at) : [];
  const sum = fitting.reduce((all, { n }) => all + n, 0);
  return (
    <div className="remaining">
      {at && <h3>{sum > 0 ? t('stack.fits', { n: sum }) : t('stack.noneFits')}</h3>}
      {sum > 0 && <TileGrid tiles={fitting} />}
      {at && <h3>{t('stack.all')}</h3>}
      {table.view.left === 0 ? <p>{t('stack.empty')}</p> : <TileGrid tiles={tilesLeft(table)} />}
    </div>
  );
}
