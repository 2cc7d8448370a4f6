import { GAME_RULES } from './games.ts';
import {
  byGame,
  type ChapterId,
  type EditionId,
  GAMES,
  type GameName,
  type Reason,
  type Source,
} from './ids.ts';
import type { FactsOf } from './rule-facts.ts';

const BY_GAME = byGame('facts');

/** The id by which a rule is cited; its first letters tell the game. */
export type RuleId<Game extends GameName = GameName> = {
  [Name in GameName]: keyof (typeof BY_GAME)[Name] & string;
}[Game];

export type RuleFacts<Id extends string, Game extends GameName = GameName> = FactsOf<
  Id,
  EditionId<Game>,
  Source<Game>,
  Reason<Game>
>;

/** Every rule of every game. */
export const RULES: Readonly<Record<RuleId, RuleFacts<RuleId>>> = Object.assign(
  {},
  ...GAMES.map((game) => BY_GAME[game]),
);

/** The rules of each game in reading order. */
export const RULE_IDS = Object.fromEntries(
  GAMES.map((game) => [game, Object.keys(BY_GAME[game])]),
) as unknown as {
  readonly [Game in GameName]: readonly RuleId<Game>[];
};

/** Returns the game whose ids begin as this text does. */
export const gameByPrefix = (text: string): GameName | undefined =>
  GAMES.find((game) => text.startsWith(GAME_RULES[game].prefix));

/** Returns the game that a rule or chapter belongs to. */
export const gameOfRule = (id: RuleId | ChapterId): GameName => gameByPrefix(id)!;

/** Tells if a text is the id of a rule; of that game, if one is named. */
export const isRuleId = <Game extends GameName = GameName>(text: string, game?: Game): text is RuleId<Game> =>
  Object.hasOwn(RULES, text) && (game === undefined || gameOfRule(text as RuleId) === game);

/** Returns the rules of one chapter, in order. */
export const rulesIn = (chapter: ChapterId): readonly RuleId[] =>
  RULE_IDS[gameOfRule(chapter)].filter((id) => id.startsWith(`${chapter}-`));
