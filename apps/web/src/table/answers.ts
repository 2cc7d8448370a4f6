import type { Outcome } from '@bastide/contract';
import type { Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import { type People, verbFormOf } from '../people/people.ts';

/** Questions that a player asks by one key; the answers are full sentences. */
export const KEY_QUESTIONS = {
  i: 'whatIsThis',
  m: 'moves',
  o: 'options',
  s: 'scores',
  w: 'awaited',
} as const;
export type KeyQuestion = (typeof KEY_QUESTIONS)[keyof typeof KEY_QUESTIONS];

/** The winners, in words. */
export const gameOverText = (t: Translator, { winners }: Outcome, { names }: People): string =>
  t('answer.over', {
    winners: t.list(winners.map((seat) => itemAt(names, seat))),
    n: winners.length,
    who: verbFormOf(t, winners, names),
  });
