import { HEX_AXIAL, HEXES } from './topology.ts';

/** Steps along a ring, counter-clockwise from the top left corner hex: down left, down right, right, … in axial coordinates. */
const STEPS = [
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
] as const;
const hexAt = (q: number, r: number): number => HEX_AXIAL.findIndex(([x, y]) => x === q && y === r);

/** The hexes of a ring, counter-clockwise from its `corner`, 0 being the one at the top left. */
function ring(radius: number, corner: number): number[] {
  const all: number[] = [];
  let [q, r] = [0, -radius];
  for (const [dq, dr] of STEPS)
    for (let i = 0; i < radius; i++) {
      all.push(hexAt(q, r));
      q += dq;
      r += dr;
    }
  return [...all.slice(corner * radius), ...all.slice(0, corner * radius)];
}

/** The six orders in which tokens are laid: the outer ring, the inner ring, the centre. CAT-MAP-12, CAT-MAP-13 */
export const SPIRALS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((corner) => [
  ...ring(2, corner),
  ...ring(1, corner),
  (HEXES - 1) / 2,
]);
