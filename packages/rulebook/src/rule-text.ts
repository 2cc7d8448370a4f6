/** A rule in one language, as a player reads it. */
export interface RuleText {
  /** At most six words. */
  readonly title: string;
  /** One to four sentences. */
  readonly text: string;
  /** Other words for the things in this rule; only for search. */
  readonly words: readonly string[];
  /** Texts of the editions that differ, by edition id. */
  readonly differs?: Partial<Readonly<Record<string, string>>>;
}

/** The name of an edition, and one line by which to recognize it. */
export interface EditionDescription {
  readonly name: string;
  readonly about: string;
}

/** Names of a game and of the groups of its rules, in one language. */
export interface RuleNames<
  Chapter extends string = string,
  Edition extends string = string,
  Reason extends string = string,
  Source extends string = string,
> {
  readonly game: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly editions: Readonly<Record<Edition, EditionDescription>>;
  /** Reasons why a rule, or a part of it, is not played here: each reads on after "this rule" or "the rest of this rule". */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly sources: Readonly<Record<Source, string>>;
}
