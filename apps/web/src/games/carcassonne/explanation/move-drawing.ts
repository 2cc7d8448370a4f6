import type { Action, View } from '@bastide/carcassonne';
import type { MoveDrawing } from '../board/index.ts';

/** Returns a move as the board draws it: a tile with or without a figure, or a figure, or none, on the latest tile. */
export function moveDrawing(actions: readonly Action[], view: View): MoveDrawing | undefined {
  const tile = tileOf(actions, view);
  const deployed = actions.find((action) => action.type === 'deploy');
  if (!tile || !deployed) return tile;
  const { figure, on, with: companion } = deployed;
  return { ...tile, figure: { figure, on, companion } };
}

function tileOf(
  [first]: readonly Action[],
  { drawn, tiles, phase }: View,
): Pick<MoveDrawing, 'tile' | 'at' | 'turned'> | undefined {
  if (first?.type === 'place')
    return drawn === null ? undefined : { tile: drawn, at: first.at, turned: first.turned };
  const last = tiles.at(-1);
  const isOnLast = first?.type === 'deploy' || (first?.type === 'skip' && phase === 'deploy');
  return isOnLast && last ? { tile: last.tile, at: last.at, turned: last.turned } : undefined;
}
