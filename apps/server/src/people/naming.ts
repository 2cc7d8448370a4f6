import { cutName, isName } from '@bastide/contract';
import { problem } from '../http/problem.ts';

/** Characters of a person's name as a reader counts them. */
const NAME_AT_MOST = 30;
/** A letter may have so many marks: more hide the lines above and below. */
const MARKS_AT_MOST = 3;

type NameFault = 'empty' | 'long' | 'invisible' | 'marks' | 'mixed';

/** A property of strings: of those the compiler's target knows nothing yet. */
const EMOJI = '\\p{RGI_Emoji}';
/** Pictures in which invisible characters have their place: families, flags, shades of skin. */
const PICTURES = new RegExp(EMOJI, 'gv');
/** What is not seen, or is not meant for anything: joiners, fillers, turns of direction, private and unassigned characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]/u;
const MARKS = new RegExp(`\\p{M}{${MARKS_AT_MOST + 1},}`, 'u');
/** Blanks of every width. */
const BLANKS = /[\p{Zs}\t]+/gu;
const SHOWN = /[\p{L}\p{N}]/u;
/** Their letters look alike, so that a word in one may pass for a word in another. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;

/** A name as it is kept: composed, with single blanks, none at the ends. */
const tidyName = (text: string): string => text.normalize('NFC').replace(BLANKS, ' ').trim();

/** Why nobody may be called that; undefined if one may. Takes a tidy name. */
function nameFault(name: string): NameFault | undefined {
  const letters = name.replace(PICTURES, '');
  if (UNSEEN.test(letters)) return 'invisible';
  if (!isName(name) || cutName(name, NAME_AT_MOST) !== name) return 'long';
  if (letters === name && !SHOWN.test(name)) return 'empty';
  if (MARKS.test(letters)) return 'marks';
  const isMixed = letters.split(' ').some((word) => ALIKE.filter((script) => script.test(word)).length > 1);
  return isMixed ? 'mixed' : undefined;
}

/** A name as it may be kept; a problem where nobody may be called that. */
export function acceptName(text: string): string {
  const name = tidyName(text);
  const fault = nameFault(name);
  if (fault) throw problem('name-refused', { values: { fault } });
  return name;
}
