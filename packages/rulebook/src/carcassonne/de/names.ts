import type { Names } from '../names.ts';

/** What the game, and what its rules are sorted by, is called in German. */
export const names: Names = {
  game: 'Carcassonne',
  chapters: {
    'CAR-GEN': 'Vorbereitung',
    'CAR-TURN': 'Der Zug',
    'CAR-TILE': 'Plättchen legen',
    'CAR-MEEP': 'Meeple einsetzen',
    'CAR-ROAD': 'Straßen',
    'CAR-CITY': 'Städte',
    'CAR-MON': 'Klöster',
    'CAR-MAJ': 'Wer die Punkte bekommt',
    'CAR-RET': 'Figuren kommen zurück',
    'CAR-TB-GOODS': 'Waren',
    'CAR-TB-BUILDER': 'Der Baumeister',
    'CAR-TB-DOUBLE': 'Das zweite Plättchen',
    'CAR-TB-PIG': 'Das Schwein',
    'CAR-TB-TILES': 'Besondere Plättchen',
    'CAR-END': 'Das Ende des Spiels',
    'CAR-FARM': 'Wiesen',
    'CAR-ABB': 'Der Abt',
    'CAR-RIV': 'Der Fluss',
    'CAR-IC': 'Wirtshäuser & Kathedralen',
    'CAR-EDGE': 'Fragen am Tisch',
  },
  editions: {
    c1: {
      name: 'Erstauflage, 2003',
      about:
        'Eine abgeschlossene Stadt bringt ihren Wiesen 4 Punkte, mit Schwein 5; eine Stadt aus zwei Plättchen ist nur 2 wert.',
    },
    classic: {
      name: 'Erste Edition, spätere Auflage',
      about: 'Eine abgeschlossene Stadt bringt jeder Wiese an ihr 3 Punkte, mit Schwein 4.',
    },
    c2: {
      name: 'Zweite Edition, 2015',
      about: 'Wiesen zu 3 Punkten, mit Schwein 4; Wein, Korn und Tuch; der Abt kann dazukommen.',
    },
    c3: {
      name: 'Dritte Edition, mit Hühnern',
      about:
        'Baumeister und Schwein kommen zusammen mit einem Meeple, und Schweine punkten, wenn eine Stadt mit Wappen abgeschlossen wird.',
    },
  },
  reasons: {
    'other-expansions': 'braucht Erweiterungen, die es an diesem Tisch nicht gibt',
    'pig-herd': 'braucht ein Plättchen, das in keinem Satz an diesem Tisch ist',
  },
  sources: {
    CN: 'Erstauflage, 2003 (chinesische Anleitung)',
    RU: 'erste Edition, spätere Auflage (russische Anleitung)',
    C2: 'zweite Edition, 2015',
    UA: 'dritte Edition (ukrainische Anleitung)',
    general: 'allgemeine Regeln des Spiels',
    ruling: 'unsere Entscheidung, wo die Anleitungen schweigen',
  },
};
