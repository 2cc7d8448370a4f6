import type { Language, Names } from './language.ts';

/** What this table does with a rule. */
export const STATUSES = ['implemented', 'out-of-scope'] as const;
export type Status = (typeof STATUSES)[number];

const NAMES: Names<Status> = {
  en: { implemented: 'played here', 'out-of-scope': 'not played here' },
  uk: { implemented: 'діє за цим столом', 'out-of-scope': 'за цим столом не діє' },
};

export const statusNames = (language: Language) => NAMES[language];
