import type { TileFacts, Turned } from '@bastide/carcassonne';
import { closed, smooth } from '../pen/paths.ts';
import { add, type Point } from '../pen/vectors.ts';
import { cityStanding, fieldStanding, monasteryStanding, roadStanding, type Standing } from './anchors.ts';
import { fieldOutlines } from './outline.ts';
import { type Plan, planTile } from './plan.ts';
import { ROAD_FILL } from './roads.ts';
import { type CitySites, citySites } from './sites.ts';
import { PRECINCT, type Survey, survey } from './survey.ts';
import { type TurnedTile, turnTile } from './turned.ts';

/** The outline of one segment, for hit areas and highlights. All in tile units, 0 to 240. */
export type SegmentShape =
  | {
      readonly kind: 'city' | 'field' | 'monastery';
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
  /** By segment name: `c1`, `r1`, `f1`, `m1`. */
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
  const plan = planTile(tile, seedOf(facts, turned, variant));
  const land = survey(plan);
  const sites = plan.cities.map((_, index) => citySites(plan, land, index));
  const segments = Object.fromEntries(
    shapes(plan, land, sites).map((shape): [string, SegmentShape] => [shape.name, shape]),
  );
  return { tile, plan, survey: land, sites, segments };
}

function shapes(plan: Plan, land: Survey, sites: readonly CitySites[]): SegmentShape[] {
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
      area('field', field.name, fieldOutlines(land, i), fieldStanding(land, i)),
    ),
  ];
  if (tile.monastery !== undefined && plan.monastery)
    list.push(
      area('monastery', tile.monastery, [precinct(plan.monastery)], monasteryStanding(plan.monastery)),
    );
  return list;
}

const area = (
  kind: 'city' | 'field' | 'monastery',
  name: string,
  polygons: readonly (readonly Point[])[],
  standing: Standing,
): SegmentShape => ({ kind, name, polygons, path: polygons.map(closed).join(''), standing });

const precinct = (middle: Point): Point[] => [
  add(middle, [PRECINCT.left + 4, PRECINCT.top]),
  add(middle, [PRECINCT.right - 4, PRECINCT.top]),
  add(middle, [PRECINCT.right, PRECINCT.bottom]),
  add(middle, [PRECINCT.left, PRECINCT.bottom]),
];
