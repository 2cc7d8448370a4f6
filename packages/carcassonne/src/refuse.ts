import type { Refusal } from '@bastide/contract';

/** A reason against an action. */
export const no = (rule: string, because: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, because, facts } : { rule, because };

/** The same of an action that has no form. */
export const malformed = (because: string): Refusal => no('RECORD', because);
