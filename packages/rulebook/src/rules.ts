import * as carcassonne from './carcassonne/rules.ts';
import * as catan from './catan/rules.ts';
import type { ChapterId } from './chapters.ts';
import type { GameName } from './games.ts';
import type { RuleFacts } from './rule.ts';

/** The id by which a rule is cited; its first letters tell the game. */
export type RuleId<Game extends GameName = GameName> = {
  carcassonne: carcassonne.RuleId;
  catan: catan.RuleId;
}[Game];

/** Every rule of every game. */
export const RULES: Readonly<Record<RuleId, RuleFacts<RuleId>>> = { ...carcassonne.RULES, ...catan.RULES };

const idsOf = <Id extends string>(rules: Readonly<Record<Id, unknown>>) => Object.keys(rules) as Id[];

/** The rules of each game in reading order. */
export const RULE_IDS: { readonly [Game in GameName]: readonly RuleId<Game>[] } = {
  carcassonne: idsOf(carcassonne.RULES),
  catan: idsOf(catan.RULES),
};

/** The game that a rule or chapter belongs to. */
export const gameOfRule = (id: RuleId | ChapterId): GameName =>
  id.startsWith('CAT-') ? 'catan' : 'carcassonne';

/** Whether a text is the id of a rule; of that game, if one is named. */
export const isRuleId = <Game extends GameName = GameName>(text: string, game?: Game): text is RuleId<Game> =>
  Object.hasOwn(RULES, text) && (game === undefined || gameOfRule(text as RuleId) === game);

/** The rules of one chapter, in order. */
export const rulesIn = (chapter: ChapterId): readonly RuleId[] =>
  RULE_IDS[gameOfRule(chapter)].filter((id) => id.startsWith(`${chapter}-`));
