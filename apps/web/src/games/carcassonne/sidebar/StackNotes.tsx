import { formatChance } from '../../../explanation/number-format.ts';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { tightCells } from '../tight-cells.ts';
import { drawChances } from './draw-chance.ts';

interface Props {
  /** Number of tiles left that fit the chosen cell; undefined: none is chosen. */
  readonly fitting: number | undefined;
}

/** The chance to draw a tile for the chosen cell, and the meaning of the marks on tight cells. */
export default function StackNotes({ fitting }: Props) {
  const t = useCarcassonneTranslator();
  const { view } = useCarcassonne();
  const { mine, theirs } = drawChances(view.left, fitting ?? 0, view.seats.length);
  return (
    <>
      {fitting !== undefined && fitting > 0 && (
        <p className="small muted">
          {t('stack.chance', {
            mine: formatChance(t.language, mine),
            theirs: formatChance(t.language, theirs),
          })}
        </p>
      )}
      {tightCells(view).length > 0 && <p className="small muted">{t('stack.key')}</p>}
    </>
  );
}
