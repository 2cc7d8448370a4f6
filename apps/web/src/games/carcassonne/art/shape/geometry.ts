import type { TileFacts, Turned } from '@bastide/carcassonne';
import { closed, smooth } from '../../../../art/pen/paths.ts';
import { createRandom } from '../../../../art/pen/random.ts';
import { add, type Point } from '../../../../art/pen/vectors.ts';
import {
  cityStanding,
  fieldStanding,
  gardenStanding,
  monasteryStanding,
  roadStanding,
  type Standing,
} from './anchors.ts';
import { gardenSite, innSites } from './meadows.ts';
import { fieldOutlines } from './outline.ts';
import { type Plan, planTile } from './plan.ts';
import { ROAD_FILL } from './roads.ts';
import { type CitySites, citySites } from './sites.ts';
import { GARDEN, PRECINCT, type Survey, survey, withGarden } from './survey.ts';
import { type TurnedTile, turnTile } from './turned.ts';

/** The outline of one segment, for hit areas and highlights. All in tile units, 0 to 240. */
export type SegmentShape =
  | {
      readonly kind: 'city' | 'field' | 'monastery' | 'garden';
      readonly name: string;
      /** Closed outlines; holes run against the clock, so both fill rules leave them open. */
      readonly polygons: readonly (readonly Point[])[];
      /** The same as path data. */
      readonly path: string;
      readonly standing: Standing;
    }
  | {
      readonly kind: 'road';
      readonly name: string;
      /** Centre line. */
      readonly line: readonly Point[];
      /** The centre line as path data, to be stroked `width` wide. */
      readonly path: string;
      readonly width: number;
      readonly standing: Standing;
    };

export interface TileGeometry {
  readonly tile: TurnedTile;
  readonly plan: Plan;
  readonly survey: Survey;
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
export function geometry(facts: TileFacts, turned: Turned = 0, variant = 0): TileGeometry {
  const ofType = known.get(facts) ?? new Map<string, TileGeometry>();
  known.set(facts, ofType);
  const key = `${turned}/${variant}`;
  const found = ofType.get(key) ?? measure(facts, turned, variant);
  ofType.set(key, found);
  return found;
}

/** What every drawing of this tile draws its chances from. */
export const seedOf = (facts: TileFacts, turned: Turned, variant: number): string =>
  `${facts.id}/${turned}/${variant}`;

function measure(facts: TileFacts, turned: Turned, variant: number): TileGeometry {
  const tile = turnTile(facts, turned);
  const seed = seedOf(facts, turned, variant);
  const plan = planTile(tile, seed);
  const random = createRandom(`${seed}/meadows`);
  const bare = survey(plan);
  const garden = tile.garden === undefined ? undefined : gardenSite(bare, random);
  const land = garden ? withGarden(bare, garden) : bare;
  const inns = innSites(plan, land, random);
  const sites = plan.cities.map((_, index) => citySites(plan, land, index));
  const segments = Object.fromEntries(
    shapes(plan, { survey: land, sites, inns, garden }).map((shape): [string, SegmentShape] => [
      shape.name,
      shape,
    ]),
  );
  return { tile, plan, survey: land, sites, inns, garden, segments };
}

function shapes(
  plan: Plan,
  { survey: land, sites, inns, garden }: Pick<TileGeometry, 'survey' | 'sites' | 'inns' | 'garden'>,
): SegmentShape[] {
  const { tile } = plan;
  const list: SegmentShape[] = [
    ...plan.cities.map((city, i) =>
      area('city', city.name, [city.polygon], cityStanding(land, i, sites[i]!)),
    ),
    ...plan.roads.map(
      (road, i): SegmentShape => ({
        kind: 'road',
        name: road.name,
        line: road.line,
        path: smooth(road.curve),
        width: ROAD_FILL,
        standing: roadStanding(plan, i),
      }),
    ),
    ...tile.fields.map((field, i) =>
      area('field', field.name, fieldOutlines(land, i), fieldStanding(land, i, inns)),
    ),
  ];
  if (tile.monastery !== undefined && plan.monastery)
    list.push(
      area(
        'monastery',
        tile.monastery,
        [extentOf(PRECINCT, plan.monastery, 4)],
        monasteryStanding(plan.monastery),
      ),
    );
  if (tile.garden !== undefined && garden)
    list.push(area('garden', tile.garden, [extentOf(GARDEN, garden, 2)], gardenStanding(garden)));
  return list;
}

const area = (
  kind: Exclude<SegmentShape['kind'], 'road'>,
  name: string,
  polygons: readonly (readonly Point[])[],
  standing: Standing,
): SegmentShape => ({ kind, name, polygons, path: polygons.map(closed).join(''), standing });

/** Walls as seen from the south: narrower at the far end, by `taper` units on each side. */
const extentOf = ({ left, right, top, bottom }: typeof PRECINCT, middle: Point, taper: number): Point[] => [
  add(middle, [left + taper, top]),
  add(middle, [right - taper, top]),
  add(middle, [right, bottom]),
  add(middle, [left, bottom]),
];
