import {
  blobPolygon,
  formatNumber,
  formatPoint,
  smoothPath,
  smoothPolygonPath,
} from '../../../../art/drawing/paths.ts';
import { firstCrossing, wobbleLine } from '../../../../art/drawing/polylines.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import { ROAD_FILL, ROAD_WIDTH, type RoadPlan } from '../shape/roads.ts';
import type { Street } from '../shape/streets.ts';
import { isLow, layered, type TileContext } from './drawing-context.ts';

const C = COLOURS;

/** A line that is drawn as a road. */
type Way = Pick<RoadPlan, 'curve'>;
const asWay = ({ line }: Street): Way => ({ curve: line });

/** All roads of a tile: edges first, so that they run into each other, then fills, then the roads on bridges. */
export function paintRoads(easel: TileContext): string {
  const { roads, river, streets } = easel.geometry.plan;
  const bridges = roads.flatMap((road, i) => bridgeOf(roads, i).map((bridge) => ({ ...bridge, road })));
  const below: Way[] = [
    ...streets.map(asWay),
    ...roads.filter((road) => !bridges.some((bridge) => bridge.road === road)),
  ];
  const overWater = river ? roads.flatMap((road) => firstCrossing(road.line, river.line) ?? []) : [];
  return (
    paintEdges(easel, below) +
    paintFills(easel, below) +
    overWater.map(({ at, direction }) => paintBridge(at, direction)).join('') +
    bridges
      .map(
        ({ road, at, direction }) =>
          paintEdges(easel, [road]) + paintFills(easel, [road]) + paintBridge(at, direction),
      )
      .join('')
  );
}

/** The ink line wobbles, so its weight varies as with a pen; but not next to the rim. */
function paintEdges(easel: TileContext, ways: readonly Way[]): string {
  const drawn = ways.map(({ curve }) => {
    const rough = wobbleLine(easel.random, curve, 1.3);
    return smoothPath(curve.map((p, i) => (i < 2 || i > curve.length - 3 ? p : itemAt(rough, i))));
  });
  return path(drawn.join(''), { stroke: C.roadEdge, width: ROAD_WIDTH });
}

function paintFills(easel: TileContext, ways: readonly Way[]): string {
  const d = ways.map(({ curve }) => smoothPath(curve)).join('');
  const fill = { stroke: C.road, width: ROAD_FILL };
  if (isLow(easel)) return path(d, fill);
  return layered(easel, d, [
    fill,
    { stroke: C.roadRut, width: 8.4 },
    { stroke: C.road, width: 5.4 },
    { stroke: C.roadPale, width: 2.2, dash: '9 14 4 11' },
  ]);
}

/** Places at which this road goes over an earlier one. A road to a lone house goes over whatever it crosses. */
function bridgeOf(roads: readonly RoadPlan[], index: number): { at: Point; direction: Point }[] {
  const road = itemAt(roads, index);
  const rank = (i: number) => (itemAt(roads, i).stop === 'h' ? roads.length : 0) + i;
  return roads.flatMap((other, i) => {
    if (rank(i) >= rank(index) || meets(road, other)) return [];
    return firstCrossing(road.line, other.line) ?? [];
  });
}

const meets = (a: RoadPlan, b: RoadPlan) =>
  a.stop === 'x' || a.stop === 'm1' || (a.stop !== undefined && a.stop === b.stop);

/** Half the length of a bridge in units. */
const SPAN = 27;

function paintBridge(middle: Point, direction: Point): string {
  const angle = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
  const [h, end] = [SPAN, SPAN + 4];
  return (
    `<g transform="translate(${formatPoint(middle)})rotate(${formatNumber(angle)})">` +
    path(`M${-h}-8L${6 - h} 17H${h - 6}L${h} 12Z`, { fill: C.shadow, opacity: 0.28 }) +
    path(`M${-end}-15Q0-11 ${end}-15V15Q0 11 ${-end} 15Z`, { fill: C.stoneMid, stroke: C.ink, width: 1.7 }) +
    path(`M${-end}-9Q0-6.5 ${end}-9V9Q0 6.5 ${-end} 9Z`, { fill: C.road, stroke: C.stoneDeep, width: 1.2 }) +
    path(`M${2 - h}-9V9M${12 - h}-8V8M-6-8V8M6-8V8M${h - 12}-8V8M${h - 2}-9V9`, {
      stroke: C.roadRut,
      width: 1.3,
    }) +
    path(`M${-h}-12.2Q0-9 ${h}-12.2M${-h} 12.2Q0 9 ${h} 12.2`, { stroke: C.stone, width: 2.6, dash: '6 3' }) +
    '</g>'
  );
}

/** Paints the ground of the village at a crossing. */
export function paintVillageGround(easel: TileContext): string {
  const { junction } = easel.geometry.plan;
  if (!junction) return '';
  const { random } = easel;
  return (
    path(smoothPolygonPath(blobPolygon(random, junction, 26, 22, 11, 0.07)), {
      fill: C.ground,
      stroke: C.roadEdge,
      width: 2.2,
    }) +
    path(smoothPolygonPath(blobPolygon(random, add(junction, [-2, -2]), 17, 13, 9, 0.1)), {
      fill: C.groundLit,
    })
  );
}
