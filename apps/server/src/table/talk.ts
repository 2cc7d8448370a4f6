import { type Command, hasBegun, isKicked, seatsOf } from '@bastide/protocol';
import { cleanText } from '../text/characters.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { TableDraft } from './table-draft.ts';

type Say = Extract<Command, { type: 'say' }>;

/** Characters that end a line or move the pen: a blank in talk, which is one line. */
const LINE_BREAKS = /[\t\n\v\f\r\x85\p{Zl}\p{Zp}]+/gu;
/** Something that is seen. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A line of talk as it is written down: without what is invisible, turns text around or covers other lines. */
const cleanTalk = (text: string): string => cleanText(text.replace(LINE_BREAKS, ' ')).trim();

/** Says something to all, or to those who play; who looks on cannot speak to these alone. */
export function say(
  draft: TableDraft,
  person: string,
  { to, text: rawText, preset }: Say,
): CommandRefusal | undefined {
  const { table } = draft;
  // After a game people talk on; at a table that was closed before it nobody is left.
  if (table.state === 'over' && !hasBegun(table)) return refuse('table-closed');
  if (isKicked(table, person)) return refuse('kicked');
  const text = rawText === undefined ? undefined : cleanTalk(rawText);
  if (text !== undefined && !VISIBLE.test(text)) return refuse('said-nothing');
  if ((text === undefined) === (preset === undefined)) return refuse('said-nothing');
  if (to === 'seats' && seatsOf(table, person).length === 0) return refuse('not-seated');
  draft.append({
    kind: 'said',
    person,
    to,
    ...(text !== undefined && { text }),
    ...(preset !== undefined && { preset }),
  });
  return undefined;
}
