import { type Language, localeOf } from '../i18n/languages.ts';

/** 0.623 → "62%", as the language writes it. */
export const chanceWords = (language: Language, chance: number): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(chance);

/** 4.26 → "+4.3": points that a move brings more than another one, or fewer. */
export const leadWords = (language: Language, points: number): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    points,
  );

/** 0.026 → "+3%": the same in chances. */
export const shiftWords = (language: Language, chance: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: Math.abs(chance) < 0.01 ? 1 : 0,
    signDisplay: 'exceptZero',
  }).format(chance);
