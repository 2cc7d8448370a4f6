import type { Words } from './words/index.ts';

/** 0.123 → "12 %". */
export const percent = (t: Words, share: number): string =>
  t('review.percent', { n: Math.round(100 * share) });

/** 0.123 → "+12 %": what is less than nothing has a minus, what rounds to nothing no sign. */
export function change(t: Words, share: number): string {
  const n = Math.round(100 * share);
  if (n === 0) return t('review.percent', { n: 0 });
  return t(n > 0 ? 'review.more' : 'review.less', { n: Math.abs(n) });
}

/** What each has, at one moment: "Olena 33 %, Ramiro 60 %". */
export const chancesIn = (t: Words, names: readonly string[], chances: readonly number[]): string =>
  t.parts(
    chances.map((chance, seat) => t('review.chance', { name: names[seat]!, chance: percent(t, chance) })),
  );
