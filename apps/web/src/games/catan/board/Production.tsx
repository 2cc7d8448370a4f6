import { production, type View } from '@bastide/catan';
import { memo } from 'react';
import { SEAT_PAINT } from '../../../art/seat-paint.ts';
import type { SeatColour } from '../../../art/seats.ts';
import { pointOf } from './places.ts';

/** Units: size of a tag, and from the middle of a hex down to the row of tags. */
const TAG = { width: 47, height: 30 };
const DOWN = 62;

/** Paper tags in the hexes: whose emblem, how many pips. */
export const Production = memo(function Production({
  view,
  colours,
}: {
  readonly view: Pick<View, 'options' | 'hexes' | 'harbors' | 'buildings' | 'robber'>;
  readonly colours: readonly SeatColour[];
}) {
  return (
    <g className="island-production">
      {[...production(view)].flatMap(([hex, shares]) => {
        const [x, y] = pointOf(hex);
        return shares.map(({ seat, pips }, i) => {
          const colour = colours[seat]!;
          const { fill, mark, emblem } = SEAT_PAINT[colour];
          // Two to a row.
          const inRow = Math.min(2, shares.length - 2 * Math.floor(i / 2));
          const left = x + ((i % 2) - inRow / 2) * (TAG.width + 3);
          const top = y + (i < 2 ? DOWN - TAG.height / 2 : -DOWN - TAG.height / 2);
          return (
            <g key={`${hex} ${colour}`} transform={`translate(${left} ${top})`}>
              <rect width={TAG.width} height={TAG.height} rx="3" />
              <circle cx="15" cy={TAG.height / 2} r="11.5" fill={fill} />
              <path d={emblem} fill={mark} transform={`translate(15 ${TAG.height / 2})`} />
              <text x="36.5" y={TAG.height / 2 + 7.5}>
                {pips}
              </text>
            </g>
          );
        });
      })}
    </g>
  );
});
