import type { Language } from './languages.ts';
import type { FactsOf } from './rule-facts.ts';
import type { RuleNames, RuleText } from './rule-text.ts';

/** The rules of one game, with its texts by language. */
export interface GameRules {
  /** The beginning of the ids of its chapters and rules. */
  readonly prefix: string;
  /** In reading order; a rule belongs to the chapter its id begins with. */
  readonly chapters: readonly string[];
  /** Oldest first. */
  readonly editions: readonly string[];
  /** Reasons why rules, or parts of them, are not played at this table. */
  readonly reasons: readonly string[];
  /** Books and authorities that state rules. */
  readonly sources: readonly string[];
  /** In reading order. */
  readonly facts: Readonly<Record<string, FactsOf<string, string, string, string>>>;
  /** Texts and names in each language, fetched on the first call. */
  readonly loadTexts: Readonly<
    Record<
      Language,
      () => Promise<{ readonly names: RuleNames; readonly texts: Readonly<Record<string, RuleText>> }>
    >
  >;
}
