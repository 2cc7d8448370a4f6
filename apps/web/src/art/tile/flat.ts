import type { TileFacts, Turned } from '@bastide/carcassonne';
import { COLOURS } from '../palette.ts';
import { closed, smooth } from '../pen/paths.ts';
import { thinned } from '../pen/polylines.ts';
import { path } from '../pen/svg.ts';
import { TILE } from '../pen/vectors.ts';
import { geometry } from '../shape/geometry.ts';
import { ROAD_WIDTH } from '../shape/roads.ts';

const C = COLOURS;

/** The segments of a tile as flat colours, about 1 kB: what is shown until its picture is ready. 240 × 240 units. */
export function flatTile(facts: TileFacts, turned: Turned = 0, variant = 0): string {
  const { segments, plan } = geometry(facts, turned, variant);
  const roads = plan.roads.map((road) => smooth(road.curve)).join('');
  const walls = plan.cities
    .flatMap((city) => city.walls.map((wall) => smooth(thinned(wall.points))))
    .join('');
  const precinct = plan.tile.monastery === undefined ? '' : segments[plan.tile.monastery]!.path;
  return (
    path(`M0 0H${TILE}V${TILE}H0Z`, { fill: C.meadow }) +
    path(roads, { stroke: C.roadEdge, width: ROAD_WIDTH }) +
    path(roads, { stroke: C.road, width: ROAD_WIDTH - 4.6 }) +
    path(plan.cities.map((city) => closed(city.polygon)).join(''), { fill: '#c58a5f' }) +
    path(walls, { stroke: C.ink, width: 10 }) +
    path(walls, { stroke: C.stoneMid, width: 7 }) +
    path(precinct, { fill: C.stone, stroke: C.ink, width: 3 })
  );
}

export function flatTileSvg(facts: TileFacts, turned: Turned = 0, variant = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}">${flatTile(facts, turned, variant)}</svg>`;
}
