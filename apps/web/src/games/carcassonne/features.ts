// Finds things on a tile and in a seat's view.
import {
  type Coordinates,
  type FeatureView,
  type SegmentKind,
  tileFacts,
  type View,
} from '@bastide/carcassonne';

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
