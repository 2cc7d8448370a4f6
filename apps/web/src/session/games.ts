/** The games of this page. */
export const GAMES = ['carcassonne', 'catan'] as const;
export type GameName = (typeof GAMES)[number];
