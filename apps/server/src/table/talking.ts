import { type Command, seatsOf } from '@bastide/protocol';
import { type Refused, refused } from './refused.ts';
import type { Staging } from './staging.ts';

type Say = Extract<Command, { type: 'say' }>;

/** Says something to all, or to those who play; who looks on cannot speak to these alone. */
export function say(staging: Staging, person: string, { to, text, preset }: Say): Refused | undefined {
  if ((text === undefined) === (preset === undefined)) return refused('said-nothing');
  if (to === 'seats' && seatsOf(staging.table, person).length === 0) return refused('not-seated');
  staging.add({
    kind: 'said',
    person,
    to,
    ...(text !== undefined && { text }),
    ...(preset !== undefined && { preset }),
  });
  return undefined;
}
