export { editionsOf } from './editions.ts';
export {
  CHAPTERS,
  type ChapterId,
  EDITIONS,
  type EditionId,
  GAMES,
  type GameName,
  REASONS,
  type Reason,
  SOURCES,
  type Source,
} from './ids.ts';
export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { type LocalizedRules, loadRules } from './localized-rules.ts';
export type { Status } from './rule-facts.ts';
export type { RuleText } from './rule-text.ts';
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
export { searchRules, sentenceFor } from './search/search.ts';
