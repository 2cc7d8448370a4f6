import type { Outcome } from '@bastide/contract';
import type { Words } from '../i18n/words.ts';
import { formOf } from '../people/form.ts';
import type { People } from '../people/people.ts';

/** What a player may ask by one key; the answers are full sentences. */
export const QUESTIONS = {
  i: 'whatIsThis',
  m: 'moves',
  o: 'options',
  s: 'scores',
  w: 'awaited',
} as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** Who has won. */
export const overWords = (t: Words, { winners }: Outcome, { names }: People): string =>
  t('answer.over', {
    winners: t.list(winners.map((seat) => names[seat]!)),
    n: winners.length,
    who: formOf(t, winners, names),
  });
