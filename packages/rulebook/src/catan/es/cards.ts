import type { TextsOf } from '../../rule.ts';
import type { CARDS } from '../facts/cards.ts';

export const cards: TextsOf<typeof CARDS> = {
  'CAT-DEV-01': {
    title: 'Comprar una carta',
    text: 'Paga mineral, lana y cereales, toma la carta de arriba y mantenla oculta. Puedes comprar varias en un turno.',
    words: ['carta de desarrollo', 'compra', 'mazo', 'robar carta'],
  },
  'CAT-DEV-02': {
    title: 'Cuando el mazo está vacío',
    text: 'Cuando el mazo está vacío, ya no se pueden comprar cartas. Las cartas jugadas nunca vuelven a él.',
    words: ['no quedan cartas', 'barajar de nuevo', 'agotado'],
  },
  'CAT-DEV-03': {
    title: 'Una carta por turno',
    text: 'En tu turno puedes jugar como mucho una carta de desarrollo, sea un caballero o una carta de progreso, antes de la tirada o después.',
    words: ['límite', 'cuántas cartas', 'jugar dos cartas'],
  },
  'CAT-DEV-04': {
    title: 'No en el turno de compra',
    text: 'Una carta no se puede jugar en el turno en que la compraste. Una más antigua del mismo tipo, sí.',
    words: ['carta nueva', 'mismo turno', 'esperar', 'recién comprada'],
  },
  'CAT-DEV-05': {
    title: 'Cartas de punto de victoria',
    text: 'Para ellas no vale ninguno de los dos límites (una carta por turno y ninguna comprada en este turno): puedes mostrar todas las que quieras a la vez. Solo las muestras para ganar.',
    words: ['revelar', 'puntos ocultos', 'iglesia', 'universidad'],
  },
  'CAT-DEV-06': {
    title: 'Se quedan contigo',
    text: 'Las cartas de desarrollo no se pueden cambiar, regalar ni robar. Con un 7 no cuentan como cartas de la mano.',
    words: ['robo', 'comerciar', 'límite de mano', 'descarte'],
  },
  'CAT-DEV-07': {
    title: 'Una carta sin efecto',
    text: 'Puedes jugar una carta aunque traiga poco o nada, como un monopolio de lo que nadie tiene; queda gastada. Las únicas que no se pueden jugar son la construcción de carreteras sin ninguna carretera que colocar y el año de la abundancia con la banca vacía.',
    words: ['inútil', 'nada', 'desperdiciar', 'invento'],
  },
  'CAT-KNIGHT-01': {
    title: 'Lo que hace un caballero',
    text: 'Mueve enseguida el bandido y roba una carta, como tras un 7. Nadie descarta cartas.',
    words: ['soldado', 'ladrón', 'robo'],
  },
  'CAT-KNIGHT-02': {
    title: 'Los caballeros jugados se quedan',
    text: 'La carta queda boca arriba delante de ti y cuenta para el Ejército Más Grande. Los caballeros aún no jugados no cuentan.',
    words: ['soldado', 'ejército de caballería', 'conservar'],
  },
  'CAT-KNIGHT-03': {
    title: 'Un caballero antes de tirar',
    text: 'Puedes jugar un caballero antes de lanzar los dados, esté o no el bandido en un hexágono que toca un edificio tuyo. Si después sale un 7, el bandido se mueve por segunda vez.',
    words: ['soldado', 'momento', 'echar al ladrón'],
  },
  'CAT-PROG-01': {
    title: 'Construcción de carreteras',
    text: 'Coloca hasta dos carreteras sin pagar, allí donde puedas construir carreteras.',
    words: ['carreteras gratis', 'carta de progreso', 'dos carreteras'],
  },
  'CAT-PROG-02': {
    title: 'La segunda carretera gratis',
    text: 'La segunda carretera puede seguir a la primera. La Carretera Más Larga y la victoria se comprueban después de cada una de las dos.',
    words: ['orden', 'construcción de carreteras', 'prolongar'],
  },
  'CAT-PROG-03': {
    title: 'Solo cabe una carretera',
    text: 'Si solo te queda una carretera o un camino posible, colocas una carretera y pierdes la otra. Si no queda nada, la carta no se puede jugar. También puedes renunciar a la segunda carretera.',
    words: ['construcción de carreteras', 'una sola', 'saltar', 'rechazar'],
    differs: { r25: 'El reglamento manda construir dos.' },
  },
  'CAT-PROG-04': {
    title: 'Año de la abundancia',
    text: 'Toma de la banca dos cartas cualesquiera, de un recurso o de dos. Puedes usarlas enseguida.',
    words: ['invento', 'descubrimiento', 'carta de progreso', 'dos recursos'],
  },
  'CAT-PROG-05': {
    title: 'Lo que la banca aún tiene',
    text: 'Con el año de la abundancia solo puedes tomar lo que la banca tiene. Si tiene una sola carta en total, tomas esa.',
    words: ['invento', 'descubrimiento', 'escasez', 'una carta'],
  },
  'CAT-PROG-06': {
    title: 'Sin cartas no hay abundancia',
    text: 'Cuando la banca está vacía, el año de la abundancia no se puede jugar.',
    words: ['invento', 'descubrimiento', 'banco vacío'],
  },
  'CAT-PROG-07': {
    title: 'Monopolio',
    text: 'Nombra un recurso: cada uno de los otros jugadores te da todas las cartas que tenga de él. La banca no da nada. Si nadie tiene ninguna, la carta queda gastada igualmente.',
    words: ['carta de progreso', 'llevarse todo', 'exigir'],
  },
  'CAT-PROG-08': {
    title: 'Las cartas de progreso se van',
    text: 'Una carta de progreso sale de la partida una vez jugada.',
    words: ['descarte', 'gastada', 'retirada', 'un solo uso'],
  },
};
