/** Rotations of a tile that cannot be told apart: those of a straight road, a monastery in a field, a crossing. */
import { TILES } from './catalogue.ts';
import { SEGMENTS_AT_MOST } from './notation.ts';
import {
  edgeOf,
  FIRST_TOUCH,
  kindOf,
  leftOf,
  MARKS,
  middleOf,
  placeIn,
  rightOf,
  SEGMENTS,
  SIDE,
  TALLY,
  TOUCH,
} from './tables.ts';

const THIRDS = [middleOf, leftOf, rightOf];

/** Tells whether a tile shows the same when it is turned so often as when it is not: its segments only change their numbers. */
function looksAlike(type: number, turned: number): boolean {
  const became = Array.from({ length: SEGMENTS[type]! }, () => -1);
  for (let side = 0; side < 4; side++) {
    const before = SIDE[type * 16 + side]!;
    const after = SIDE[type * 16 + turned * 4 + side]!;
    if (edgeOf(before) !== edgeOf(after)) return false;
    for (const localOf of THIRDS) {
      const [from, to] = [localOf(before), localOf(after)];
      if (from === SEGMENTS_AT_MOST && to === from) continue; // water
      if (became[from] === -1 && !became.includes(to)) became[from] = to;
      if (became[from] !== to) return false;
    }
  }
  // A segment without a place on the rim keeps its number.
  const final = became.map((to, local) => (to === -1 ? local : to));
  const isSame = (to: number, from: number) =>
    kindOf(type, from) === kindOf(type, to) &&
    TALLY[placeIn(type, from)] === TALLY[placeIn(type, to)] &&
    MARKS[placeIn(type, from)] === MARKS[placeIn(type, to)];
  const pairs = new Set(TOUCH.subarray(FIRST_TOUCH[type], FIRST_TOUCH[type + 1]));
  return (
    final.every(isSame) && [...pairs].every((pair) => pairs.has((final[pair >> 4]! << 4) | final[pair & 15]!))
  );
}

/** The rotations that differ from all before them, as four bits, by type. */
export const DISTINCT = Uint8Array.from(TILES, (_, type) =>
  looksAlike(type, 1) ? 0b0001 : looksAlike(type, 2) ? 0b0011 : 0b1111,
);
