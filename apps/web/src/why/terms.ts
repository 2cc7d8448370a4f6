import type { Thought } from '@bastide/bots';
import type { OnMoves } from '../game/game-ui.ts';
import type { Words } from '../i18n/words.ts';
import { leadWords, shiftWords } from './figures.ts';

/** So many terms of a move are told. */
const TOLD = 3;
/** What counts for less than this part of the weightiest decided nothing. */
const SLIGHT = 0.15;

/** What decided for or against a move, the weightiest first: "Cities +4.2". */
export function termsOf(
  t: Words<string>,
  { margin, terms }: Pick<Thought<unknown>, 'margin' | 'terms'>,
  moves: Pick<OnMoves, 'term'>,
): readonly string[] {
  const say = margin === undefined ? shiftWords : leadWords;
  const sorted = terms.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const least = SLIGHT * Math.abs(sorted[0]?.value ?? 0);
  return sorted.slice(0, TOLD).flatMap(({ name, value }) => {
    const said = say(t.language, value);
    const called = moves.term(t, name);
    // What rounds to nothing has no sign.
    const isSlight = Math.abs(value) < least || !/[+−]/.test(said);
    return called === undefined || isSlight ? [] : [t('thoughts.term', { term: called, value: said })];
  });
}
