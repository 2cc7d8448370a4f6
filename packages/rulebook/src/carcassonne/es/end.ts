import type { TextsOf } from '../../rule.ts';
import type { END } from '../facts/end.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const end: TextsOf<typeof END> = {
  'CAR-END-01': {
    title: 'Cuándo acaba la partida',
    text: 'La partida acaba cuando la última loseta está colocada y puntuada. Nadie juega otro turno.',
    words: ['última loseta', 'montón vacío', 'fin del juego'],
  },
  'CAR-END-02': {
    title: 'Lo que queda abierto',
    text: 'También se puntúan las zonas incompletas con meeples, según la fuerza, como siempre. Un camino da 1 punto por loseta; una ciudad, 1 por loseta y 1 por escudo; un monasterio, 1 y 1 más por cada loseta vecina. Un camino incompleto con posada o una ciudad incompleta con catedral da 0, salvo que la mesa haya elegido el final más suave.',
    words: ['sin terminar', 'recuento final', 'inacabado', 'claustro', 'blasón'],
  },
  'CAR-END-03': {
    title: 'Después campos, después mercancías',
    text: 'Tras las zonas incompletas vienen los campos, y tras ellos, las mercancías.',
    words: ['orden', 'recuento final', 'granjeros', 'fichas'],
  },
  'CAR-END-04': {
    title: 'Gana quien tiene más puntos',
    text: 'Gana quien tiene más puntos. Con los mismos puntos se comparte la victoria.',
    words: ['ganador', 'empate', 'desempate', 'igualdad'],
  },
  'CAR-FARM-01': {
    title: 'Los campos puntúan al final',
    text: 'Los campos solo dan puntos cuando la partida ha acabado, y solo por ciudades completas. Si la mesa lo elige, nadie ocupa los campos y estos no dan puntos.',
    words: ['granjeros', 'granjas', 'prado', 'recuento final', 'campesino'],
  },
  'CAR-FARM-02': {
    title: 'Una ciudad junto al campo',
    text: 'Una ciudad está junto a un campo si los dos se tocan en alguna loseta. Cada ciudad cuenta una vez para un campo, por muchas veces que se toquen.',
    words: ['contigua', 'limita', 'adyacente', 'muralla', 'granja'],
  },
  'CAR-FARM-03': {
    title: 'Ciudad por ciudad, 4 puntos',
    text: 'En la primera impresión, cada ciudad completa se cuenta por separado. Suma los granjeros de cada jugador en todos los campos junto a ella: quien tiene más recibe 4 puntos por esa ciudad, y todos los empatados reciben 4. Un campo que toca la ciudad dos veces cuenta una vez.',
    words: ['puntuación antigua', 'granjeros', 'cuatro puntos', 'abastecer la ciudad', 'granja'],
    differs: inEach(AFTER_FIRST_PRINTING, '3 puntos por cada ciudad completa, contados campo por campo.'),
  },
  'CAR-FARM-04': {
    title: 'Una ciudad paga una vez',
    text: 'Durante poco tiempo, hacia 2001, los campos se contaban uno por uno a 3 puntos por ciudad, pero cada ciudad pagaba al mismo jugador una sola vez. Con un cerdo cobrabas el precio más alto que te correspondía. Hoy contar así es una opción de la mesa.',
    words: ['puntuación antigua', 'una vez por jugador', 'historia', '2001'],
    differs: {
      c1: '4 puntos por cada ciudad, contados ciudad por ciudad.',
      ...inEach(
        AFTER_FIRST_PRINTING,
        'Cada campo paga por separado, así que una ciudad puede pagarte varias veces.',
      ),
    },
  },
  'CAR-FARM-05': {
    title: 'Campo por campo, 3 puntos',
    text: 'Quien es más fuerte en un campo recibe 3 puntos por cada ciudad completa junto a él. Cada campo se cuenta por separado, así que una ciudad puede pagar a varios campos, y a ti más de una vez.',
    words: ['granjeros', 'granjas', 'prado', 'mayoría', 'tres puntos'],
    differs: { c1: '4 puntos por cada ciudad, contados ciudad por ciudad.' },
  },
  'CAR-FARM-06': {
    title: 'Sin granjero no hay puntos',
    text: 'Un campo sin granjeros no da puntos a nadie.',
    words: ['campo vacío', 'sin dueño', 'prado'],
  },
};
