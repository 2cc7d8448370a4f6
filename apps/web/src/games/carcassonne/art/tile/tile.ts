import type { TileFacts, Turned } from '@bastide/carcassonne';
import type { Detail } from '../../../../art/detail.ts';
import { createDrawingRandom } from '../../../../art/pen/random.ts';
import { add } from '../../../../art/pen/vectors.ts';
import { geometry, seedOf } from '../shape/geometry.ts';
import type { ThirdGood } from '../stamps/badges.ts';
import { type MotifName, motifDefs } from '../stamps/library.ts';
import { TILE } from '../units.ts';
import { inOrder, type TileContext, withChance } from './easel.ts';
import { paintGrowth } from './growth.ts';
import { paintMeadow } from './meadow.ts';
import { paintPlaces } from './places.ts';
import { paintRiver, paintShore } from './river.ts';
import { paintRoads, paintVillageGround } from './roads.ts';
import { paintStops } from './stops.ts';
import { paintTowns } from './town.ts';

export interface DrawOptions {
  /** Which way of drawing: 0 up to, not including, `VARIANTS`. Copies of a type should differ. */
  readonly variant?: number;
  /** Towers where walls end: for a tile shown alone. On the board the tower layer has them. */
  readonly corners?: boolean;
  /** `low` below 80 px on the screen. */
  readonly detail?: Detail;
  /** What the third of the goods shows: rules call it wine. CAR-GEN-05 */
  readonly good?: ThirdGood;
  /** Begins the ids inside the fragment; unlike for each fragment on a page. */
  readonly prefix?: string;
}

export interface TileDrawing {
  /** SVG elements, 240 × 240 units, not clipped: whoever shows it does that. */
  readonly markup: string;
  /** Stamps that must be defined on the page: see `stampDefs`. */
  readonly motifs: ReadonlySet<MotifName>;
}

/** Draws a tile as it lies. Pure: the same facts, turn and options give the same text. */
export function drawTile(facts: TileFacts, turned: Turned = 0, options: DrawOptions = {}): TileDrawing {
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
    if (road.stop === 'h' || road.stop === 'o') easel.occupied.push({ at: road.line.at(-1)!, radius: 26 });
  // Nothing behind the spire: it would grow through the cross.
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
export function tileSvg(facts: TileFacts, turned: Turned, px: number, options: DrawOptions = {}): string {
  const { markup, motifs } = drawTile(facts, turned, options);
  const defs = motifDefs(motifs, options.detail);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${px}" height="${px}">` +
    `${defs}${markup}</svg>`
  );
}
