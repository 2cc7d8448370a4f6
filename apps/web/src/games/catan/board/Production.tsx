import { production, type View } from '@bastide/catan';
import { memo } from 'react';
import { SEAT_PAINT, type SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import { readableFactor } from './heat.ts';
import { pointOf } from './places.ts';

/** Units: size of a tag, and from the middle of a hex to the rows of tags below and above its number. */
const TAG = { width: 47, height: 30 };
const DOWN = 62;

interface Props {
  readonly view: Pick<View, 'options' | 'hexes' | 'harbors' | 'buildings' | 'robber'>;
  readonly colours: readonly SeatColour[];
  /** The seat whose cards are shown; undefined: all. */
  readonly only?: number | undefined;
  /** CSS pixels per unit. */
  readonly scale: number;
}

/** Paper tags in the hexes: whose emblem, how many cards in 36 rolls. */
export default memo(function Production({ view, colours, only, scale }: Props) {
  const factor = readableFactor(scale);
  return (
    <g className="island-production">
      {[...production(view)].flatMap(([hex, all]) => {
        const shares = only === undefined ? all : all.filter(({ seat }) => seat === only);
        return shares.map(({ seat, pips }, i) => {
          const colour = itemAt(colours, seat);
          const { fill, mark, emblem } = SEAT_PAINT[colour];
          const [x, y] = tagAt(hex, i, shares.length, factor);
          return (
            <g key={`${hex} ${colour}`} transform={`translate(${x} ${y}) scale(${factor})`}>
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

/** The upper left corner of a tag: the first below the number, the second above it, a third beside the first. */
function tagAt(hex: string, i: number, count: number, factor: number): readonly [number, number] {
  const [x, y] = pointOf(hex);
  const isBelow = i !== 1;
  const inRow = isBelow && count > 2 ? 2 : 1;
  const left = x + ((i === 2 ? 1 : 0) - inRow / 2) * (TAG.width + 3) * factor;
  return [left, y + (isBelow ? DOWN : -DOWN) - (TAG.height / 2) * factor];
}
