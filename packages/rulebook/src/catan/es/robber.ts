import type { TextsOf } from '../../rule.ts';
import type { ROBBER } from '../facts/robber.ts';

export const robber: TextsOf<typeof ROBBER> = {
  'CAT-SEVEN-01': {
    title: 'El siete, paso a paso',
    text: 'Nadie recibe cartas, y luego quien tiene demasiadas descarta la mitad. Quien ha lanzado mueve el bandido y roba una carta. El turno sigue con el comercio.',
    words: ['7', 'orden', 'ladrón', 'tirada'],
  },
  'CAT-SEVEN-02': {
    title: 'Más de siete cartas',
    text: 'Todos cuentan sus cartas de recursos, también quien ha lanzado. Quien tiene más de 7 elige la mitad, redondeada hacia abajo, y la da a la banca.',
    words: ['descartar la mitad', 'límite de mano', 'siete', 'ocho cartas'],
  },
  'CAT-SEVEN-03': {
    title: 'Todos descartan antes de seguir',
    text: 'Las manos se cuentan cuando sale el 7, y los jugadores descartan en cualquier orden. El bandido espera hasta que todos hayan acabado, y nadie comercia mientras tanto.',
    words: ['simultáneo', 'orden', 'esperar', 'ladrón'],
  },
  'CAT-SEVEN-04': {
    title: 'Cuántas hay que descartar',
    text: 'Tú eliges las cartas, pero exactamente tantas como se piden: 4 de 8 o 9, 5 de 10 u 11, 6 de 12 o 13, y así sucesivamente. Con 7 o menos las conservas todas.',
    words: ['mitad', 'número impar', 'redondeo', 'tabla'],
  },
  'CAT-ROBBER-01': {
    title: 'Dónde empieza el bandido',
    text: 'El bandido empieza la partida en el desierto.',
    words: ['ladrón', 'inicio', 'al principio'],
  },
  'CAT-ROBBER-02': {
    title: 'Lo que mueve al bandido',
    text: 'El bandido solo se mueve cuando sale un 7 o se juega una carta de caballero.',
    words: ['ladrón', 'siete', 'soldado', 'cuándo se mueve', 'mover el ladrón'],
  },
  'CAT-ROBBER-03': {
    title: 'El bandido debe moverse',
    text: 'El bandido no puede quedarse en su hexágono. Debes moverlo a otro.',
    words: ['mover el ladrón', 'quedarse', 'mismo hexágono', 'obligatorio'],
  },
  'CAT-ROBBER-04': {
    title: 'Adónde puede ir el bandido',
    text: 'Va a cualquier otro hexágono, también al desierto. Se permiten hexágonos sin edificios, y también hexágonos que solo tienen edificios tuyos.',
    words: ['ladrón', 'destino', 'hexágono vacío', 'hexágono propio'],
  },
  'CAT-ROBBER-05': {
    title: 'Un hexágono bloqueado',
    text: 'Un hexágono no produce nada mientras el bandido está en él. Los otros hexágonos con el mismo número producen como siempre.',
    words: ['ladrón', 'bloquear', 'sin recursos'],
  },
  'CAT-ROBBER-06': {
    title: 'Un bandido en el desierto',
    text: 'En el desierto, el bandido no bloquea nada.',
    words: ['ladrón', 'inofensivo', 'sin efecto'],
  },
  'CAT-ROBBER-07': {
    title: 'Robar una carta',
    text: 'Después de mover el bandido, toma al azar una carta de recurso de un jugador que tenga un asentamiento o una ciudad junto al nuevo hexágono.',
    words: ['robo', 'ladrón', 'víctima', 'quitar'],
  },
  'CAT-ROBBER-08': {
    title: 'Varios entre los que elegir',
    text: 'Si otros dos jugadores o más tienen edificios junto al hexágono, eliges a quién robar.',
    words: ['robo', 'ladrón', 'víctima', 'elección'],
  },
  'CAT-ROBBER-09': {
    title: 'Nadie a quien robar',
    text: 'Nunca te robas a ti mismo. Si nadie más tiene un edificio junto al hexágono, no se roba nada.',
    words: ['robo', 'hexágono propio', 'hexágono vacío'],
  },
  'CAT-ROBBER-10': {
    title: 'Una víctima sin cartas',
    text: 'Un jugador sin cartas no da nada. Puedes elegir a ese jugador aunque otro junto al hexágono tenga cartas. Si ninguno de ellos las tiene, no hay nada que elegir.',
    words: ['robo', 'mano vacía', 'no tiene cartas'],
  },
  'CAT-ROBBER-11': {
    title: 'Todas las cartas por igual',
    text: 'Cada carta de la mano de la víctima tiene la misma probabilidad de ser tomada. De 3 de mineral y 1 de lana, tomas mineral tres de cada cuatro veces.',
    words: ['al azar', 'suerte', 'probabilidad', 'azar'],
  },
  'CAT-ROBBER-12': {
    title: 'Una sola carta',
    text: 'Tomas una carta, por muchos edificios que la víctima tenga junto al hexágono.',
    words: ['robo', 'cuántas cartas', 'ciudad'],
  },
  'CAT-ROBBER-13': {
    title: 'Robar es obligatorio',
    text: 'Si el jugador que eliges tiene cartas, debes robarle una.',
    words: ['robo', 'ladrón', 'opcional', 'renunciar', 'forzoso'],
  },
  'CAT-ROBBER-14': {
    title: 'Lo que el bandido no toca',
    text: 'El bandido no impide la construcción, las carreteras, los puertos ni el comercio.',
    words: ['ladrón', 'bloquear', 'muelle', 'estorbar'],
  },
  'CAT-ROBBER-15': {
    title: 'La carta robada es secreta',
    text: 'Solo quien roba y su víctima saben qué carta se ha robado.',
    words: ['oculta', 'saber', 'qué carta', 'ladrón'],
  },
};
