/**
 * The tile facts as numbers, for the packed state. A *type* is a place in `TILES`; an *oriented* tile is
 * `type * 4 + quarter turns clockwise`; a *local* is the place of a segment in its tile's list.
 */
import { RICH } from '../layout/marks.ts';
import { ONE_SHIELD, ONE_TILE, oneSymbol } from '../layout/tally.ts';
import { TILES } from './catalogue.ts';
import {
  EDGES,
  isRichSegment,
  KINDS,
  SEGMENTS_AT_MOST,
  type Segment,
  SIDES,
  slots,
  symbolOf,
} from './notation.ts';

export const ROAD = 0;
export const CITY = 1;
export const MONASTERY = 2;
export const FIELD = 4;
/** Tells whether figures there wait for the eight cells around: a monastery, or what scores like it. */
export const isPrecinct = (kind: number): boolean => kind >= MONASTERY && kind < FIELD;

/** More than any tile has segments, so that `type * LOCALS + local` is a segment's place in the tables. */
const LOCALS = SEGMENTS_AT_MOST + 1;

const types = TILES.length;

/** Number of segments, by type. */
export const SEGMENTS = new Uint8Array(types);
/** ROAD … FIELD, by type and local. */
const KIND = new Uint8Array(types * LOCALS);
/** The place of a segment in tables by type and local. */
export const placeIn = (type: number, local: number): number => type * LOCALS + local;
/** ROAD … FIELD. */
export const kindOf = (type: number, local: number): number => KIND[type * LOCALS + local]!;
/** A segment alone, as a tally, by type and local. */
export const TALLY = new Int32Array(types * LOCALS);
/** Bit ROAD or CITY where several of them share a tile, which then must count once if they join; by type. CAR-ROAD-02, CAR-CITY-02 */
export const MULTIPLE = new Uint8Array(types);
/** A segment alone, as marks: RICH or 0; by type and local. */
export const MARKS = new Int32Array(types * LOCALS);
/**
 * A side of an oriented tile, at `oriented * 4 + side`: edge + 1 (bits 0–2, see EDGES), and the locals of its middle
 * (4–7), left (8–11) and right third (12–15), seen from the centre.
 */
export const SIDE = new Int32Array(types * 16);
/** Edges in `SIDE` and in what a cell asks: place in EDGES + 1. */
export const FIELD_EDGE = 1;
export const ROAD_EDGE = 2;
export const CITY_EDGE = 3;
export const edgeOf = (side: number): number => side & 7;
export const middleOf = (side: number): number => (side >> 4) & 15;
export const leftOf = (side: number): number => (side >> 8) & 15;
export const rightOf = (side: number): number => (side >> 12) & 15;
/** Pairs of field and city that touch on a tile, `field << 4 | city` as locals, from FIRST_TOUCH[type] to FIRST_TOUCH[type + 1]. */
export const FIRST_TOUCH = new Int32Array(types + 1);
export const TOUCH = new Int32Array(TILES.reduce((sum, tile) => sum + touches(tile.segments).length, 0));

/** Weight of a neighbour's edge on side N, E, S, W in a cell's constraint, whose digits are edge + 1 or 0 for no neighbour. */
export const SIDE_WEIGHT = [1, 5, 25, 125] as const;
/** Returns the edge that a constraint requires on a side: edge + 1, or 0. */
export const askedOn = (constraint: number, side: number): number =>
  Math.floor(constraint / SIDE_WEIGHT[side]!) % 5;
export const CONSTRAINTS = 625;
/** The rotations that fit, as four bits, at `type * CONSTRAINTS + constraint`. CAR-TILE-02 */
export const FITTING = new Uint8Array(types * CONSTRAINTS);

function touches(segments: readonly Segment[]): number[] {
  const local = (name: string) => segments.findIndex((segment) => segment.name === name);
  return segments.flatMap((segment, field) =>
    segment.kind === 'field' ? segment.cities.map((city) => (field << 4) | local(city)) : [],
  );
}

function tallyOf(segment: Segment): number {
  switch (segment.kind) {
    case 'road':
      return slots(segment).length | ONE_TILE;
    case 'city':
      return (
        segment.sides.length |
        ONE_TILE |
        (segment.shield ? ONE_SHIELD : 0) |
        (symbolOf(segment) < 0 ? 0 : oneSymbol(symbolOf(segment)))
      );
    default:
      return 0;
  }
}

/** The sides of an unturned tile, as in `SIDE`. */
function packSides(tile: (typeof TILES)[number]): readonly number[] {
  const owned = tile.segments.map(slots);
  return SIDES.map((name, side) => {
    // Water has no segment: its middle is the local that no segment has.
    const local = (third: 1 | 2 | 3) =>
      owned.findIndex((own) => own.includes(`${name}${third}`)) & SEGMENTS_AT_MOST;
    return (EDGES.indexOf(tile.edges[side]!) + 1) | (local(2) << 4) | (local(1) << 8) | (local(3) << 12);
  });
}

TILES.forEach((tile, type) => {
  SEGMENTS[type] = tile.segments.length;
  tile.segments.forEach((segment, local) => {
    KIND[type * LOCALS + local] = KINDS.indexOf(segment.kind);
    TALLY[type * LOCALS + local] = tallyOf(segment);
    if (isRichSegment(segment)) MARKS[type * LOCALS + local] = RICH;
  });
  for (const kind of [ROAD, CITY])
    if (tile.segments.filter((segment) => segment.kind === KINDS[kind]).length > 1)
      MULTIPLE[type]! |= 1 << kind;
  const pairs = touches(tile.segments);
  TOUCH.set(pairs, FIRST_TOUCH[type]);
  FIRST_TOUCH[type + 1] = FIRST_TOUCH[type]! + pairs.length;
  const sides = packSides(tile);
  for (let turned = 0; turned < 4; turned++)
    for (let side = 0; side < 4; side++)
      SIDE[(type * 4 + turned) * 4 + side] = sides[(side - turned + 4) % 4]!;
  for (let turn = 0; turn < 4; turn++) {
    const edges = SIDE_WEIGHT.map((_, side) => edgeOf(SIDE[(type * 4 + turn) * 4 + side]!));
    // A fit is asked of any of its sides, the others being free.
    for (let asked = 0; asked < 16; asked++) {
      let constraint = 0;
      for (let side = 0; side < 4; side++)
        if ((asked >> side) & 1) constraint += SIDE_WEIGHT[side]! * edges[side]!;
      FITTING[type * CONSTRAINTS + constraint]! |= 1 << turn;
    }
  }
});
