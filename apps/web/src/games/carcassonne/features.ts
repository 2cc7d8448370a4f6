// Finds things on a tile and in a seat's view.
import {
  type Coordinates,
  type FeatureView,
  type SegmentKind,
  tileFacts,
  type View,
} from '@bastide/carcassonne';
import { itemAt, must } from '../../must.ts';

export const sameAt = (a: Coordinates | undefined, b: Coordinates | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Returns the feature with that segment of a placed tile. */
export const featureAt = (view: View, at: Coordinates, on: string): FeatureView | undefined =>
  view.features.find(({ parts }) => parts.some((part) => part.on === on && sameAt(part.at, at)));

export function segmentKind(tile: string, on: string): SegmentKind {
  const segment = tileFacts(tile).segments.find(({ name }) => name === on);
  if (!segment) throw new Error(`${tile} has no ${on}`);
  return segment.kind;
}

/** Points of a field with a pig that is placed there, and without it. */
export function pigGain(laid: View, field: FeatureView, on: string, seat: number) {
  const at = must(laid.tiles.at(-1), 'a tile was just laid').at;
  const before = featureAt(laid, at, on)?.worth[seat] ?? 0;
  const after = itemAt(field.worth, seat);
  return { before, after, gain: after - before };
}
