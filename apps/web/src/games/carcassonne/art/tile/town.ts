import { polygonPath, smoothPath } from '../../../../art/drawing/paths.ts';
import { distanceTo, simplify } from '../../../../art/drawing/polylines.ts';
import { ellipse, path } from '../../../../art/drawing/svg.ts';
import { add, distance, lerp, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import type { MotifName } from '../motifs/library.ts';
import { CENTRE, cornerOf, middleOf, mod4 } from '../shape/rotated-tile.ts';
import { BADGE_RADIUS, LANDMARK_RADIUS } from '../shape/sites.ts';
import { nodeNear } from '../shape/survey.ts';
import type { CityPlan } from '../shape/walls.ts';
import { TILE } from '../units.ts';
import {
  drawMotif,
  inOrder,
  isLow,
  type TileContext,
  type Upright,
  upright,
  withChance,
} from './drawing-context.ts';
import { paintWalls } from './walls.ts';

/** Houses around a corner inside a town: their feet from the corner, in units, from north to south. */
const CORNER_HOUSES: readonly {
  readonly at: Point;
  readonly name: 'gable0' | 'gable1' | 'gable3' | 'ridge2';
}[] = [
  { at: [-2, -19], name: 'gable3' },
  { at: [-30, 6], name: 'gable1' },
  { at: [30, 7], name: 'gable0' },
  { at: [0, 12], name: 'ridge2' },
  { at: [1, 38], name: 'gable0' },
];

const C = COLOURS;

/** All cities: ground and lanes, walls behind, houses from north to south, walls before, badges. */
export function paintTowns(easel: TileContext, corners: boolean): string {
  const { cities } = easel.geometry.plan;
  if (cities.length === 0) return '';
  const towns = cities.map((_, index) => paintTown(withChance(easel, `town${index}`), index, corners));
  const walls = paintWalls(easel, corners);
  const all = (part: 'ground' | 'badge') => towns.map((town) => town[part]).join('');
  return (
    all('ground') + walls.behind + inOrder(towns.flatMap((town) => town.houses)) + walls.before + all('badge')
  );
}

interface Town {
  readonly ground: string;
  readonly houses: readonly Upright[];
  readonly badge: string;
}

function paintTown(easel: TileContext, index: number, corners: boolean): Town {
  const city = itemAt(easel.geometry.plan.cities, index);
  const sites = itemAt(easel.geometry.sites, index);
  const lanes = lanesOf(easel, index);
  const houses = [...paintHouses(easel, index, lanes), ...seamHouses(easel, city)];
  if (corners) houses.push(...cornerHouses(easel, city));
  if (sites.landmark)
    houses.push(
      upright(easel, landmarkOf(withChance(easel, `landmark${index}`), city), add(sites.landmark, [0, 16])),
    );
  if (sites.cathedral) houses.push(upright(easel, 'cathedral', add(sites.cathedral, CATHEDRAL_FOOT)));
  const badge = city.shield ? 'shield' : goodShown(easel, city.good);
  return {
    ground:
      path(polygonPath(simplify(city.polygon, 0.7)), { fill: C.ground }) +
      (sites.cathedral ? ellipse(add(sites.cathedral, SQUARE), 46, 20, { fill: C.groundLit }) : '') +
      path(paving(easel, index), { stroke: C.groundLit, width: 2.4 }) +
      path(lanes.map(smoothPath).join(''), { stroke: C.groundLit, width: 13, round: true }),
    houses,
    badge: badge && sites.badge ? drawMotif(easel, badge, sites.badge) : '',
  };
}

/** Foot of the cathedral from the middle of its place. */
const CATHEDRAL_FOOT: Point = [-4, 50];
/** Middle of the square before its portal. */
const SQUARE: Point = [-4, 60];

/** Returns the motif of a good: rules call the third good wine, whatever is painted. */
const goodShown = (easel: TileContext, good: CityPlan['good']): MotifName | undefined =>
  good === 'wine' ? easel.good : good;

function landmarkOf({ random }: TileContext, city: CityPlan): MotifName {
  if (city.sides.length === 2) return random.pick(['church', 'keep']);
  return city.sides.length === 3 ? 'church' : 'keep';
}

/** From each gate a lane leads towards the middle of the town. */
function lanesOf(easel: TileContext, index: number): Point[][] {
  const { plan, sites } = easel.geometry;
  const city = itemAt(plan.cities, index);
  const aim =
    itemAt(sites, index).landmark ??
    itemAt(sites, index).badge ??
    lerp(CENTRE, middleOf(itemAt(city.sides, 0)), 0.6);
  return plan.gates
    .filter((gate) => gate.city === city.name)
    .map(({ at: start, inward }) => {
      const turn = add(start, inward, 26);
      return [start, turn, lerp(turn, aim, 0.55)];
    });
}

function paving(easel: TileContext, index: number): string {
  const { random } = easel;
  const { city } = easel.geometry.survey;
  let d = '';
  for (let k = 0; k < (isLow(easel) ? 0 : 14); k++) {
    const x = random.below(216) + 10;
    const y = random.below(224) + 8;
    if (city[nodeNear([x, y])] === index && city[nodeNear([x + 9, y])] === index) d += `M${x} ${y}q4-2 9 0`;
  }
  return d;
}

/** Distances in units between rows of houses and between houses of a row, and the random part of both. */
const SPACING = { full: { row: 20, house: 28, stray: 4 }, low: { row: 31, house: 37, stray: 5 } } as const;

/** Houses in uneven rows; their colour changes slowly over the town, so that quarters read as masses. */
function paintHouses(easel: TileContext, index: number, lanes: readonly Point[][]): Upright[] {
  const { random } = easel;
  const { row, house, stray } = SPACING[easel.detail];
  const roof = quarters(easel);
  const houses: Upright[] = [];
  for (let y = 37, odd = false; y < TILE - 2; y += row, odd = !odd)
    for (let x = 18 + (odd ? house / 2 : 0); x < TILE - 14; x += house) {
      const foot: Point = [
        Math.round(x + random.between(-stray, stray)),
        Math.round(y + random.between(-stray, stray)),
      ];
      if (!hasRoom(easel, index, foot, lanes)) continue;
      const name: MotifName = random.chance(0.05)
        ? 'bush0'
        : `${random.chance(0.62) ? 'gable' : 'ridge'}${roof(foot)}`;
      houses.push(upright(easel, name, foot));
    }
  return houses;
}

function hasRoom(easel: TileContext, index: number, [x, y]: Point, lanes: readonly Point[][]): boolean {
  const { plan, sites, survey } = easel.geometry;
  const { sides } = itemAt(plan.cities, index);
  if (x < 15 || x > TILE - 15 || y > TILE - 6) return false;
  if (sides.some((side) => reservedBySeam(side, [x, y]))) return false;
  const base = nodeNear([x, y - 4]);
  const ridge = nodeNear([x, y - 18]);
  if (survey.city[base] !== index || survey.city[nodeNear([x, y - 14])] !== index) return false;
  if (itemAt(survey.room, base) < 9 || itemAt(survey.room, ridge) < 5) return false;
  const middle: Point = [x, y - 9];
  if (lanes.some((lane) => distanceTo(lane, [x, y - 5]) < 13)) return false;
  const { badge, landmark, cathedral } = itemAt(sites, index);
  if (cathedral && isOnPrecinct([x - cathedral[0], y - cathedral[1]])) return false;
  if (badge && distance(middle, badge) < BADGE_RADIUS + 2) return false;
  return !(landmark && distance(middle, add(landmark, [0, -2])) < LANDMARK_RADIUS);
}

/**
 * True for a place that must stay free, because a house in front would hide the cathedral and one behind would be
 * hidden. Units from its middle.
 */
const isOnPrecinct = ([x, y]: Point): boolean =>
  y > -12 && ((x > -70 && x < 82 && y < 66) || (Math.abs(x + 4) < 34 && y < 92));

/** Returns true near a seam: its houses stand up to 14 units inside; on a southern seam only their roofs show. */
function reservedBySeam(side: number, [x, y]: Point): boolean {
  if (side === 0) return y < 35;
  if (side === 2) return y > TILE - 14;
  return Math.abs(x - middleOf(side)[0]) < 23;
}

/** A roof number for each place: two slow waves and a little chance. */
function quarters({ random }: TileContext): (at: Point) => 0 | 1 | 2 | 3 {
  const phase = random.next() * Math.PI * 2;
  return ([x, y]) => {
    const wave = Math.sin(x / 34 + phase) + Math.sin(y / 29 + phase * 2) + random.between(-0.9, 0.9);
    if (wave > 0.75) return 1;
    if (wave > -0.5) return 0;
    return wave > -1.3 ? 2 : 3;
  };
}

type SeamHouse = readonly [along: number, across: number, name: MotifName];

/** Houses on a seam between two towns: both neighbours paint the same list, and each keeps its half. */
const LEVEL_SEAM: readonly SeamHouse[] = [
  [60, 7, 'gable0'],
  [90, 12, 'ridge1'],
  [121, 8, 'gable2'],
  [151, 13, 'ridge0'],
  [181, 8, 'gable1'],
];
const UPRIGHT_SEAM: readonly SeamHouse[] = [
  [64, -3, 'gable1'],
  [91, 3, 'ridge0'],
  [117, -2, 'gable3'],
  [143, 2, 'gable0'],
  [170, -2, 'ridge2'],
];

function seamHouses(easel: TileContext, city: CityPlan): Upright[] {
  return city.sides.flatMap((side) => {
    const middle = middleOf(side);
    const list = side % 2 === 0 ? LEVEL_SEAM : UPRIGHT_SEAM;
    const shown = isLow(easel) ? list.filter((_, i) => i % 2 === 0) : list;
    return shown.map(([along, across, name]) =>
      upright(easel, name, side % 2 === 0 ? [along, middle[1] + across] : [middle[0] + across, along + 8]),
    );
  });
}

/** Returns houses around the corners inside this town, for a single tile; on the board its layers have them. */
function cornerHouses(easel: TileContext, city: CityPlan): Upright[] {
  const owned = [0, 1, 2, 3].filter((k) => city.sides.includes(k) && city.sides.includes(mod4(k - 1)));
  return owned.flatMap((k) =>
    CORNER_HOUSES.map(({ at, name }) => upright(easel, name, add(cornerOf(k), at))),
  );
}
