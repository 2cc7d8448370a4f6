import { formatChance } from '../../../explanation/number-format.ts';
import { useCarcassonne } from '../context.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { tightCells } from '../tight-cells.ts';

interface Props {
  /** Number of tiles left that fit the chosen cell; undefined: none is chosen. */
  readonly fitting: number | undefined;
}

/** The chance to draw a tile for the chosen cell, and the meaning of the marks on tight cells. */
export default function StackNotes({ fitting }: Props) {
  const t = useCarcassonneTranslator();
  const { view } = useCarcassonne();
  const chances = chanceText(t, view.left, fitting ?? 0, view.seats.length);
  return (
    <>
      {chances !== undefined && <p className="small muted">{chances}</p>}
      {tightCells(view).length > 0 && <p className="small muted">{t('stack.key')}</p>}
    </>
  );
}

/** The chances to draw one of the tiles that fit; undefined without such a tile, and where everybody is as good as sure to. */
export function chanceText(
  t: CarcassonneTranslator,
  left: number,
  fitting: number,
  seats: number,
): string | undefined {
  if (fitting === 0) return undefined;
  const { mine, theirs } = drawChances(left, fitting, seats);
  const words = { mine: formatChance(t.language, mine), theirs: formatChance(t.language, theirs) };
  const certain = formatChance(t.language, 1);
  return words.mine === certain && words.theirs === certain ? undefined : t('stack.chance', words);
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
