import type { EditionName } from '../edition-name.ts';
import type { Language, Names } from '../language.ts';

/** The rule sets, oldest first. */
export const EDITIONS = ['c1', 'classic', 'c2', 'c3'] as const;
export type EditionId = (typeof EDITIONS)[number];

const NAMES: Names<EditionId, EditionName> = {
  en: {
    c1: {
      name: 'First printing, 2003',
      about: 'A complete city pays its fields 4 points, 5 with a pig; a city of two tiles is worth only 2.',
    },
    classic: {
      name: 'Later first edition',
      about: 'A complete city pays each field beside it 3 points, 4 with a pig.',
    },
    c2: {
      name: 'Second edition, 2015',
      about: 'Fields at 3 points, 4 with a pig; wine, grain and cloth; the abbot can be added.',
    },
    c3: {
      name: 'Third edition, with chickens',
      about:
        'Builder and pig come together with a meeple, and pigs score when a city with a coat of arms closes.',
    },
  },
  uk: {
    c1: {
      name: 'Перше видання, друк 2003',
      about: 'Завершене місто дає полям 4 очки, зі свинею 5; місто з двох плиток варте лише 2 очки.',
    },
    classic: {
      name: 'Перше видання, пізніший друк',
      about: 'Завершене місто дає кожному сусідньому полю 3 очки, зі свинею 4.',
    },
    c2: {
      name: 'Друге видання, 2015',
      about: 'За поля 3 очки, зі свинею 4; вино, зерно й тканина; можна додати абата.',
    },
    c3: {
      name: 'Третє видання, з курми',
      about:
        'Будівельник і свиня приходять разом із підданцем, а свині дають очки, щойно завершено місто з гербом.',
    },
  },
};

export const editionNames = (language: Language) => NAMES[language];
