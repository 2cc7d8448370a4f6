/**
 * Tiles are text: `ID xCOPIES EDGES | SEGMENTS`, one tile a line.
 *
 * The rim of a tile has twelve slots, clockwise from the north-west corner: `N1 N2 N3 E1 … W3`. Each belongs to
 * exactly one segment, as `readTiles` proves:
 * `c1(N W;shield)` a city with the sides it fills, `r1(S-c1)` a road with its two ends (a side, or a stop inside
 * the tile), `v1(E-W)` a river, `m1` a monastery, `f1(E1 W3;c1)` a field with its slots and the cities of this
 * tile that it touches (`-`: none; a bare side means its three slots), `g1` a garden.
 */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const EDGES = ['field', 'road', 'city', 'river'] as const;
export type Edge = (typeof EDGES)[number];

/** Symbols in cities. */
export const SYMBOLS = ['wine', 'grain', 'cloth'] as const;
type Good = (typeof SYMBOLS)[number];

/** End of a road inside its tile: a junction, the monastery, a city gate, a house, or the open meadow. */
export type RoadStop = 'x' | 'm1' | 'h' | 'o' | `c${number}`;
/** One twelfth of the rim: a side and 1 (its left third, seen from the centre), 2 (middle) or 3 (right). */
export type Slot = `${Side}${1 | 2 | 3}`;

export interface CitySegment {
  readonly kind: 'city';
  readonly name: string;
  readonly sides: readonly Side[];
  readonly shield: boolean;
  readonly good: Good | undefined;
  readonly cathedral: boolean;
}
export interface RoadSegment {
  readonly kind: 'road';
  readonly name: string;
  readonly ends: readonly (Side | RoadStop)[];
  readonly inn: boolean;
}
/** A garden scores like a monastery, but only an abbot may stand there. It owns no slot. CAR-ABB-02, CAR-ABB-03 */
export interface MonasterySegment {
  readonly kind: 'monastery' | 'garden';
  readonly name: string;
}
/** Nobody stands on the water, and it scores nothing; it only parts fields. CAR-RIV-06, CAR-RIV-07, CAR-RIV-08 */
export interface River {
  readonly name: string;
  readonly ends: readonly (Side | 'spring' | 'lake')[];
}
export interface FieldSegment {
  readonly kind: 'field';
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Names of the city segments of this tile that it touches. CAR-FARM-02 */
  readonly cities: readonly string[];
}
export type Segment = CitySegment | RoadSegment | MonasterySegment | FieldSegment;
/** Kind of segment. */
export type SegmentKind = Segment['kind'];
/** Kinds of segments; those between monastery and field score like a monastery. */
export const KINDS = ['road', 'city', 'monastery', 'garden', 'field'] as const;

/** Segments of one tile, the garden that may join them included: packed state numbers them with four bits. */
export const SEGMENTS_AT_MOST = 15;

export interface TileFacts {
  /** As printed in the tile lists: `BA-D`. */
  readonly id: string;
  readonly copies: number;
  /** Kind of the sides N, E, S, W before turning. */
  readonly edges: readonly Edge[];
  /** Places for figures. */
  readonly segments: readonly Segment[];
  readonly river: River | undefined;
}

const EDGE_LETTERS: Record<string, Edge> = { F: 'field', R: 'road', C: 'city', V: 'river' };
/** Goods as printed: third editions show chickens where others show wine. */
const GOOD_FLAGS: Record<string, Good> = { wine: 'wine', grain: 'grain', cloth: 'cloth', chicken: 'wine' };
export const isSide = (text: string): text is Side => (SIDES as readonly string[]).includes(text);

/** The tiles of a list that is known to be sound: see `readTiles`. Throws on a line of another form. */
export const tilesIn = (text: string): TileFacts[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map(readTile);

/** Notation of each kind of segment. */
const SHAPES: readonly RegExp[] = [
  /^c\d\([NESW]( [NESW])*(;(shield|grain|wine|cloth|chicken|cathedral))?\)$/,
  /^r\d\([NESW]-([NESW]|x|h|o|[cm]\d)(;inn)?\)$/,
  /^v\d\([NESW]-([NESW]|spring|lake)\)$/,
  /^[mg]\d$/,
  /^f\d\((-|[NESW][123]?( [NESW][123]?)*);(-|c\d( c\d)*)\)$/,
];

function readTile(line: string): TileFacts {
  const match = /^([A-Z]{2}-[A-Z]['3]?) x(\d+) ([FRCV]{4}) \| (.+)$/.exec(line);
  if (!match) throw new Error(`not a tile: ${line}`);
  const [, id = '', copies, edges = '', body = ''] = match;
  const words = body.trim().split(/\s+(?=[a-z]\d)(?![^(]*\))/);
  const wrong = words.find((word) => !SHAPES.some((shape) => shape.test(word)));
  if (wrong !== undefined) throw new Error(`${id}: cannot read ${wrong}`);
  const rivers = words.filter((word) => word.startsWith('v'));
  if (rivers.length > 1) throw new Error(`${id}: two rivers`);
  return {
    id,
    copies: Number(copies),
    edges: [...edges].map((letter) => EDGE_LETTERS[letter]!),
    segments: words.filter((word) => !word.startsWith('v')).map(readSegment),
    river: rivers.map((word) => ({
      name: word.slice(0, 2),
      ends: inside(word).split('-') as River['ends'],
    }))[0],
  };
}

/** Returns the text in the brackets of a segment. */
const inside = (word: string): string => word.slice(3, -1);

function readSegment(word: string): Segment {
  const name = word.slice(0, 2);
  const [place = '', rest = ''] = inside(word).split(';');
  const list = (text: string) => (text === '-' ? [] : text.split(' '));
  switch (name[0]) {
    case 'c':
      return {
        kind: 'city',
        name,
        sides: list(place).filter(isSide),
        shield: rest === 'shield',
        good: GOOD_FLAGS[rest],
        cathedral: rest === 'cathedral',
      };
    case 'r':
      return { kind: 'road', name, ends: place.split('-') as (Side | RoadStop)[], inn: rest === 'inn' };
    case 'm':
      return { kind: 'monastery', name };
    case 'g':
      return { kind: 'garden', name };
    default:
      return { kind: 'field', name, slots: list(place).flatMap(slotsOf), cities: list(rest) };
  }
}

const slotsOf = (word: string): Slot[] =>
  isSide(word) ? [`${word}1`, `${word}2`, `${word}3`] : [word as Slot];

/** The slots that a segment owns on the unturned rim. */
export function slots(segment: Segment): readonly Slot[] {
  switch (segment.kind) {
    case 'city':
      return segment.sides.flatMap(slotsOf);
    case 'road':
      return segment.ends.filter(isSide).map((side): Slot => `${side}2`);
    case 'field':
      return segment.slots;
    case 'monastery':
    case 'garden':
      return [];
  }
}

/** Place in SYMBOLS of the symbol that a city shows; −1: none. */
export const symbolOf = (segment: Segment): number =>
  segment.kind === 'city' && segment.good ? SYMBOLS.indexOf(segment.good) : -1;

/** Tells whether something is printed there that changes what the feature is worth. */
export const isRichSegment = (segment: Segment): boolean =>
  (segment.kind === 'road' && segment.inn) || (segment.kind === 'city' && segment.cathedral);
