import type { Resource, Terrain } from './kinds.ts';

/** Colours of the ground: as it lies, in the light, in the shade; `sign` for flat pictures and seals. */
export const GROUND: Readonly<
  Record<
    Terrain,
    { readonly base: string; readonly lit: string; readonly deep: string; readonly sign: string }
  >
> = {
  forest: { base: '#73883f', lit: '#8c9e54', deep: '#566a34', sign: '#4d6733' },
  pasture: { base: '#bac46d', lit: '#d2d88e', deep: '#98a655', sign: '#8fa24c' },
  fields: { base: '#e0ba5a', lit: '#f0d488', deep: '#bd9038', sign: '#b98526' },
  hills: { base: '#cc8a5a', lit: '#dfab80', deep: '#a9683f', sign: '#9c5432' },
  mountains: { base: '#b3aea2', lit: '#cdc9bd', deep: '#8d887d', sign: '#6b6c72' },
  desert: { base: '#ead8a6', lit: '#f6e9c4', deep: '#cfb477', sign: '#b0935a' },
};

/** The terrain that yields a resource. */
export const TERRAIN_OF: Readonly<Record<Resource, Terrain>> = {
  brick: 'hills',
  lumber: 'forest',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
};

/** Sand of the paths between hexes, with its plants and cracks. */
export const SAND = { base: '#eddcaa', deep: '#d3ba80', lit: '#f7ecc8' } as const;
