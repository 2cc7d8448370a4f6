import { type Language, localeOf } from '../i18n/languages.ts';

const formatNumber = (language: Language, value: number, options: Intl.NumberFormatOptions): string =>
  // A minus as wide as a plus.
  new Intl.NumberFormat(localeOf(language), options).format(value).replace('-', '−');

/** 0.623 → "62%", as the language writes it. */
export const formatChance = (language: Language, chance: number): string =>
  formatNumber(language, chance, { style: 'percent' });

/** 4.26 → "+4.3": points that a move brings more than another one, or fewer. */
export const formatLead = (language: Language, points: number): string =>
  formatNumber(language, points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** 0.026 → "+3%": the same in chances. */
export const formatShift = (language: Language, chance: number): string =>
  formatNumber(language, chance, {
    style: 'percent',
    maximumFractionDigits: Math.abs(chance) < 0.01 ? 1 : 0,
    signDisplay: 'exceptZero',
  });
