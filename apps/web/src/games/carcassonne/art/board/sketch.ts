import type { Rotation, TileFacts } from '@bastide/carcassonne';
import { formatPoint } from '../../../../art/drawing/paths.ts';
import { path, type SvgPicture } from '../../../../art/drawing/svg.ts';
import { add, lerp, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { WATER_WIDTH } from '../shape/rivers.ts';
import { ROAD_WIDTH } from '../shape/roads.ts';
import { CENTRE, cornerOf, middleOf, mod4, rotateTile } from '../shape/rotated-tile.ts';
import { TILE } from '../units.ts';
import type { Cell } from './cells.ts';

/** Strokes and areas of the land, as path data by kind. */
type Sketch = Record<'meadow' | 'water' | 'roads' | 'cities' | 'walls' | 'monasteries', string>;

/**
 * Returns the land of some cells as SVG markup: a few plain shapes from the tiles' facts, which stand until the pictures
 * come. `flatTile` follows the outlines of the pictures, and needs fifty times as long.
 */
export function sketchMarkup(cells: readonly Omit<Cell, 'variant'>[]): string {
  const sketch: Sketch = { meadow: '', water: '', roads: '', cities: '', walls: '', monasteries: '' };
  for (const cell of cells) draw(sketch, cell);
  return (
    path(sketch.meadow, { fill: C.meadow }) +
    path(sketch.water, { stroke: C.bankInk, width: WATER_WIDTH + 4 }) +
    path(sketch.water, { stroke: C.water, width: WATER_WIDTH }) +
    path(sketch.roads, { stroke: C.roadEdge, width: ROAD_WIDTH }) +
    path(sketch.roads, { stroke: C.road, width: ROAD_WIDTH - 4.6 }) +
    path(sketch.cities, { fill: '#c58a5f' }) +
    path(sketch.walls, { stroke: C.ink, width: 10 }) +
    path(sketch.walls, { stroke: C.stoneMid, width: 7 }) +
    path(sketch.monasteries, { fill: C.stone, stroke: C.ink, width: 3 })
  );
}

/** Returns the same of one tile. */
export const sketchPicture = (facts: TileFacts, turned: Rotation): SvgPicture => ({
  viewBox: `0 0 ${TILE} ${TILE}`,
  markup: sketchMarkup([{ facts, turned, x: 0, y: 0 }]),
});

const C = COLOURS;

/** Place of a curve's control on the way from the middle of a side to the centre, for a town that fills one side or all but one. */
const BULGE = 1.27;
/** The same for a town that reaches the centre. */
const TO_CENTRE = 2;

function draw(sketch: Sketch, { x, y, facts, turned }: Omit<Cell, 'variant'>): void {
  const { cities, roads, river, monastery } = rotateTile(facts, turned);
  const at = (p: Point) => formatPoint(add(p, [x, y], TILE));
  sketch.meadow += `M${at([0, 0])}h${TILE}v${TILE}h-${TILE}z`;
  for (const { sides } of roads) sketch.roads += lineOn(sides, at);
  if (river) sketch.water += lineOn(river.sides, at);
  for (const { sides } of cities)
    for (const { corners, control } of arcsOf(sides)) {
      const rim = corners.map(at);
      sketch.cities += `M${rim.join('L')}`;
      if (!control) continue;
      sketch.cities += `Q${at(control)} ${rim[0]}z`;
      sketch.walls += `M${rim.at(-1)}Q${at(control)} ${rim[0]}`;
    }
  if (monastery !== undefined) sketch.monasteries += `M${at([88, 84])}h64v64h-64z`;
}

/** A line between the middles of two sides, or from one to the centre. */
const lineOn = ([from, to]: readonly number[], at: (p: Point) => string): string => {
  if (from === undefined) return '';
  const start = `M${at(middleOf(from))}`;
  return to === undefined
    ? `${start}L${at(lerp(middleOf(from), CENTRE, 0.9))}`
    : `${start}Q${at(CENTRE)} ${at(middleOf(to))}`;
};

/** A town's sides that lie together: their corners, and the control of the wall that closes them, if there is one. */
function arcsOf(sides: readonly number[]): { corners: Point[]; control: Point | undefined }[] {
  const has = (side: number) => sides.includes(mod4(side));
  const all = sides.length === 4;
  const starts = all ? [0] : sides.filter((side) => !has(side - 1));
  return starts.map((start) => {
    let length = 1;
    while (length < 4 && has(start + length)) length++;
    const corners = Array.from({ length: length + 1 }, (_, i) => cornerOf(mod4(start + i)));
    return { corners, control: all ? undefined : controlOf(start, length, sides.length === length) };
  });
}

function controlOf(start: number, length: number, isWhole: boolean): Point {
  if (length === 2) return CENTRE;
  const side = length === 1 ? start : mod4(start - 1);
  return lerp(middleOf(side), CENTRE, isWhole ? BULGE : TO_CENTRE);
}
