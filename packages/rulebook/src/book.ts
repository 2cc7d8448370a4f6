import type { EditionName } from './edition-name.ts';
import type { Language } from './language.ts';
import type { RuleFacts, RuleText } from './rule.ts';

type NamesIn<Name = string> = (language: Language) => Readonly<Record<string, Name>>;

/** The rules of one game: all that its folder holds. */
export interface Book {
  /** With this the ids of its chapters and rules begin. */
  readonly prefix: string;
  readonly names: Readonly<Record<Language, string>>;
  /** For the printed book: what it tells, whose words it follows, and what it says where no edition differs. */
  readonly preface: { readonly about: string; readonly follows: string; readonly same: string };
  /** In reading order; a rule belongs to the chapter its id begins with. */
  readonly chapters: readonly string[];
  readonly chapterNames: NamesIn;
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly editionNames: NamesIn<EditionName>;
  /** Why rules, or parts of them, are not played at this table. */
  readonly reasons: readonly string[];
  readonly reasonNames: NamesIn;
  /** Where rules are stated. */
  readonly sources: readonly string[];
  readonly sourceNames: NamesIn;
  /** In reading order. */
  readonly rules: Readonly<Record<string, RuleFacts<string, string, string, string>>>;
  /** Fetched when first asked for. */
  readonly texts: Readonly<
    Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, RuleText>> }>>
  >;
}
