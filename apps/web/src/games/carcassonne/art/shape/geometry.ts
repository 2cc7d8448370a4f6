import type { Rotation, TileFacts } from '@bastide/carcassonne';
import { lazyProperties } from '../../../../art/drawing/lazy-properties.ts';
import { polygonPath, smoothPath } from '../../../../art/drawing/paths.ts';
import { createDrawingRandom } from '../../../../art/drawing/random.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt, must } from '../../../../must.ts';
import {
  cityStanding,
  type FigureSpots,
  fieldStanding,
  gardenStanding,
  monasteryStanding,
  roadStanding,
} from './figure-spots.ts';
import { gardenSite, innSites } from './meadows.ts';
import { fieldOutlines } from './outline.ts';
import { planTile, type TilePlan } from './plan.ts';
import { ROAD_FILL } from './roads.ts';
import { type RotatedTile, rotateTile } from './rotated-tile.ts';
import { type CitySites, citySites } from './sites.ts';
import { type FreeSpace, GARDEN, PRECINCT, survey, withGarden } from './survey.ts';

/** The outline of one segment, for hit areas and highlights. All in tile units, 0 to 240. */
export type SegmentShape =
  | SegmentArea
  | {
      readonly kind: 'road';
      readonly name: string;
      /** Centre line. */
      readonly line: readonly Point[];
      /** The centre line as path data, to be stroked `width` wide. */
      readonly path: string;
      readonly width: number;
      readonly standing: FigureSpots;
    };

interface SegmentArea {
  readonly kind: 'city' | 'field' | 'monastery' | 'garden';
  readonly name: string;
  /** Closed outlines; holes run against the clock, so both fill rules leave them open. */
  readonly polygons: readonly (readonly Point[])[];
  /** The same as path data. */
  readonly path: string;
  readonly standing: FigureSpots;
}

export interface TileGeometry {
  readonly tile: RotatedTile;
  readonly plan: TilePlan;
  readonly survey: FreeSpace;
  /** One for each city of the plan, in its order. */
  readonly sites: readonly CitySites[];
  /** Middles of the inns with their ponds. */
  readonly inns: readonly Point[];
  /** Middle of the garden. */
  readonly garden: Point | undefined;
  /** By segment name: `c1`, `r1`, `f1`, `m1`, `g1`. */
  readonly segments: Readonly<Record<string, SegmentShape>>;
}

const known = new WeakMap<TileFacts, Map<string, TileGeometry>>();

/** The geometry of a tile as it lies; the same for the same facts, turn and variant, and remembered. */
export function geometry(facts: TileFacts, turned: Rotation = 0, variant = 0): TileGeometry {
  const ofType = known.get(facts) ?? new Map<string, TileGeometry>();
  known.set(facts, ofType);
  const key = `${turned}/${variant}`;
  const found = ofType.get(key) ?? measure(facts, turned, variant);
  ofType.set(key, found);
  return found;
}

/** Seed of every drawing of this tile. */
export const seedOf = (facts: TileFacts, turned: Rotation, variant: number): string =>
  `${facts.id}/${turned}/${variant}`;

/** Of most tiles hardly anything is ever asked: each thing is measured when it is. */
function measure(facts: TileFacts, turned: Rotation, variant: number): TileGeometry {
  const tile = rotateTile(facts, turned);
  const seed = seedOf(facts, turned, variant);
  const plan = planTile(tile, seed);
  const land = lazyProperties({ all: () => landOf(plan, seed) });
  const geometry: TileGeometry = lazyProperties<TileGeometry>({
    tile: () => tile,
    plan: () => plan,
    survey: () => land.all.survey,
    sites: () => plan.cities.map((_, index) => citySites(plan, geometry.survey, index)),
    inns: () => land.all.inns,
    garden: () => land.all.garden,
    segments: () => lazyProperties(segmentsOf(geometry)),
  });
  return geometry;
}

/** The land, with what was laid out on it by chance. */
function landOf(plan: TilePlan, seed: string): Pick<TileGeometry, 'survey' | 'inns' | 'garden'> {
  const random = createDrawingRandom(`${seed}/meadows`);
  const bare = survey(plan);
  const garden = plan.tile.garden === undefined ? undefined : gardenSite(bare, random);
  const land = garden ? withGarden(bare, garden) : bare;
  return { survey: land, inns: innSites(plan, land, random), garden };
}

type NamedShape = readonly [name: string, shape: () => SegmentShape];

/** Outlines of the segments, by name. */
const segmentsOf = (geometry: TileGeometry): Record<string, () => SegmentShape> =>
  Object.fromEntries([
    ...cityShapes(geometry),
    ...roadShapes(geometry),
    ...fieldShapes(geometry),
    ...monasteryShapes(geometry),
    ...gardenShapes(geometry),
  ]);

const cityShapes = (geometry: TileGeometry): readonly NamedShape[] =>
  geometry.plan.cities.map(({ name, polygon }, i) => [
    name,
    () =>
      area(
        'city',
        name,
        () => [polygon],
        () => cityStanding(geometry.survey, i, itemAt(geometry.sites, i)),
      ),
  ]);

const roadShapes = ({ plan }: TileGeometry): readonly NamedShape[] =>
  plan.roads.map(({ name, line, curve }, i) => [
    name,
    () => ({
      kind: 'road',
      name,
      line,
      path: smoothPath(curve),
      width: ROAD_FILL,
      standing: roadStanding(plan, i),
    }),
  ]);

const fieldShapes = (geometry: TileGeometry): readonly NamedShape[] =>
  geometry.tile.fields.map(({ name }, i) => [
    name,
    () =>
      area(
        'field',
        name,
        () => fieldOutlines(geometry.survey, i),
        () => fieldStanding(geometry.survey, i, geometry.inns),
      ),
  ]);

function monasteryShapes({
  tile: { monastery },
  plan: { monastery: middle },
}: TileGeometry): readonly NamedShape[] {
  if (monastery === undefined || !middle) return [];
  const shape = () =>
    area(
      'monastery',
      monastery,
      () => [extentOf(PRECINCT, middle, 4)],
      () => monasteryStanding(middle),
    );
  return [[monastery, shape]];
}

function gardenShapes(geometry: TileGeometry): readonly NamedShape[] {
  const { garden } = geometry.tile;
  if (garden === undefined) return [];
  const middle = () => must(geometry.garden, 'a tile with a garden has a place for it');
  const shape = () =>
    area(
      'garden',
      garden,
      () => [extentOf(GARDEN, middle(), 2)],
      () => gardenStanding(middle()),
    );
  return [[garden, shape]];
}

/** An area that is measured when it is asked for: the spots of figures often, its outline hardly ever. */
function area(
  kind: SegmentArea['kind'],
  name: string,
  polygons: () => SegmentArea['polygons'],
  standing: () => FigureSpots,
): SegmentArea {
  const shape: SegmentArea = lazyProperties<SegmentArea>({
    kind: () => kind,
    name: () => name,
    polygons,
    path: () => shape.polygons.map(polygonPath).join(''),
    standing,
  });
  return shape;
}

/** Walls as seen from the south: narrower at the far end, by `taper` units on each side. */
const extentOf = ({ left, right, top, bottom }: typeof PRECINCT, middle: Point, taper: number): Point[] => [
  add(middle, [left + taper, top]),
  add(middle, [right - taper, top]),
  add(middle, [right, bottom]),
  add(middle, [left, bottom]),
];
