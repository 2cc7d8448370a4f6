import { type Language, localeOf } from '../i18n/languages.ts';

const written = (language: Language, value: number, options: Intl.NumberFormatOptions): string =>
  // A minus as wide as a plus.
  new Intl.NumberFormat(localeOf(language), options).format(value).replace('-', '−');

/** 0.623 → "62%", as the language writes it. */
export const chanceWords = (language: Language, chance: number): string =>
  written(language, chance, { style: 'percent' });

/** 4.26 → "+4.3": points that a move brings more than another one, or fewer. */
export const leadWords = (language: Language, points: number): string =>
  written(language, points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** 0.026 → "+3%": the same in chances. */
export const shiftWords = (language: Language, chance: number): string =>
  written(language, chance, {
    style: 'percent',
    maximumFractionDigits: Math.abs(chance) < 0.01 ? 1 : 0,
    signDisplay: 'exceptZero',
  });
