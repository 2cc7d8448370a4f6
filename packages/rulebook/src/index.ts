export { GAMES, type GameName } from './books.ts';
export { CHAPTERS, type ChapterId } from './chapters.ts';
export { EDITIONS, type EditionId } from './editions.ts';
export { LANGUAGES, type Language } from './language.ts';
export { loadRules, type Told } from './load.ts';
export type { EditionName } from './names.ts';
export { REASONS, type Reason } from './reasons.ts';
export type { RuleText, Status } from './rule.ts';
export {
  gameByPrefix,
  gameOfRule,
  isRuleId,
  RULE_IDS,
  RULES,
  type RuleFacts,
  type RuleId,
  rulesIn,
} from './rules.ts';
export { searchRules } from './search.ts';
export { SOURCES, type Source } from './sources.ts';
