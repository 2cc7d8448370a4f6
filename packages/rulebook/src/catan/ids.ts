/** The chapters of the rulebook in reading order; a rule belongs to the chapter its id begins with. */
export const CHAPTERS = [
  'CAT-COMP',
  'CAT-GEO',
  'CAT-MAP',
  'CAT-SETUP',
  'CAT-TURN',
  'CAT-PROD',
  'CAT-TRADE',
  'CAT-MARI',
  'CAT-BUILD',
  'CAT-ROAD',
  'CAT-SETL',
  'CAT-CITY',
  'CAT-DEV',
  'CAT-KNIGHT',
  'CAT-PROG',
  'CAT-SEVEN',
  'CAT-ROBBER',
  'CAT-LROAD',
  'CAT-LARMY',
  'CAT-VP',
  'CAT-INFO',
  'CAT-EDGE',
  'CAT-DEC',
  'CAT-VAR',
  'CAT-P56',
] as const;

/** The printings, oldest first. Their rules are nearly one; the text of a rule is that of 2020. */
export const EDITIONS = ['older', 'a20', 'r25'] as const;

/** Reasons why a rule, or a part of it, is not played at this table. */
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

/** Authorities for rules: books, programs where the books are silent, and our own decisions (`DEC`). */
export const SOURCES = ['ES', 'A20', 'R25', 'FAQ', 'X56', 'TB', 'JS', 'CT', 'sites', 'GEO', 'DEC'] as const;
