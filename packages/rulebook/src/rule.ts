import type { EditionId } from './editions.ts';
import type { GameName } from './games.ts';
import type { Reason } from './reasons.ts';
import type { Source } from './sources.ts';
import type { Status } from './status.ts';

/** A rule the table follows may still leave out a part; a rule it does not follow says why. */
type Standing<Why> =
  | { readonly status: 'implemented'; readonly except?: Why }
  | { readonly status: Exclude<Status, 'implemented'>; readonly because: Why };

/** What holds for a rule in any language. */
export type RuleFacts<Id extends string, Game extends GameName = GameName> = Standing<Reason<Game>> & {
  /** Where the rule is stated, or that we had to decide. */
  readonly sources: readonly Source<Game>[];
  /** The editions that say otherwise than the rule's text; what they say stands beside that text. */
  readonly differs: 'same' | readonly EditionId<Game>[];
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
  /** What the editions say that differ. */
  readonly differs?: Partial<Readonly<Record<EditionId, string>>>;
}

type Differing<Facts> = Facts extends { differs: readonly (infer Edition extends EditionId)[] }
  ? { readonly differs: Readonly<Record<Edition, string>> }
  : { readonly differs?: never };

/** The texts of one chapter in one language: none missing, none too many, every differing edition explained. */
export type TextsOf<Chapter> = {
  readonly [Id in keyof Chapter]: Omit<RuleText, 'differs'> & Differing<Chapter[Id]>;
};
