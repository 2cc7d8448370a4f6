/** Names of the things in Catan that have pictures, in the words of the rulebook. There are no rules here. */
export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Trade of a harbor: any resource three to one, or its own two to one. */
export type Harbor = '3:1' | Resource;

/** Development cards: knight, victory point, road building, year of plenty, monopoly. */
export const DEVELOPMENTS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;
export type Development = (typeof DEVELOPMENTS)[number];

export const AWARDS = ['longest-road', 'largest-army'] as const;
export type Award = (typeof AWARDS)[number];
