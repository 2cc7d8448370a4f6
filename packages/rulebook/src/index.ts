export { GAMES, type GameName, gameNames, PREFACES } from './books.ts';
export { CHAPTERS, type ChapterId, chapterNames } from './chapters.ts';
export type { EditionName } from './edition-name.ts';
export { EDITIONS, type EditionId, editionNames } from './editions.ts';

export { LANGUAGES, type Language } from './language.ts';
export { loadRules, type Texts } from './load.ts';
export { REASONS, type Reason, reasonNames } from './reasons.ts';
export type { RuleText } from './rule.ts';
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
export { SOURCES, type Source, sourceNames } from './sources.ts';
export { STATUSES, type Status, statusNames } from './status.ts';
