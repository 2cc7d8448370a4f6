import { capital } from '../../../i18n/capital.ts';
import type { KeyRow } from '../../../menu/KeyMap.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { CommonDialogs } from '../../../table/CommonDialogs.tsx';
import { useTable } from '../context.ts';
import { Leaf } from '../leaf/Leaf.tsx';
import { askedCell, TileGrid, tilesLeft } from '../leaf/Stack.tsx';
import { type Key, useWords } from '../words/index.ts';

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
export default function TableDialogs() {
  const t = useWords();
  const { attention } = useTable();
  return (
    <CommonDialogs keys={KEYS.map(([keys, what]) => [keys, t(what)])} leaf={<Leaf />}>
      {attention.dialog === 'tiles' && <Remaining />}
    </CommonDialogs>
  );
}

/** All types of tiles left; first those that fit the chosen cell. */
function Remaining() {
  const t = useWords();
  const table = useTable();
  const { view, look } = table;
  const at = askedCell(table);
  const fitting = at ? tilesLeft(table, at) : [];
  const sum = fitting.reduce((all, { n }) => all + n, 0);
  return (
    <Dialog
      title={capital(t('stack.left', { n: view.left }), t.language)}
      onClose={() => look({ dialog: undefined })}
      wide
    >
      <div className="remaining">
        {at && <h3>{sum > 0 ? t('stack.fits', { n: sum }) : t('stack.noneFits')}</h3>}
        {sum > 0 && <TileGrid tiles={fitting} />}
        {at && <h3>{t('stack.all')}</h3>}
        {view.left === 0 ? <p>{t('stack.empty')}</p> : <TileGrid tiles={tilesLeft(table)} />}
      </div>
    </Dialog>
  );
}
