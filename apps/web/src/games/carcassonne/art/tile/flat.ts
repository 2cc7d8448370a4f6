import type { TileFacts, Turned } from '@bastide/carcassonne';
import { COLOURS } from '../../../../art/palette.ts';
import { closed, smooth } from '../../../../art/pen/paths.ts';
import { thinned } from '../../../../art/pen/polylines.ts';
import { ellipse, path } from '../../../../art/pen/svg.ts';
import { geometry } from '../shape/geometry.ts';
import type { Plan } from '../shape/plan.ts';
import { WATER_WIDTH } from '../shape/rivers.ts';
import { ROAD_WIDTH } from '../shape/roads.ts';
import { TILE } from '../units.ts';

const C = COLOURS;

/** The segments of a tile as flat colours, about 1 kB: what is shown until its picture is ready. 240 × 240 units. */
export function flatTile(facts: TileFacts, turned: Turned = 0, variant = 0): string {
  const { segments, plan } = geometry(facts, turned, variant);
  const roads = [...plan.roads.map((road) => road.curve), ...plan.streets.map((street) => street.line)]
    .map(smooth)
    .join('');
  const walls = plan.cities
    .flatMap((city) => city.walls.map((wall) => smooth(thinned(wall.points))))
    .join('');
  const shapeOf = (name: string | undefined) => (name === undefined ? '' : segments[name]!.path);
  return (
    path(`M0 0H${TILE}V${TILE}H0Z`, { fill: C.meadow }) +
    flatRiver(plan) +
    path(roads, { stroke: C.roadEdge, width: ROAD_WIDTH }) +
    path(roads, { stroke: C.road, width: ROAD_WIDTH - 4.6 }) +
    path(plan.cities.map((city) => closed(city.polygon)).join(''), { fill: '#c58a5f' }) +
    path(walls, { stroke: C.ink, width: 10 }) +
    path(walls, { stroke: C.stoneMid, width: 7 }) +
    path(shapeOf(plan.tile.monastery), { fill: C.stone, stroke: C.ink, width: 3 }) +
    path(shapeOf(plan.tile.garden), { fill: C.leaf, stroke: C.stone, width: 4 })
  );
}

function flatRiver({ river }: Plan): string {
  if (!river) return '';
  const line = smooth(river.curve);
  const { pool } = river;
  return (
    path(line, { stroke: C.bankInk, width: WATER_WIDTH + 4 }) +
    (pool ? ellipse(pool.at, pool.rx, pool.ry, { fill: C.water, stroke: C.bankInk, width: 4 }) : '') +
    path(line, { stroke: C.water, width: WATER_WIDTH })
  );
}

export function flatTileSvg(facts: TileFacts, turned: Turned = 0, variant = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}">${flatTile(facts, turned, variant)}</svg>`;
}
