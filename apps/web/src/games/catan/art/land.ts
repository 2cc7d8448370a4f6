import type { Rect } from '../../../art/drawing/rect.ts';
import type { Terrain } from './kinds.ts';
import { GROUND } from './paint.ts';

/** The frame of a terrain picture, in units from the middle of its hex. */
export const HEX_FRAME: Rect = { x: -108, y: -124, width: 216, height: 248 };

/** Returns the flat colour of a hex, shown until its picture is ready. */
export const terrainColour = (terrain: Terrain): string => GROUND[terrain].base;

/** Returns a variant for each hex, so that those of one terrain differ: the first forest gets 0, the second 1. */
export function variantsOf(terrains: readonly Terrain[]): number[] {
  const count = new Map<Terrain, number>();
  return terrains.map((terrain) => {
    const variant = count.get(terrain) ?? 0;
    count.set(terrain, variant + 1);
    return variant;
  });
}
