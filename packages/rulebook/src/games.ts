import type { Language, Names } from './language.ts';

/** The games whose rules are told here; each has a folder of the same name. */
export const GAMES = ['carcassonne', 'catan'] as const;
export type GameName = (typeof GAMES)[number];

const NAMES: Names<GameName> = {
  en: { carcassonne: 'Carcassonne', catan: 'Catan' },
  uk: { carcassonne: 'Каркасон', catan: 'Катан' },
};

export const gameNames = (language: Language) => NAMES[language];
