import { formatChance } from '../../../explanation/number-format.ts';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { tightCells } from '../tight-cells.ts';

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

/**
 * Chance that so many draws bring at least one of the fitting tiles: they are drawn from all that are left, and none
 * is put back (hypergeometric).
 */
export function drawChance(left: number, fitting: number, draws: number): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(draws, left); drawn++)
    none *= Math.max(0, left - fitting - drawn) / (left - drawn);
  return 1 - none;
}

/** Chances of a seat and of all others to draw one of the tiles that fit; the seat has just drawn, so others come first. */
export function drawChances(left: number, fitting: number, seats: number) {
  const draws = Math.floor(left / seats);
  return { mine: drawChance(left, fitting, draws), theirs: drawChance(left, fitting, left - draws) };
}
