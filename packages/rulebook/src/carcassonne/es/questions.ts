import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';
import { AFTER_FIRST_PRINTING, BEFORE_THIRD, inEach } from '../in-each.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAR-EDGE-01': {
    title: '¿Segunda loseta al unir zonas mías?',
    text: 'Sí. La loseta que une dos caminos o dos ciudades amplía el camino o la ciudad donde está tu constructor, así que te corresponde una segunda loseta.',
    words: ['constructor', 'conectar', 'juntar', 'doble turno'],
  },
  'CAR-EDGE-02': {
    title: '¿Constructor en la otra punta?',
    text: 'Tu constructor trabaja aunque amplíes su camino o su ciudad muy lejos de él. La distancia no importa.',
    words: ['distancia', 'alargar', 'doble turno', 'lejos'],
  },
  'CAR-EDGE-03': {
    title: '¿Constructor y meeple a la vez?',
    text: 'No. En cada loseta pones una figura, el constructor o un meeple.',
    words: ['los dos', 'misma loseta', 'dos figuras', 'juntos'],
    differs: { c3: 'Sí, y solo así: el constructor siempre llega con un meeple.' },
  },
  'CAR-EDGE-04': {
    title: '¿Constructor en la segunda loseta?',
    text: 'Sí, si está en tu reserva y hay un meeple tuyo en ese camino o en esa ciudad; vale un caballero puesto en la primera loseta. No trae una tercera loseta.',
    words: ['doble turno', 'segunda parte', 'de nuevo'],
    differs: { c3: 'Sí, junto con un meeple puesto en la misma loseta.' },
  },
  'CAR-EDGE-05': {
    title: '¿Constructor donde la loseta cierra?',
    text: 'Volvería de inmediato y no ganaría nada, así que la mesa no lo ofrece.',
    words: ['completar', 'misma loseta', 'inútil'],
    differs: { c3: 'Se puede con un meeple: ambos vuelven en la puntuación, y no hay turno extra.' },
  },
  'CAR-EDGE-06': {
    title: '¿Otro cierra la zona del constructor?',
    text: 'La zona se puntúa, tu constructor y tus meeples vuelven a casa, y nadie recibe por ello una segunda loseta.',
    words: ['rival', 'completar', 'doble turno', 'recuperar'],
  },
  'CAR-EDGE-07': {
    title: '¿Cierro la zona del constructor?',
    text: 'Recibes igualmente tu segunda loseta. El constructor ya está en casa, así que puedes volver a ponerlo con la segunda loseta.',
    words: ['completar', 'doble turno', 'recuperar', 'primera loseta'],
    differs: {
      c3: 'El constructor espera junto a los montones mientras la zona se puntúa; después juegas el turno extra.',
    },
  },
  'CAR-EDGE-08': {
    title: '¿Segunda loseta, pero no quedan?',
    text: 'Entonces no hay segunda loseta. La partida acaba y empieza la puntuación final.',
    words: ['montón vacío', 'última loseta', 'constructor', 'fin'],
  },
  'CAR-EDGE-09': {
    title: '¿La segunda loseta no encaja?',
    text: 'Sale de la partida y sacas otra, como con cualquier loseta.',
    words: ['imposible de colocar', 'robar otra', 'doble turno'],
  },
  'CAR-EDGE-10': {
    title: '¿Segunda loseta junto a la primera?',
    text: 'No hace falta. Sirve cualquier lugar donde encaje.',
    words: ['contigua', 'al lado', 'doble turno', 'dónde'],
  },
  'CAR-EDGE-11': {
    title: '¿Primero puntuar, después poner?',
    text: 'No. Pones tu figura antes de puntuar. Un meeple que vuelve a casa en la puntuación solo puede ponerse en tu próxima loseta.',
    words: ['orden', 'antes', 'recuperar', 'pasos'],
  },
  'CAR-EDGE-12': {
    title: '¿Toca mi campo dos veces?',
    text: 'La ciudad cuenta una vez para ese campo.',
    words: ['dos lados', 'contigua', 'granjero', 'una vez'],
  },
  'CAR-EDGE-13': {
    title: '¿Ciudad dos veces en una loseta?',
    text: 'La loseta cuenta una vez para los puntos de la ciudad. Ambas partes pertenecen a la misma ciudad, también para los campos que tienen al lado.',
    words: ['dos segmentos', 'contar', 'misma loseta'],
  },
  'CAR-EDGE-14': {
    title: '¿Pasa un campo bajo el puente?',
    text: 'No. Los campos no se conectan por debajo de un puente.',
    words: ['bajo el puente', 'conectado', 'prado'],
  },
  'CAR-EDGE-15': {
    title: '¿Campos junto a una puerta?',
    text: 'El camino acaba en la puerta, y los campos acaban en la muralla. A izquierda y derecha del camino hay campos separados en esa loseta.',
    words: ['puerta de la ciudad', 'muro', 'separados', 'granja'],
  },
  'CAR-EDGE-16': {
    title: '¿El campo rodea el extremo?',
    text: 'Sí. Donde un camino simplemente acaba en un monasterio, una casa o una letrina, el campo rodea ese extremo y sigue siendo uno. Donde se juntan varios caminos, estos lo dividen.',
    words: ['fin del camino', 'conectado', 'alrededor', 'claustro'],
  },
  'CAR-EDGE-17': {
    title: '¿Un granjero en un campo cerrado?',
    text: 'Sí, un granjero puede estar en un campo que queda entero dentro de una loseta. Ese campo nunca puede crecer.',
    words: ['campo interior', 'dentro', 'encerrado', 'sin borde'],
  },
  'CAR-EDGE-18': {
    title: '¿Poner antes de unir?',
    text: 'No. Primero la loseta se une a lo que toca, después miras si hay alguien allí.',
    words: ['ocupado', 'conectar', 'compartido', 'colarse'],
  },
  'CAR-EDGE-19': {
    title: '¿Los dos con igual fuerza?',
    text: 'Ambos reciben todos los puntos.',
    words: ['empate', 'igualdad', 'compartido', 'mayoría'],
  },
  'CAR-EDGE-20': {
    title: '¿Desempata el constructor?',
    text: 'No, nunca. Su fuerza es 0.',
    words: ['empate', 'mayoría', 'control'],
  },
  'CAR-EDGE-21': {
    title: '¿Retiran el granjero del cerdo?',
    text: 'El cerdo vuelve a tu reserva y no puntúa nada.',
    words: ['tercera edición', 'recuperar', 'solo', 'perdido'],
    differs: inEach(BEFORE_THIRD, 'El cerdo se queda mientras tengas algún granjero en ese campo.'),
  },
  'CAR-EDGE-22': {
    title: '¿Otro cierra ciudad con escudo?',
    text: 'Se puntúan todos los cerdos. Va primero ese jugador, después los demás en el sentido de las agujas del reloj.',
    words: ['blasón', 'rival', 'orden', 'cerdos', 'tercera edición'],
    differs: inEach(BEFORE_THIRD, 'Los cerdos no se puntúan entonces; cuentan al final.'),
  },
  'CAR-EDGE-23': {
    title: '¿Mercancías con la segunda loseta?',
    text: 'También las tomas. Las mercancías son para quien completa la ciudad, con cualquiera de las dos losetas.',
    words: ['doble turno', 'fichas', 'quién recibe', 'completar'],
  },
  'CAR-EDGE-24': {
    title: '¿Un monasterio completa otro monasterio?',
    text: 'Entonces cada uno cuenta por separado. El antiguo da sus 9 puntos; el meeple del nuevo se queda hasta que también esté rodeado.',
    words: ['claustro', 'vecino', 'dos monasterios', 'por separado'],
  },
  'CAR-EDGE-25': {
    title: '¿Ciudad pequeña con mercancías?',
    text: 'En la primera impresión da 2 puntos, y sus mercancías se toman como siempre.',
    words: ['dos losetas', 'bienes', 'fichas'],
    differs: inEach(
      AFTER_FIRST_PRINTING,
      'Da 4 puntos, como cualquier ciudad de dos losetas, y sus mercancías.',
    ),
  },
};
