import type { Coordinates } from '@bastide/carcassonne';
import type { Rect } from '../../../art/drawing/rect.ts';
import type { CameraRefs } from '../../../camera/use-camera.ts';
import { EdgeArrows } from '../../../table/EdgeArrows.tsx';
import { TILE } from '../art/units.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import type { BoardProps } from './board-props.ts';
import { boxAround } from './places.ts';

interface Props {
  readonly board: BoardProps;
  readonly looking: CameraRefs;
}

/** Arrows to the legal cells and tiles beyond the edges of the board. */
export default function Beyond({ board: { view, cells, ghost, inset }, looking }: Props) {
  const t = useCarcassonneTranslator();
  const places = boxesOf(cells);
  return (
    <EdgeArrows
      looking={looking}
      unit={TILE}
      inset={inset}
      places={places}
      things={boxesOf(view.tiles)}
      taken={ghost ? [...places, ...boxesOf([ghost])] : places}
      tell={(n) => t('beyond.tiles', { n })}
    />
  );
}

const boxesOf = (things: readonly { readonly at: Coordinates }[]): readonly Rect[] =>
  things.map(({ at }) => boxAround([at], 0));
