import { siteAt, type View } from '@bastide/catan';
import { memo } from 'react';
import { heatOf, readableFactor } from './heat.ts';
import type { PlaceGhost } from './island-props.ts';
import { INTERSECTION_NAMES, neighboursOf, pointOf } from './places.ts';

/** Units. */
const RADIUS = 21;

interface Props {
  readonly view: View;
  /** Planned pieces: they are seen instead. */
  readonly taken: readonly PlaceGhost[];
  /** CSS pixels per unit. */
  readonly scale: number;
}

/** Heat map of the corners where a settlement may still stand: the cards that it would bring in 36 rolls. CAT-SETL-04 */
export default memo(function CornerMap({ view, taken, scale }: Props) {
  const factor = readableFactor(scale);
  return (
    <g className="island-corners">
      {freeCorners(view, taken).map((at) => {
        const [x, y] = pointOf(at);
        const { pips } = siteAt(view, at);
        const { fill, ink } = heatOf(pips);
        return (
          <g key={at} transform={`translate(${x} ${y}) scale(${factor})`}>
            <circle r={RADIUS} fill={fill} />
            <text y="8" fill={ink}>
              {pips}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** Corners without a building there or next to them. */
function freeCorners({ buildings }: View, planned: readonly PlaceGhost[]): readonly string[] {
  const built = new Set([...buildings.map(({ at }) => at), ...planned.map(({ place }) => place)]);
  return INTERSECTION_NAMES.filter((at) => ![at, ...neighboursOf(at)].some((one) => built.has(one)));
}
