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

/** Arrows to the places for pieces and the hexes beyond the edges of the board. */
export default function Beyond({ island: { marks, inset }, looking }: Props) {
  const t = useCatanTranslator();
  const places = marks.map(({ place }) => pressedAt(place));
  return (
    <EdgeArrows
      looking={looking}
      unit={HEX_HEIGHT}
      inset={inset}
      places={places}
      things={HEXES}
      taken={places}
      tell={(n) => t('beyond.hexes', { n })}
    />
  );
}
