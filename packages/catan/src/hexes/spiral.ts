import type { Geometry } from './geometry.ts';

/**
 * The orders in which tokens are laid, one from each corner of the coast, counter-clockwise from the one at the top left: ring by
 * ring inwards, each ring counter-clockwise too. CAT-MAP-12, CAT-MAP-13
 */
export function spiralsOf({ axial, hexesAround }: Geometry): readonly (readonly number[])[] {
  const rings = ringsOf(hexesAround);
  const angles = anglesOf(axial);
  // A hex at a corner of the coast has three neighbours, one along a side has four.
  const corners = rings[0]!.filter((hex) => hexesAround[hex]!.length === 3);
  // Hexes in line with the corner come with it, though their angles may differ in the last digits.
  const from = (start: number) => (hex: number) => (angles[hex]! - angles[start]! + 1 + 1e-6) % 1;
  return corners
    .toSorted((a, b) => from(0)(a) - from(0)(b))
    .map((corner) => rings.flatMap((ring) => ring.toSorted((a, b) => from(corner)(a) - from(corner)(b))));
}

/** The hexes of the coast, then those that are the coast without them, and so on. */
function ringsOf(around: Geometry['hexesAround']): readonly (readonly number[])[] {
  const rings: number[][] = [];
  for (let left = [...around.keys()]; left.length > 0; ) {
    const inside = left.filter(
      (hex) => around[hex]!.length === 6 && around[hex]!.every((other) => left.includes(other)),
    );
    rings.push(left.filter((hex) => !inside.includes(hex)));
    left = inside;
  }
  return rings;
}

/** By hex: where it lies round the middle of the island, counter-clockwise, in turns from −½ to ½, as if axes stood upright. */
function anglesOf(axial: Geometry['axial']): readonly number[] {
  const [x, y] = [0, 1].map((i) => axial.reduce((sum, hex) => sum + hex[i]!, 0) / axial.length);
  return axial.map(([q, r]) => Math.atan2(y! - r, q - x!) / (2 * Math.PI));
}
