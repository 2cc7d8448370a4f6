import { type Command, hasBegun, isKicked, seatsOf } from '@bastide/protocol';
import { cleanText } from '../text/characters.ts';
import { type Refused, refused } from './refused.ts';
import type { Staging } from './staging.ts';

type Say = Extract<Command, { type: 'say' }>;

/** What ends a line or moves the pen: a blank in talk, which is one line. */
const BREAKS = /[\t\n\v\f\r\x85\p{Zl}\p{Zp}]+/gu;
/** Something that is seen. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A line of talk as it is written down: without what is invisible, turns text around or covers other lines. */
const tidyTalk = (text: string): string => cleanText(text.replace(BREAKS, ' ')).trim();

/** Says something to all, or to those who play; who looks on cannot speak to these alone. */
export function say(staging: Staging, person: string, { to, text: typed, preset }: Say): Refused | undefined {
  const { table } = staging;
  // After a game people talk on; at a table that was closed before it nobody is left.
  if (table.state === 'over' && !hasBegun(table)) return refused('table-closed');
  if (isKicked(table, person)) return refused('sent-away');
  const text = typed === undefined ? undefined : tidyTalk(typed);
  if (text !== undefined && !SEEN.test(text)) return refused('said-nothing');
  if ((text === undefined) === (preset === undefined)) return refused('said-nothing');
  if (to === 'seats' && seatsOf(table, person).length === 0) return refused('not-seated');
  staging.add({
    kind: 'said',
    person,
    to,
    ...(text !== undefined && { text }),
    ...(preset !== undefined && { preset }),
  });
  return undefined;
}
