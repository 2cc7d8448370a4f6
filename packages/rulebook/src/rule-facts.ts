/** The treatment of a rule at this table. */
export type Status = 'implemented' | 'out-of-scope';

/** Facts about a rule that hold in every language; all ids are those of its game. */
export type FactsOf<
  Id extends string,
  Edition extends string,
  Source extends string,
  Reason extends string,
> = (
  | {
      readonly status: 'implemented';
      /** The reason why a part of the rule is left out. */
      readonly except?: Reason;
    }
  | { readonly status: Exclude<Status, 'implemented'>; readonly reason: Reason }
) & {
  /** The books that state the rule, or a mark of our own ruling. */
  readonly sources: readonly Source[];
  /** The editions that differ from the text of the rule; the rulebook gives their texts below it. */
  readonly differs: 'same' | readonly Edition[];
  /** Three to five rules worth reading next, nearest first. */
  readonly related: readonly Id[];
};
