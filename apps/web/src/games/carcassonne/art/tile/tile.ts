import type { Rotation, TileFacts } from '@bastide/carcassonne';
import type { Detail } from '../../../../art/detail.ts';
import { blobPolygon, formatPoint, smoothPolygonPath } from '../../../../art/drawing/paths.ts';
import { createDrawingRandom } from '../../../../art/drawing/random.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import type { ThirdGood } from '../motifs/badges.ts';
import { type MotifName, motifDefs } from '../motifs/library.ts';
import { geometry, seedOf } from '../shape/geometry.ts';
import { TILE } from '../units.ts';
import {
  clearance,
  drawMotif,
  inOrder,
  isLow,
  rooted,
  type TileContext,
  type Upright,
  upright,
  withChance,
} from './drawing-context.ts';
import { paintMeadow, paintPlot, plotKind } from './meadow.ts';
import { paintRiver, paintShore } from './river.ts';
import { paintRoads, paintVillageGround } from './roads.ts';
import { paintStops } from './stops.ts';
import { paintTowns } from './town.ts';

/** Number of tries for each thing. */
const TRIES = 160;

/** Largest number of things and plots. */
const MOST = { things: 10, plots: 2 };

/** Largest numbers on tiles full of towns and roads, which are expensive without them. */
const MOST_IF_CROWDED = { things: 6, plots: 1 };

/**
 * Fills the meadow, the widest free circle first: plots in large ones, groves in medium ones, single bushes and
 * stones in the rest.
 */
function paintGrowth(easel: TileContext): Upright[] {
  const { random } = easel;
  const things: Upright[] = [];
  let plots = 0;
  const most = isCrowded(easel) ? MOST_IF_CROWDED : MOST;
  for (let k = 0; k < most.things; k++) {
    const { at, radius } = widestFree(easel);
    if (radius < 9) break;
    const own = withChance(easel, `thing${k}`);
    const isPlot = radius > 20 && plots < most.plots && random.chance(plots === 0 ? 0.8 : 0.62);
    if (isPlot) things.push(...paintPlot(own, plotKind(own, plots++), at, Math.min(radius, 46)));
    else if (radius > 14) things.push(...paintGrove(own, at, Math.min(radius, 34)));
    else things.push(...paintTrifle(own, at));
  }
  return things;
}

function isCrowded({ geometry }: TileContext): boolean {
  const { roads, cities, streets, river } = geometry.plan;
  return roads.length + cities.length + streets.length + (river ? 3 : 0) > 4;
}

function widestFree(easel: TileContext): { at: Point; radius: number } {
  const { random } = easel;
  let best: { at: Point; radius: number } = { at: [0, 0], radius: 0 };
  for (let k = 0; k < TRIES; k++) {
    const at: Point = [random.between(10, 230), random.between(12, 232)];
    const radius = clearance(easel, at);
    if (radius > best.radius) best = { at, radius };
  }
  return best;
}

/** Kinds of tree by how often they stand in each kind of grove. */
const GROVES: readonly (readonly MotifName[])[] = [
  ['oak0', 'oak0', 'oak1', 'oak1', 'oak2', 'bush1'],
  ['oak0', 'oak1', 'oak2', 'cypress', 'bush0'],
  ['cypress', 'cypress', 'cypress', 'oak2'],
];

function paintGrove(easel: TileContext, at: Point, radius: number): Upright[] {
  const { random } = easel;
  easel.occupied.push({ at, radius: radius * 0.9 });
  const trees = random.pick(GROVES);
  const count = radius > 26 ? 6 + random.below(3) : 3 + random.below(3);
  const grove = Array.from({ length: count }, (_, i) => {
    const angle = random.next() * Math.PI * 2;
    const out = radius * 0.62 * Math.sqrt((i + 0.3) / count);
    const foot: Point = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out + 6];
    return { name: random.pick(trees), foot };
  });
  const shown = isLow(easel) ? grove.filter((_, i) => i % 5 < 3) : grove;
  return shown.map(({ name, foot }) => rooted(easel, name, foot));
}

const TRIFLES = ['bush0', 'bush1', 'oak2', 'flowers', 'tuft', 'poppies', 'rock', 'sheep', 'bush1'] as const;

function paintTrifle(easel: TileContext, at: Point): Upright[] {
  easel.occupied.push({ at, radius: 12 });
  return isLow(easel) ? [] : [rooted(easel, easel.random.pick(TRIFLES), [at[0], at[1] + 3])];
}

const C = COLOURS;

