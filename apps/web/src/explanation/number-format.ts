import { localeOf } from '@bastide/messages';
import type { Language } from '../i18n/languages.ts';

const formatNumber = (language: Language, value: number, options: Intl.NumberFormatOptions): string =>
  // A minus sign as wide as a plus sign.
  new Intl.NumberFormat(localeOf(language), options).format(value).replace('-', '−');

/** Formats 0.623 as "62%", in the style of the language. */
export const formatChance = (language: Language, chance: number): string =>
  formatNumber(language, chance, { style: 'percent' });

/** Formats 4.26 as "+4.3": points that a move brings more than another one, or fewer. */
export const formatLead = (language: Language, points: number): string =>
  formatNumber(language, points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Formats 0.026 as "+3%": the same for chances. */
export const formatShift = (language: Language, chance: number): string =>
  formatNumber(language, chance, {
    style: 'percent',
    maximumFractionDigits: Math.abs(chance) < 0.01 ? 1 : 0,
    signDisplay: 'exceptZero',
  });
