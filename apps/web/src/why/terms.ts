import type { Thought } from '@bastide/bots';
import type { MoveDescriber } from '../game/game-ui.ts';
import type { Translator } from '../i18n/words.ts';
import { formatLead, formatShift } from './figures.ts';

/** So many terms of a move are told. */
const MAX_TERMS = 3;
/** What counts for less than this part of the weightiest decided nothing. */
const MIN_SHARE = 0.15;

/** What decided for or against a move, the weightiest first: "Cities +4.2". */
export function termTexts(
  t: Translator<string>,
  { margin, terms }: Pick<Thought<unknown>, 'margin' | 'terms'>,
  moves: Pick<MoveDescriber, 'termName'>,
): readonly string[] {
  const say = margin === undefined ? formatShift : formatLead;
  const sorted = terms.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const least = MIN_SHARE * Math.abs(sorted[0]?.value ?? 0);
  return sorted.slice(0, MAX_TERMS).flatMap(({ name, value }) => {
    const said = say(t.language, value);
    const called = moves.termName(t, name);
    // What rounds to nothing has no sign.
    const isSlight = Math.abs(value) < least || !/[+−]/.test(said);
    return called === undefined || isSlight ? [] : [t('thoughts.term', { term: called, value: said })];
  });
}
