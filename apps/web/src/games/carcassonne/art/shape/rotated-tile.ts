import {
  type Edge,
  type Good,
  type River,
  type RoadStop,
  type Rotation,
  SIDES,
  type Side,
  type TileFacts,
} from '@bastide/carcassonne';
import { lerp, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { TILE } from '../units.ts';

/** Sides are 0 to 3: north, east, south, west. Corner k lies before side k, clockwise: corner 0 is north-west. */
export const CORNERS: readonly Point[] = [
  [0, 0],
  [TILE, 0],
  [TILE, TILE],
  [0, TILE],
];
export const MIDDLES: readonly Point[] = CORNERS.map((corner, k) => lerp(corner, cornerOf((k + 1) % 4), 0.5));
/** Directions from each side into the tile. */
export const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** Corner, middle and inward direction of a side, 0 to 3. */
export function cornerOf(side: number): Point {
  return itemAt(CORNERS, side);
}
export const middleOf = (side: number): Point => itemAt(MIDDLES, side);
export const inwardOf = (side: number): Point => itemAt(INWARD, side);

export const CENTRE: Point = [TILE / 2, TILE / 2];

/** Wraps numbers of sides and corners: 4 is 0 again, −1 is 3. */
export const mod4 = (k: number): number => ((k % 4) + 4) % 4;

export interface RotatedCity {
  readonly name: string;
  readonly sides: readonly number[];
  readonly shield: boolean;
  readonly good: Good | undefined;
  readonly cathedral: boolean;
}
export interface RotatedRoad {
  readonly name: string;
  /** The one or two sides where it leaves the tile. */
  readonly sides: readonly number[];
  /** Its end inside the tile; undefined for a road from side to side. */
  readonly stop: RoadStop | undefined;
  readonly inn: boolean;
}
export interface RotatedRiver {
  readonly name: string;
  /** The one or two sides where it leaves the tile. */
  readonly sides: readonly number[];
  /** Its beginning or end inside the tile; undefined for a river from side to side. */
  readonly end: 'spring' | 'lake' | undefined;
}
interface TurnedField {
  readonly name: string;
  readonly slots: readonly { readonly side: number; readonly third: 1 | 2 | 3 }[];
  /** Names of the cities it touches. */
  readonly cities: readonly string[];
}

/**
 * The facts of a rotated tile, with sides as numbers. Drawing starts here, so that the light stays in the north-west.
 */
export interface RotatedTile {
  readonly id: string;
  readonly edges: readonly Edge[];
  readonly cities: readonly RotatedCity[];
  readonly roads: readonly RotatedRoad[];
  readonly fields: readonly TurnedField[];
  /** Name of the monastery, if there is one. */
  readonly monastery: string | undefined;
  /** Name of the garden, if there is one. */
  readonly garden: string | undefined;
  readonly river: RotatedRiver | undefined;
}

const isSide = (end: string): end is Side => (SIDES as readonly string[]).includes(end);

export function rotateTile(facts: TileFacts, turned: Rotation): RotatedTile {
  const steps = turned / 90;
  const sideOf = (side: Side) => (SIDES.indexOf(side) + steps) % 4;
  const cities: RotatedCity[] = [];
  const roads: RotatedRoad[] = [];
  const fields: TurnedField[] = [];
  let monastery: string | undefined;
  let garden: string | undefined;
  for (const segment of facts.segments)
    switch (segment.kind) {
      case 'city':
        cities.push({ ...segment, sides: segment.sides.map(sideOf) });
        break;
      case 'road':
        roads.push({
          name: segment.name,
          sides: segment.ends.filter(isSide).map(sideOf),
          stop: segment.ends.find((end): end is RoadStop => !isSide(end)),
          inn: segment.inn,
        });
        break;
      case 'field':
        fields.push({
          name: segment.name,
          cities: segment.cities,
          slots: segment.slots.map((slot) => ({
            side: sideOf(slot[0] as Side),
            third: Number(slot[1]) as 1 | 2 | 3,
          })),
        });
        break;
      case 'monastery':
        monastery = segment.name;
        break;
      case 'garden':
        garden = segment.name;
    }
  return {
    id: facts.id,
    edges: facts.edges.map((_, side) => itemAt(facts.edges, mod4(side - steps))),
    cities,
    roads,
    fields,
    monastery,
    garden,
    river: facts.river && turnRiver(facts.river, sideOf),
  };
}

const turnRiver = ({ name, ends }: River, sideOf: (side: Side) => number): RotatedRiver => ({
  name,
  sides: ends.filter(isSide).map(sideOf),
  end: ends.find((end) => end === 'spring' || end === 'lake'),
});

/** The middle of a slot on the rim. */
export const slotPoint = (slot: TurnedField['slots'][number]): Point =>
  lerp(cornerOf(slot.side), cornerOf(mod4(slot.side + 1)), (slot.third * 2 - 1) / 6);
