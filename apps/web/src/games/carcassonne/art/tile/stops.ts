import { blobPolygon, smoothPolygonPath } from '../../../../art/drawing/paths.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import { drawMotif, type TileContext, type Upright, upright } from './drawing-context.ts';

const C = COLOURS;

/** Houses of the village: between the roads, and before the sides where none leaves. */
const BETWEEN: readonly Point[] = [
  [-24, -14],
  [24, -13],
  [-24, 25],
  [24, 26],
];
const BEFORE: readonly Point[] = [
  [0, -19],
  [28, 7],
  [0, 31],
  [-28, 7],
];

/** A road end must look like an end: village, house, shed or precinct. */
export function paintStops(easel: TileContext): Upright[] {
  const { plan } = easel.geometry;
  const things: Upright[] = [];
  if (plan.junction) things.push(...paintVillage(easel, plan.junction));
  if (plan.monastery) things.push(upright(easel, 'monastery', add(plan.monastery, [0, 6])));
  for (const road of plan.roads) {
    const end = itemAt(road.line, -1);
    if (road.stop === 'h') things.push(paintFarm(easel, end));
    if (road.stop === 'o') things.push(plan.monastery ? paintWell(easel, end) : paintShed(easel, end));
  }
  return things;
}

function paintVillage(easel: TileContext, junction: Point): Upright[] {
  const { random } = easel;
  const { roads, streets, cities } = easel.geometry.plan;
  const sides = [
    ...roads.filter((road) => road.stop === 'x').map((road) => road.sides[0]),
    ...streets.map(({ gate }) => cities.find((city) => city.name === gate.city)?.sides[0]),
  ];
  const places = [...BETWEEN, ...BEFORE.filter((_, side) => !sides.includes(side))];
  const houses = places.map((place) => {
    const foot = add(add(junction, place), [random.between(-2, 2), random.between(-2, 2)]);
    return upright(easel, random.pick(['shed0', 'shed1', 'shed2', 'gable1', 'gable0', 'shed3']), foot);
  });
  return [...houses, upright(easel, 'well', add(junction, [0, 6]))];
}

const paintFarm = (easel: TileContext, end: Point): Upright => ({
  y: end[1] + 8,
  markup: drawMotif(easel, 'gable0', add(end, [4, 10])) + drawMotif(easel, 'bush1', add(end, [21, 12])),
});

/** Paints the sandy place at the end of a road in the open. */
function paintYard(easel: TileContext, end: Point): string {
  const yard = smoothPolygonPath(blobPolygon(easel.random, end, 22, 17, 11, 0.08));
  const worn = smoothPolygonPath(blobPolygon(easel.random, add(end, [-1, -1]), 14, 10, 9, 0.1));
  return path(yard, { fill: C.road, stroke: C.roadEdge, width: 2.2 }) + path(worn, { fill: C.roadPale });
}

const paintShed = (easel: TileContext, end: Point): Upright => ({
  y: end[1] + 4,
  markup:
    paintYard(easel, end) +
    drawMotif(easel, 'shed3', add(end, [1, 7])) +
    drawMotif(easel, 'bush1', add(end, [17, 9])),
});

/** Meeting place before the monastery. */
const paintWell = (easel: TileContext, end: Point): Upright => ({
  y: end[1] + 4,
  markup:
    paintYard(easel, end) +
    drawMotif(easel, 'well', add(end, [0, 6])) +
    drawMotif(easel, 'rock', add(end, [14, 10])),
});
