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

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };

/** Arrows to the legal cells and tiles beyond the edges of the board. */
export default function Beyond({ board: { view, cells, ghost, inset = NO_INSET }, looking }: Props) {
  const t = useCarcassonneTranslator();
  const { camera, visible, px } = looking;
  if (!visible) return null;
  const places = boxesOf(cells);
  return (
    <EdgeArrows
      camera={camera}
      visible={visible}
      scale={px / devicePixelRatio / TILE}
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
