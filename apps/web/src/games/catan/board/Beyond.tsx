import type { CameraRefs } from '../../../camera/use-camera.ts';
import { EdgeArrows } from '../../../table/EdgeArrows.tsx';
import { HEX_HEIGHT } from '../art/index.ts';
import { useCatanTranslator } from '../messages.ts';
import type { IslandProps } from './island-props.ts';
import { boxOfPlace, HEX_NAMES, pressedAt } from './places.ts';

interface Props {
  readonly island: IslandProps;
  readonly looking: CameraRefs;
}

const HEXES = HEX_NAMES.map(boxOfPlace);
const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };

/** Arrows to the places for pieces and the hexes beyond the edges of the board. */
export default function Beyond({ island: { marks, inset = NO_INSET }, looking }: Props) {
  const t = useCatanTranslator();
  const { camera, visible, px } = looking;
  if (!visible) return null;
  const places = marks.map(({ place }) => pressedAt(place));
  return (
    <EdgeArrows
      camera={camera}
      visible={visible}
      scale={px / devicePixelRatio / HEX_HEIGHT}
      inset={inset}
      places={places}
      things={HEXES}
      taken={places}
      tell={(n) => t('beyond.hexes', { n })}
    />
  );
}
