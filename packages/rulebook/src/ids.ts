import { GAME_RULES } from './games.ts';

type AllRules = typeof GAME_RULES;

export type GameName = keyof AllRules;
export const GAMES = Object.keys(GAME_RULES) as readonly GameName[];

/** One part of the rules of every game, by game. */
export const byGame = <Part extends keyof AllRules[GameName]>(part: Part) =>
  Object.fromEntries(GAMES.map((game) => [game, GAME_RULES[game][part]])) as {
    readonly [Game in GameName]: AllRules[Game][Part];
  };

/** The chapters of each game in reading order. */
export const CHAPTERS = byGame('chapters');
export type ChapterId<Game extends GameName = GameName> = (typeof CHAPTERS)[Game][number];

/** The rule sets of each game, oldest first. */
export const EDITIONS = byGame('editions');
export type EditionId<Game extends GameName = GameName> = (typeof EDITIONS)[Game][number];

/** Reasons why rules of each game, or parts of them, are not played at this table. */
export const REASONS = byGame('reasons');
export type Reason<Game extends GameName = GameName> = (typeof REASONS)[Game][number];

/** Books and authorities that state the rules of each game. */
export const SOURCES = byGame('sources');
export type Source<Game extends GameName = GameName> = (typeof SOURCES)[Game][number];
