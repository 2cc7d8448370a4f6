import { sampleCurve } from '../../../../art/drawing/polylines.ts';
import { add, leftOf, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { CENTRE, inwardOf, middleOf, mod4, type RotatedTile } from './rotated-tile.ts';

/** Returns the side of the tile's only city, if that city has only one side. */
export const loneCap = (tile: RotatedTile): number | undefined =>
  tile.cities.length === 1 && itemAt(tile.cities, 0).sides.length === 1
    ? itemAt(tile.cities, 0).sides[0]
    : undefined;

/** Length in units by which a road or river keeps straight inside the rim, so that it meets its neighbour without a kink. */
const STUB = 8;
const stub = (side: number): Point => add(middleOf(side), inwardOf(side), STUB);

/** The same line, square to the rim where it leaves the tile. */
export function squared(line: readonly Point[], from: number, to: number | undefined): Point[] {
  const inside = line.slice(1, -1);
  return [itemAt(line, 0), stub(from), ...inside, ...(to === undefined ? [] : [stub(to)]), itemAt(line, -1)];
}

/** Returns an arc between neighbouring sides; `reach` is its distance in units towards the middle. */
export function arc(from: number, to: number, reach: number): Point[] {
  const a = middleOf(from);
  const b = middleOf(to);
  return sampleCurve([[a, add(a, inwardOf(from), reach), add(b, inwardOf(to), reach), b]], 14);
}

/** Returns a slight S between opposite sides; it sways by that many units and passes the centre by `shift`. */
export function swayed(from: number, to: number, sway: number, shift: Point): Point[] {
  const a = middleOf(from);
  const b = middleOf(to);
  const sideways = leftOf(inwardOf(from));
  const middle = add(add(CENTRE, sideways, sway * 0.3), shift);
  const tilt = add(inwardOf(from), sideways, sway / 28);
  return sampleCurve(
    [
      [a, add(a, inwardOf(from), 48), add(middle, tilt, -44), middle],
      [middle, add(middle, tilt, 44), add(b, inwardOf(to), 48), b],
    ],
    8,
  );
}

export const areOpposite = (a: number, b: number): boolean => mod4(a - b) === 2;
