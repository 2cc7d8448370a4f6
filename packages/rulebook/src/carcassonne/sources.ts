/** Where rules are stated: four printed books, the common rules of the game, and what we had to decide. */
export const SOURCES = ['CN', 'RU', 'C2', 'UA', 'general', 'ruling'] as const;
export type Source = (typeof SOURCES)[number];
