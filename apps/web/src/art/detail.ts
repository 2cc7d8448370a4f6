/**
 * Level of detail of a picture: `low` is for tiles and hexes under 80 px, with half the houses and no small marks.
 */
export type Detail = 'full' | 'low';
