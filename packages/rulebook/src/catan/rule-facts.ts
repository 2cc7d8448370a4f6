import type { RuleFacts } from '../rule.ts';
import type { EditionId } from './editions.ts';
import type { Reason } from './reasons.ts';
import type { Source } from './sources.ts';

/** What holds for a rule of this game in any language. */
export type Facts<Id extends string = string> = RuleFacts<Id, EditionId, Source, Reason>;
