import type { Names } from '../names.ts';

/** What the game, and what its rules are sorted by, is called in Spanish. */
export const names: Names = {
  game: 'Carcassonne',
  chapters: {
    'CAR-GEN': 'Preparación',
    'CAR-TURN': 'El turno',
    'CAR-TILE': 'Colocar una loseta',
    'CAR-MEEP': 'Poner un meeple',
    'CAR-ROAD': 'Caminos',
    'CAR-CITY': 'Ciudades',
    'CAR-MON': 'Monasterios',
    'CAR-MAJ': 'Quién puntúa',
    'CAR-RET': 'Las figuras vuelven a casa',
    'CAR-TB-GOODS': 'Mercancías',
    'CAR-TB-BUILDER': 'El constructor',
    'CAR-TB-DOUBLE': 'La segunda loseta',
    'CAR-TB-PIG': 'El cerdo',
    'CAR-TB-TILES': 'Losetas especiales',
    'CAR-END': 'El fin de la partida',
    'CAR-FARM': 'Campos',
    'CAR-ABB': 'El abad',
    'CAR-RIV': '«El Río»',
    'CAR-IC': '«Posadas y Catedrales»',
    'CAR-EDGE': 'Preguntas en la mesa',
  },
  editions: {
    c1: {
      name: 'Primera impresión, 2003',
      about:
        'Una ciudad completa paga a sus campos 4 puntos, 5 con cerdo; una ciudad de dos losetas vale solo 2.',
    },
    classic: {
      name: 'Primera edición, reimpresión',
      about: 'Una ciudad completa paga a cada campo junto a ella 3 puntos, 4 con cerdo.',
    },
    c2: {
      name: 'Segunda edición, 2015',
      about: 'Campos a 3 puntos, 4 con cerdo; vino, trigo y tela; se puede añadir el abad.',
    },
    c3: {
      name: 'Tercera edición, con gallinas',
      about:
        'El constructor y el cerdo llegan junto con un meeple, y los cerdos puntúan cuando se cierra una ciudad con escudo.',
    },
  },
  reasons: {
    'other-expansions': 'necesita expansiones que no están en esta mesa',
    'pig-herd': 'necesita una loseta que no está en ningún conjunto de esta mesa',
  },
  sources: {
    CN: 'primera impresión, 2003 (reglamento chino)',
    RU: 'reimpresión de la primera edición (reglamento ruso)',
    C2: 'segunda edición, 2015',
    UA: 'tercera edición (reglamento ucraniano)',
    general: 'reglas comunes del juego',
    ruling: 'decisión nuestra donde los reglamentos callan',
  },
};
