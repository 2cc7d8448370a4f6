import type { EditionName } from '../edition-name.ts';
import type { Language, Names } from '../language.ts';

/** The printings, oldest first. Their rules are nearly one; the text of a rule is that of 2020. */
export const EDITIONS = ['older', 'a20', 'r25'] as const;
export type EditionId = (typeof EDITIONS)[number];

const NAMES: Names<EditionId, EditionName> = {
  en: {
    older: {
      name: 'Older printings',
      about: 'A bank that runs short pays nobody, not even a player who waits alone.',
    },
    a20: {
      name: 'Fifth edition, 2020',
      about:
        'A player who waits alone takes what a short bank has left; trade and build may be separate phases.',
    },
    r25: {
      name: 'Sixth edition, 2025',
      about: 'Trade and build always mix; three beginners play without white.',
    },
  },
  uk: {
    older: {
      name: 'Давніші друки',
      about: 'Банк, якому бракує карток, не платить нікому, навіть тому, хто чекає сам.',
    },
    a20: {
      name: 'П’яте видання, 2020',
      about:
        'Хто чекає сам, бере те, що лишилося в банку; торгівля й будівництво можуть бути окремими фазами.',
    },
    r25: {
      name: 'Шосте видання, 2025',
      about: 'Торгівля й будівництво завжди впереміш; троє початківців грають без білих.',
    },
  },
};

export const editionNames = (language: Language) => NAMES[language];
