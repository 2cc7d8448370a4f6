import type { TextsOf } from '../../rule.ts';
import type { PIG } from '../facts/pig.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

/** Where pigs pay nothing until the end. */
const AT_THE_END = inEach(BEFORE_THIRD, 'Los cerdos no puntúan nada durante la partida; cuentan al final.');

export const pig: TextsOf<typeof PIG> = {
  'CAR-TB-PIG-01': {
    title: 'Cerdo en lugar de meeple',
    text: 'En lugar de un meeple puedes poner tu cerdo en un campo de la loseta que acabas de colocar.',
    words: ['poner el cerdo', 'desplegar', 'prado', 'granja'],
    differs: { c3: 'El cerdo llega junto con un granjero y está a su lado.' },
  },
  'CAR-TB-PIG-02': {
    title: 'El cerdo necesita tu granjero',
    text: 'Solo puedes poner el cerdo en un campo donde ya haya un granjero tuyo. Los granjeros y cerdos de otros jugadores no importan.',
    words: ['condición', 'requisito', 'campesino', 'prado'],
    differs: { c3: 'El cerdo llega con su granjero, así que el campo tenía que estar libre.' },
  },
  'CAR-TB-PIG-03': {
    title: 'El cerdo, hasta el final',
    text: 'Una vez puesto, el cerdo permanece en su campo hasta la puntuación final. Solo vuelve antes si otra expansión retira el cerdo o tu último granjero de allí.',
    words: ['permanece', 'granero', 'retirado', 'recuperar'],
    differs: { c3: 'El cerdo vuelve a casa cada vez que se puntúan los cerdos, y cuando su granjero se va.' },
  },
  'CAR-TB-PIG-04': {
    title: 'El cerdo no tiene fuerza',
    text: 'Los cerdos no cuentan cuando los jugadores comparan quién controla un campo.',
    words: ['mayoría', 'fuerza 0', 'cero', 'control'],
  },
  'CAR-TB-PIG-05': {
    title: 'Con cerdo, 4 por ciudad',
    text: 'Si puntúas un campo al final y tu cerdo está en él, cada ciudad completa junto a ese campo te da 4 puntos en vez de 3.',
    words: ['bonificación', 'valor del cerdo', 'recuento final', 'granjero', 'puntos del prado'],
    differs: {
      c1: '5 en vez de 4 por cada ciudad.',
      c3: 'No hay bonificación al final; los cerdos se pagan durante la partida.',
    },
  },
  'CAR-TB-PIG-06': {
    title: 'Primera impresión: 5 por ciudad',
    text: 'En la primera impresión, el cerdo hace que una ciudad valga 5 puntos en vez de 4. Para ello debes puntuar esa ciudad, tu cerdo debe estar en un campo junto a ella y debes tener en el campo del cerdo más granjeros que nadie, o tantos como el que más.',
    words: ['bonificación', 'valor del cerdo', 'ciudad por ciudad', 'dueño'],
    differs: {
      classic: '4 en vez de 3 por cada ciudad.',
      c2: '4 en vez de 3 por cada ciudad.',
      c3: 'No hay bonificación al final; los cerdos se pagan durante la partida.',
    },
  },
  'CAR-TB-PIG-07': {
    title: 'Cerdos en un campo compartido',
    text: 'Si varios jugadores empatan en un campo, todos lo puntúan. Solo reciben la bonificación los que tienen en él un cerdo propio.',
    words: ['empate', 'igualdad', 'mayoría', 'extra'],
    differs: { c3: 'El control no importa: cada cerdo paga a su dueño.' },
  },
  'CAR-TB-PIG-08': {
    title: 'Solo en su propio campo',
    text: 'Tu cerdo solo ayuda en el campo donde está, no en otro campo tuyo junto a la misma ciudad. Los cerdos de otros jugadores no cambian nada para ti.',
    words: ['otro campo', 'rival', 'bonificación', 'prado'],
    differs: { c3: 'Un cerdo paga por las ciudades junto a su propio campo, lo controle quien lo controle.' },
  },
  'CAR-TB-PIG-09': {
    title: 'La loseta con la piara',
    text: 'Algunas impresiones antiguas tienen una loseta con una piara de cerdos que antes daba más valor a su campo. La reimpresión de la primera edición dice que ya no se lo da, así que esa loseta es un campo normal.',
    words: ['rebaño', 'loseta de cerdos', 'manada', 'bonificación'],
  },
  'CAR-TB-PIG-10': {
    title: 'Una bonificación por ciudad',
    text: 'La bonificación del cerdo se paga una vez por cada ciudad, por muchos granjeros que tengas en el campo.',
    words: ['varios granjeros', 'dos veces', 'multiplicar', 'extra'],
    differs: {
      c3: 'El cerdo paga 3 puntos por ciudad durante la partida, por muchos granjeros que tengas.',
    },
  },
  'CAR-TB-PIG-20': {
    title: 'Cerdo junto con un granjero',
    text: 'Cuando pones un meeple como granjero, puedes poner tu cerdo a su lado en el mismo campo. El cerdo nunca está solo: si otra expansión mueve o retira su granjero, el cerdo vuelve a tu reserva.',
    words: ['pareja', 'acompañado', 'campesino', 'tercera edición'],
    differs: inEach(
      BEFORE_THIRD,
      'El cerdo se pone en lugar de un meeple, en un campo donde ya hay un granjero tuyo.',
    ),
  },
  'CAR-TB-PIG-21': {
    title: 'Cuándo puntúan los cerdos',
    text: 'Después de completar y puntuar una ciudad con al menos un escudo, se puntúan todos los cerdos del tablero.',
    words: ['blasón', 'banderín', 'desencadena', 'durante la partida'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-22': {
    title: 'Cada cerdo: 3 por ciudad',
    text: 'Tu cerdo te da 3 puntos por cada ciudad completa junto a su campo. No importa quién controla el campo, y cada ciudad cuenta una vez. La ciudad recién completada cuenta si está junto al campo.',
    words: ['valor del cerdo', 'mayoría', 'contigua', 'blasón'],
    differs: inEach(
      BEFORE_THIRD,
      'Al final, tu cerdo hace que cada ciudad te dé 1 punto más, si puntúas su campo.',
    ),
  },
  'CAR-TB-PIG-23': {
    title: 'Se puntúan todos los cerdos',
    text: 'Se puntúan todos los cerdos del tablero, aunque estén lejos de la ciudad completada y aunque den 0 puntos.',
    words: ['lejos', 'cero', 'cada cerdo', 'recuperar'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-24': {
    title: 'Los cerdos puntuados vuelven',
    text: 'Puntúa primero el jugador que tiene el turno, después los demás en el sentido de las agujas del reloj. Cada uno debe devolver a su reserva el cerdo puntuado.',
    words: ['orden', 'recuperar', 'obligatorio', 'jugador activo'],
    differs: inEach(BEFORE_THIRD, 'Los cerdos se quedan en sus campos hasta la puntuación final.'),
  },
  'CAR-TB-PIG-25': {
    title: 'Recuperar también el granjero',
    text: 'Cuando tu cerdo puntuado vuelve a casa, puedes recuperar el meeple que estaba a su lado, y solo ese. Cada uno decide por orden de turno.',
    words: ['elección', 'campesino', 'opcional', 'retirar'],
    differs: inEach(BEFORE_THIRD, 'Los granjeros se quedan en sus campos hasta la puntuación final.'),
  },
  'CAR-TB-PIG-26': {
    title: 'Puntuación final sin cerdos',
    text: 'Al final, los cerdos no dan puntos ni tienen fuerza. Los granjeros que quedan puntúan como siempre.',
    words: ['fin', 'bonificación', 'cero', 'puntos del prado'],
    differs: inEach(
      BEFORE_THIRD,
      'Al final, tu cerdo hace que cada ciudad valga 1 punto más, si puntúas su campo.',
    ),
  },
  'CAR-TB-PIG-27': {
    title: 'Dos ciudades con escudo',
    text: 'Si una loseta completa varias ciudades con escudos, primero se puntúa todo. Después los cerdos se puntúan una vez, porque vuelven a casa.',
    words: ['varias ciudades', 'a la vez', 'dos veces', 'orden'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-28': {
    title: 'Un cerdo nuevo también puntúa',
    text: 'Un cerdo puesto en la loseta que completa la ciudad ya está en el tablero, así que se puntúa.',
    words: ['mismo turno', 'recién puesto', 'escudo'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-29': {
    title: 'Incluso sin caballero',
    text: 'Los cerdos se puntúan siempre que se completa una ciudad con escudo, aunque no hubiera nadie en ella.',
    words: ['ciudad vacía', 'nadie', 'desencadena', 'blasón'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-30': {
    title: 'Otra vez en turnos extra',
    text: 'Si en tu turno extra completas otra ciudad con escudo, se vuelven a puntuar los cerdos que estén entonces en el tablero.',
    words: ['turno adicional', 'constructor', 'de nuevo', 'blasón'],
    differs: AT_THE_END,
  },
};
