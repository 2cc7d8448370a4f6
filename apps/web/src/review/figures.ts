import { chanceWords, shiftWords } from '../why/figures.ts';
import type { Words } from './words/index.ts';

/** 0.123 → "12%", as the language writes it. */
export const percent = (t: Words, share: number): string => chanceWords(t.language, share);

/** 0.123 → "+12%": what is less than nothing has a minus, what rounds to nothing no sign. */
export const change = (t: Words, share: number): string => shiftWords(t.language, share);

/** What each has, at one moment: "Olena 33%, Ramiro 60%". */
export const chancesIn = (t: Words, names: readonly string[], chances: readonly number[]): string =>
  t.parts(
    chances.map((chance, seat) => t('review.chance', { name: names[seat]!, chance: percent(t, chance) })),
  );
