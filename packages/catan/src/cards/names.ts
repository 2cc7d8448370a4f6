/** Resource cards, in the order of every list of them. CAT-COMP-05 */
export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
/** Kind of a resource card. CAT-COMP-05 */
export type Resource = (typeof RESOURCES)[number];

/** Several cards, by kind; kinds of which there are none may be left out. */
export type CardCounts = { readonly [resource in Resource]?: number };

/** Development cards; `point` is a victory point card. CAT-COMP-06 */
export const DEVELOPMENTS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;
/** Kind of a development card; `point` is a victory point card. CAT-COMP-06 */
export type Development = (typeof DEVELOPMENTS)[number];
export type DevelopmentCounts = { readonly [card in Development]?: number };

/** Their places in that list. */
export const KNIGHT = DEVELOPMENTS.indexOf('knight');
export const POINT = DEVELOPMENTS.indexOf('point');
export const ROADS = DEVELOPMENTS.indexOf('roads');
export const PLENTY = DEVELOPMENTS.indexOf('plenty');
export const MONOPOLY = DEVELOPMENTS.indexOf('monopoly');

export const isResource = (value: unknown): value is Resource =>
  (RESOURCES as readonly unknown[]).includes(value);
export const isDevelopment = (value: unknown): value is Development =>
  (DEVELOPMENTS as readonly unknown[]).includes(value);
