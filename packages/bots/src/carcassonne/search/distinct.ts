import { TILES } from '@bastide/carcassonne';
import { kindOf, leftOf, MARKS, middleOf, placeIn, rightOf, SEGMENTS, SIDE, TALLY } from '../packed.ts';

/** What a tile looks like, turned so: which thirds of its sides belong together, and what they are. */
function looks(type: number, turn: number): string {
  const thirds: number[] = [];
  for (let side = 0; side < 4; side++) {
    const packed = SIDE[(type * 4 + turn) * 4 + side]!;
    thirds.push(leftOf(packed), middleOf(packed), rightOf(packed));
  }
  const locals = [...new Set(thirds)].filter((local) => local < SEGMENTS[type]!);
  const touched = (local: number) => {
    const segment = TILES[type]!.segments[local]!;
    if (segment.kind !== 'field') return '';
    return segment.cities
      .map((city) => locals.indexOf(TILES[type]!.segments.findIndex(({ name }) => name === city)))
      .sort()
      .join();
  };
  const facts = locals.map((local) => {
    const at = placeIn(type, local);
    return [kindOf(type, local), TALLY[at], MARKS[at], touched(local)].join(':');
  });
  return [...thirds.map((local) => locals.indexOf(local)), ...facts].join(' ');
}

/** By type and quarter turns: the first turn that looks the same. */
const FIRST_LIKE = Uint8Array.from({ length: TILES.length * 4 }, (_, i) => {
  const face = looks(i >> 2, i & 3);
  let turn = 0;
  while (looks(i >> 2, turn) !== face) turn++;
  return turn;
});

/** Takes the placements that look like an earlier one out of a list; returns how many are left. */
export function keepDistinct(type: number, codes: Int32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i]!;
    if (FIRST_LIKE[type * 4 + (code & 3)] === (code & 3)) codes[kept++] = code;
  }
  return kept;
}
