import type { TextsOf } from '../../rule.ts';
import type { AWARDS } from '../facts/awards.ts';

export const awards: TextsOf<typeof AWARDS> = {
  'CAT-LROAD-01': {
    title: 'Cinco carreteras, dos puntos',
    text: 'El primer jugador con una línea continua de al menos 5 carreteras toma la carta de la Carretera Más Larga. Vale 2 puntos.',
    words: ['gran ruta comercial', 'ruta más larga', 'carta especial', 'mínimo', 'camino más largo'],
  },
  'CAT-LROAD-02': {
    title: 'Cómo se mide una carretera',
    text: 'Cuenta el recorrido más largo por tus carreteras sin usar ninguna dos veces; puede volver a pasar por una intersección. Un anillo de 6 cuenta 6. Dos anillos que comparten una carretera, 11 carreteras en total, cuentan 11.',
    words: ['longitud', 'contar', 'bucle', 'círculo', 'gran ruta comercial'],
  },
  'CAT-LROAD-03': {
    title: 'Los ramales no suman',
    text: 'Los ramales laterales no se suman. Solo cuenta tu mejor recorrido.',
    words: ['bifurcación', 'desvío', 'rama', 'suma'],
  },
  'CAT-LROAD-04': {
    title: 'Tus propios edificios',
    text: 'Tus propios asentamientos y ciudades nunca interrumpen tu carretera.',
    words: ['interrumpir', 'cortar', 'atravesar', 'poblado'],
  },
  'CAT-LROAD-05': {
    title: 'Carreteras de otros',
    text: 'Las carreteras de otros jugadores no interrumpen la tuya donde se encuentran con ella.',
    words: ['cruzar', 'rival', 'interrumpir'],
  },
  'CAT-LROAD-06': {
    title: 'Un edificio en medio',
    text: 'Un asentamiento o una ciudad de otro jugador interrumpe tu carretera. Tu recorrido puede empezar o acabar allí, pero no atravesarlo. La carretera que llega hasta allí sigue contando.',
    words: ['interrumpir', 'romper', 'cortar', 'rival'],
  },
  'CAT-LROAD-07': {
    title: 'Solo vale una más larga',
    text: 'Para quitar la carta a quien la tiene necesitas una carretera más larga. Una igual no cambia nada.',
    words: ['empate', 'igualdad', 'superar', 'gran ruta comercial'],
  },
  'CAT-LROAD-08': {
    title: 'Después de cada cambio',
    text: 'Cuando se ha colocado una carretera o un asentamiento, se miden todas las carreteras. Si nadie tiene una carretera de 5, nadie tiene la carta. Quien la tiene y aún tiene la más larga, aunque sea en empate, la conserva. Si no, pasa al único jugador con la más larga, o se aparta si hay varios empatados.',
    words: ['recalcular', 'igualdad', 'romper', 'perder', 'gran ruta comercial'],
    differs: {
      r25: 'El reglamento solo dice que la carta se devuelve cuando quien la tiene deja de cumplir los requisitos.',
    },
  },
  'CAT-LROAD-09': {
    title: 'Una carta apartada',
    text: 'Una carta apartada pasa al primer jugador que tenga en solitario la carretera más larga, de al menos 5.',
    words: ['empate', 'nadie', 'volver a tomar'],
  },
  'CAT-LROAD-10': {
    title: 'Quién se beneficia de un corte',
    text: 'Cuando se corta una carretera, la carta puede pasar a un tercer jugador, incluso en el turno de otro. Ese jugador no puede ganar antes de que llegue su propio turno.',
    words: ['tercer jugador', 'interrumpir', 'romper', 'victoria', 'ruta comercial'],
  },
  'CAT-LROAD-11': {
    title: 'Programas que cuentan de otro modo',
    text: 'Algunos programas no cuentan la última carretera antes de un edificio, no cuentan los anillos o suman los ramales. Algunos dan la carta al primero de los empatados, o se la dejan a quien ya no llega a 5. Esta mesa cuenta como dice el reglamento.',
    words: ['implementaciones', 'errores', 'diferencia'],
  },
  'CAT-LARMY-01': {
    title: 'Tres caballeros, dos puntos',
    text: 'El primer jugador que ha jugado 3 caballeros toma la carta del Ejército Más Grande. Vale 2 puntos.',
    words: ['soldados', 'carta especial', 'gran ejército de caballería', 'mayor ejército'],
  },
  'CAT-LARMY-02': {
    title: 'Se quita con más caballeros',
    text: 'La carta solo pasa a un jugador con más caballeros jugados que quien la tiene.',
    words: ['empate', 'igualdad', 'superar', 'gran ejército de caballería'],
  },
  'CAT-LARMY-03': {
    title: 'Siempre tiene dueño',
    text: 'Los caballeros jugados no se pierden. Una vez tomado, el Ejército Más Grande siempre es de alguien y nunca se aparta.',
    words: ['apartar', 'perder', 'ejército de caballería'],
  },
  'CAT-LARMY-04': {
    title: 'El ejército cuenta enseguida',
    text: 'Si un caballero convierte tu ejército en el más grande, tomas la carta al jugarlo. Si con eso llegas a 10 puntos, la partida acaba antes de que se mueva el bandido.',
    words: ['inmediatamente', 'ganar', 'ladrón'],
  },
};
