/** What this table does with a rule. */
export type Status = 'implemented' | 'out-of-scope';

/** A rule the table follows may still leave out a part; a rule it does not follow says why. */
type Standing<Reason> =
  | { readonly status: 'implemented'; readonly except?: Reason }
  | { readonly status: Exclude<Status, 'implemented'>; readonly because: Reason };

/** What holds for a rule in any language; ids are those of its game. */
export type RuleFacts<
  Id extends string,
  Edition extends string,
  Source extends string,
  Reason extends string,
> = Standing<Reason> & {
  /** Where the rule is stated, or that we had to decide. */
  readonly sources: readonly Source[];
  /** The editions that say otherwise than the rule's text; what they say stands beside that text. */
  readonly differs: 'same' | readonly Edition[];
  /** Three to five rules worth reading next, nearest first. */
  readonly near: readonly Id[];
};

/** A rule in one language, as a player reads it. */
export interface RuleText {
  /** At most six words. */
  readonly title: string;
  /** One to four sentences. */
  readonly text: string;
  /** What else players call the things in this rule; only for search. */
  readonly words: readonly string[];
  /** What the editions say that differ, by their ids. */
  readonly differs?: Partial<Readonly<Record<string, string>>>;
}

type Differing<Facts> = Facts extends { differs: readonly (infer Edition extends string)[] }
  ? { readonly differs: Readonly<Record<Edition, string>> }
  : { readonly differs?: never };

/** The texts of one chapter in one language: none missing, none too many, every differing edition explained. */
export type TextsOf<Chapter> = {
  readonly [Id in keyof Chapter]: Omit<RuleText, 'differs'> & Differing<Chapter[Id]>;
};
