import { COLOURS } from '../../../../art/palette.ts';
import { blobPolygon, formatPoint, smoothPolygonPath } from '../../../../art/pen/paths.ts';
import { path } from '../../../../art/pen/svg.ts';
import { add, type Point } from '../../../../art/pen/vectors.ts';
import { drawMotif, isLow, type TileContext, type Upright, upright } from './easel.ts';

const C = COLOURS;

/** What is built in meadows: inns with their ponds, and the garden. */
export function paintPlaces(easel: TileContext): Upright[] {
  const { inns, garden } = easel.geometry;
  const things = inns.map((inn) => paintInn(easel, inn));
  if (garden) things.push(upright(easel, 'garden', garden));
  return things;
}

/** From the middle of an inn to the foot of its house and to the middle of its pond. */
const HOUSE: Point = [2, 4];
const POND: Point = [6, 14];

function paintInn(easel: TileContext, inn: Point): Upright {
  const { random } = easel;
  const pond = add(inn, POND);
  const shore = smoothPolygonPath(blobPolygon(random, pond, 25, 11, 11, 0.09));
  const water = smoothPolygonPath(blobPolygon(random, add(pond, [0.5, 1]), 21.5, 8.2, 10, 0.08));
  const glints = `M${formatPoint(add(pond, [-13, 4]))}q4-2 9 0M${formatPoint(add(pond, [2, 6]))}q5-2 10 0`;
  return {
    y: inn[1] + HOUSE[1],
    markup:
      path(shore, { fill: C.bank, stroke: C.bankInk, width: 1.5 }) +
      path(water, { fill: C.water, stroke: C.bankInk, width: 1.2 }) +
      (isLow(easel) ? '' : path(glints, { stroke: C.waterGlint, width: 1.6, round: true })) +
      drawMotif(easel, 'inn', add(inn, HOUSE)) +
      (isLow(easel) ? '' : drawMotif(easel, 'reeds', add(pond, [21, 6]))),
  };
}