/** Buildings in meadows: inns with their ponds, and the garden. */
function paintPlaces(easel: TileContext): Upright[] {
  const { inns, garden } = easel.geometry;
  const things = inns.map((inn) => paintInn(easel, inn));
  if (garden) things.push(upright(easel, 'garden', garden));
  return things;
}

/** From the middle of an inn to the foot of its house and to the middle of its pond. */
const HOUSE: Point = [2, 4];

const POND: Point = [6, 14];

function paintInn(easel: TileContext, inn: Point): Upright {
  const { random } = easel;
  const pond = add(inn, POND);
  const shore = smoothPolygonPath(blobPolygon(random, pond, 25, 11, 11, 0.09));
  const water = smoothPolygonPath(blobPolygon(random, add(pond, [0.5, 1]), 21.5, 8.2, 10, 0.08));
  const glints = `M${formatPoint(add(pond, [-13, 4]))}q4-2 9 0M${formatPoint(add(pond, [2, 6]))}q5-2 10 0`;
  return {
    y: inn[1] + HOUSE[1],
    markup:
      path(shore, { fill: C.bank, stroke: C.bankInk, width: 1.5 }) +
      path(water, { fill: C.water, stroke: C.bankInk, width: 1.2 }) +
      (isLow(easel) ? '' : path(glints, { stroke: C.waterGlint, width: 1.6, round: true })) +
      drawMotif(easel, 'inn', add(inn, HOUSE)) +
      (isLow(easel) ? '' : drawMotif(easel, 'reeds', add(pond, [21, 6]))),
  };
}

export interface DrawOptions {
  /** Number of the drawing: 0 up to, not including, `VARIANTS`. Copies of a type should differ. */
  readonly variant?: number;
  /** True to draw towers at the ends of walls, for a single tile. On the board the tower layer has them. */
  readonly corners?: boolean;
  /** `low` below 80 px on the screen. */
  readonly detail?: Detail;
  /** Picture of the third of the goods: rules call it wine. CAR-GEN-05 */
  readonly good?: ThirdGood;
  /** Prefix of the ids inside the fragment; it must be unique on a page. */
  readonly prefix?: string;
}

export interface TileDrawing {
  /** SVG elements, 240 × 240 units, not clipped: the page that shows them must clip them. */
  readonly markup: string;
  /** Motifs that the page must define: see `motifDefs`. */
  readonly motifs: ReadonlySet<MotifName>;
}

/** Draws a rotated tile. The same facts, rotation and options always give the same text. */
export function drawTile(facts: TileFacts, turned: Rotation = 0, options: DrawOptions = {}): TileDrawing {
  const { variant = 0, corners = false, detail = 'full', good = 'wine', prefix = 't' } = options;
  const seed = seedOf(facts, turned, variant);
  const easel: TileContext = {
    geometry: geometry(facts, turned, variant),
    random: createDrawingRandom(seed),
    seed,
    detail,
    variant,
    good,
    prefix,
    ids: { count: 0 },
    motifs: new Set(),
    occupied: [],
  };
  return { markup: paint(easel, corners), motifs: easel.motifs };
}

/** All layers, from the meadow up. */
function paint(easel: TileContext, corners: boolean): string {
  const { plan, inns } = easel.geometry;
  for (const road of plan.roads)
    if (road.stop === 'h' || road.stop === 'o')
      easel.occupied.push({ at: itemAt(road.line, -1), radius: 26 });
  // Nothing may stand behind the spire: it would seem to grow through the cross.
  if (plan.monastery) easel.occupied.push({ at: add(plan.monastery, [0, -54]), radius: 13 });
  for (const at of inns) easel.occupied.push({ at, radius: 32 });
  return (
    paintMeadow(withChance(easel, 'meadow')) +
    inOrder(paintGrowth(withChance(easel, 'growth'))) +
    paintRiver(withChance(easel, 'river')) +
    paintRoads(withChance(easel, 'roads')) +
    paintVillageGround(withChance(easel, 'village')) +
    paintTowns(easel, corners) +
    inOrder([
      ...paintShore(withChance(easel, 'shore')),
      ...paintStops(withChance(easel, 'stops')),
      ...paintPlaces(withChance(easel, 'places')),
    ])
  );
}

/** A tile as an SVG file of its own, `px` wide and high. */
export function tileSvg(facts: TileFacts, turned: Rotation, px: number, options: DrawOptions = {}): string {
  const { markup, motifs } = drawTile(facts, turned, options);
  const defs = motifDefs(motifs, options.detail);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${px}" height="${px}">` +
    `${defs}${markup}</svg>`
  );
}
