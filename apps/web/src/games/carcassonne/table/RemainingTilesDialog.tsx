import { capitalize } from '../../../i18n/translator.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import StackNotes from '../sidebar/StackNotes.tsx';
import { askedCell, TileGrid, tilesLeft } from '../sidebar/TileStack.tsx';

/** All types of tiles left, those first that fit the chosen cell. */
export default function RemainingTilesDialog() {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { view, setUi } = table;
  const at = askedCell(table);
  const fitting = at ? tilesLeft(table, at) : [];
  const sum = fitting.reduce((all, { n }) => all + n, 0);
  return (
    <Dialog
      title={capitalize(t('stack.left', { n: view.left }), t.language)}
      onClose={() => setUi({ dialog: undefined })}
      wide
    >
      <div className="remaining">
        {at && <h3>{sum > 0 ? t('stack.fits', { n: sum }) : t('stack.noneFits')}</h3>}
        {sum > 0 && <TileGrid tiles={fitting} />}
        <StackNotes fitting={at && sum} />
        {at && <h3>{t('stack.all')}</h3>}
        {view.left === 0 ? <p>{t('stack.empty')}</p> : <TileGrid tiles={tilesLeft(table)} />}
      </div>
    </Dialog>
  );
}
