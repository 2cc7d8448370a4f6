import type { Rotation, TileFacts } from '@bastide/carcassonne';
import { polygonPath, smoothPath } from '../../../../art/drawing/paths.ts';
import { halvePoints } from '../../../../art/drawing/polylines.ts';
import { ellipse, path, svgFile, translate } from '../../../../art/drawing/svg.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt, must } from '../../../../must.ts';
import { BADGES, type ThirdGood } from '../motifs/badges.ts';
import { geometry, type TileGeometry } from '../shape/geometry.ts';
import type { TilePlan } from '../shape/plan.ts';
import { WATER_WIDTH } from '../shape/rivers.ts';
import { ROAD_WIDTH } from '../shape/roads.ts';
import { TILE } from '../units.ts';

const C = COLOURS;

/** Draws the segments of a tile in flat colours, about 1 kB, to show until its picture is ready. 240 × 240 units. */
export function flatTile(facts: TileFacts, turned: Rotation = 0, variant = 0): string {
  const { segments, plan } = geometry(facts, turned, variant);
  const roads = [...plan.roads.map((road) => road.curve), ...plan.streets.map((street) => street.line)]
    .map(smoothPath)
    .join('');
  const walls = plan.cities
    .flatMap((city) => city.walls.map((wall) => smoothPath(halvePoints(wall.points))))
    .join('');
  const shapeOf = (name: string | undefined) =>
    name === undefined ? '' : must(segments[name], 'a segment has a shape').path;
  return (
    path(`M0 0H${TILE}V${TILE}H0Z`, { fill: C.meadow }) +
    flatRiver(plan) +
    path(roads, { stroke: C.roadEdge, width: ROAD_WIDTH }) +
    path(roads, { stroke: C.road, width: ROAD_WIDTH - 4.6 }) +
    path(plan.cities.map((city) => polygonPath(city.polygon)).join(''), { fill: '#c58a5f' }) +
    path(walls, { stroke: C.ink, width: 10 }) +
    path(walls, { stroke: C.stoneMid, width: 7 }) +
    path(shapeOf(plan.tile.monastery), { fill: C.stone, stroke: C.ink, width: 3 }) +
    path(shapeOf(plan.tile.garden), { fill: C.leaf, stroke: C.stone, width: 4 })
  );
}

function flatRiver({ river }: TilePlan): string {
  if (!river) return '';
  const line = smoothPath(river.curve);
  const { pool } = river;
  return (
    path(line, { stroke: C.bankInk, width: WATER_WIDTH + 4 }) +
    (pool ? ellipse(pool.at, pool.rx, pool.ry, { fill: C.water, stroke: C.bankInk, width: 4 }) : '') +
    path(line, { stroke: C.water, width: WATER_WIDTH })
  );
}

/**
 * Returns the flat tile as a file, with all parts that rules refer to: coats of arms, goods, cathedrals, inns. The
 * game uses it if no picture comes.
 */
export const signedTileSvg = (facts: TileFacts, turned: Rotation, variant: number, good: ThirdGood): string =>
  svgFile(
    {
      viewBox: `0 0 ${TILE} ${TILE}`,
      markup: flatTile(facts, turned, variant) + signs(geometry(facts, turned, variant), good),
    },
    TILE,
  );

function signs({ plan, sites, inns }: TileGeometry, third: ThirdGood): string {
  const cities = plan.cities.map((city, i) => {
    const { badge, cathedral } = itemAt(sites, i);
    const good = city.good === 'wine' ? third : city.good;
    const sign = city.shield ? BADGES.shield : good && BADGES[good];
    return (sign && badge ? translate(sign, badge) : '') + (cathedral ? translate(CATHEDRAL, cathedral) : '');
  });
  return cities.join('') + inns.map((inn) => translate(INN, inn)).join('');
}

/** Both are drawn around the middle of their places: a church from above, and a house at its pond. */
const CATHEDRAL = path('M-16-52H16V-20H44V8H16V48H-16V8H-44V-20H-16Z', {
  fill: C.stone,
  stroke: C.ink,
  width: 5,
});
const INN =
  ellipse([4, 14], 25, 11, { fill: C.water, stroke: C.bankInk, width: 3 }) +
  path('M-14 6V-10L0-22L14-10V6Z', { fill: '#c58a5f', stroke: C.ink, width: 3, joined: true });
