/** What an edition is called, and one line by which to know it. */
export interface EditionName {
  readonly name: string;
  readonly about: string;
}

/** What a game, and what its rules are sorted by, is called in one language. */
export interface NamesOf<
  Chapter extends string,
  Edition extends string,
  Reason extends string,
  Source extends string,
> {
  readonly game: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly editions: Readonly<Record<Edition, EditionName>>;
  /** Why a rule, or a part of it, is not played here: reads after "this rule" or "the rest of this rule". */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly sources: Readonly<Record<Source, string>>;
}
