import type { Language, Names } from '../language.ts';

/** Why a rule, or a part of it, is not played at this table. */
export const REASONS = [
  'extension',
  'neutral-colours',
  'hidden-bank',
  'server',
  'seat-order',
  'map-filters',
  'first-city',
  'r25-set-up',
] as const;
export type Reason = (typeof REASONS)[number];

const NAMES: Names<Reason> = {
  en: {
    extension: 'needs the extension for 5 and 6 players',
    'neutral-colours': 'needs two neutral colours, which are not on this table',
    'hidden-bank': 'needs a hidden bank, but this table always shows it',
    server: 'needs a clock, which belongs to the server that hosts a game',
    'seat-order': 'is settled before the game: the first seat begins',
    'map-filters': 'needs map filters, which are not offered here',
    'first-city': 'needs the choice “until the first city”, which is not offered here',
    'r25-set-up': 'needs the set-up of the 2025 edition, which is not on this table',
  },
  uk: {
    extension: 'потребує доповнення для 5 і 6 гравців',
    'neutral-colours': 'потребує двох нейтральних кольорів, яких за цим столом немає',
    'hidden-bank': 'потребує прихованого банку, а за цим столом його завжди видно',
    server: 'потребує годинника, а це справа сервера, на якому йде гра',
    'seat-order': 'зайве, бо порядок вирішено до гри: починає перше місце',
    'map-filters': 'потребує відбору карт, якого тут немає',
    'first-city': 'потребує вибору «до першого міста», якого тут немає',
    'r25-set-up': 'потребує розстановки з видання 2025 року, якої за цим столом немає',
  },
};

/** Reads after "this rule" or "the rest of this rule". */
export const reasonNames = (language: Language) => NAMES[language];
