import type { Language } from './language.ts';
import type { NamesOf } from './names.ts';
import type { RuleFacts, RuleText } from './rule.ts';

/** The rules of one game: all that its folder holds. */
export interface Book {
  /** With this the ids of its chapters and rules begin. */
  readonly prefix: string;
  /** In reading order; a rule belongs to the chapter its id begins with. */
  readonly chapters: readonly string[];
  /** Oldest first. */
  readonly editions: readonly string[];
  /** Why rules, or parts of them, are not played at this table. */
  readonly reasons: readonly string[];
  /** Where rules are stated. */
  readonly sources: readonly string[];
  /** In reading order. */
  readonly rules: Readonly<Record<string, RuleFacts<string, string, string, string>>>;
  /** What is told in each language, fetched when first asked for. */
  readonly told: Readonly<
    Record<
      Language,
      () => Promise<{
        readonly names: NamesOf<string, string, string, string>;
        readonly texts: Readonly<Record<string, RuleText>>;
      }>
    >
  >;
}
