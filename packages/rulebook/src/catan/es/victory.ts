import type { TextsOf } from '../../rule.ts';
import type { VICTORY } from '../facts/victory.ts';

export const victory: TextsOf<typeof VICTORY> = {
  'CAT-VP-01': {
    title: 'Lo que da puntos',
    text: 'Un asentamiento da 1 punto, una ciudad 2, la Carretera Más Larga 2, el Ejército Más Grande 2 y una carta de punto de victoria 1.',
    words: ['puntuación', 'contar', 'puntos de victoria', 'cuánto vale'],
  },
  'CAT-VP-02': {
    title: 'Con diez puntos se gana',
    text: 'Quien tiene 10 puntos o más en su propio turno gana enseguida.',
    words: ['fin de la partida', 'victoria', 'objetivo'],
  },
  'CAT-VP-03': {
    title: 'Diez en el turno ajeno',
    text: 'Con 10 puntos en el turno de otro jugador todavía no ganas. Si aún los tienes cuando empieza tu turno, ganas antes de lanzar los dados.',
    words: ['esperar', 'antes de tiempo', 'inicio del turno'],
  },
  'CAT-VP-04': {
    title: 'Cuándo se miran los puntos',
    text: 'Al empezar cada turno y después de cada acción se comprueban los puntos del jugador que tiene el turno.',
    words: ['contar', 'momento', 'automático'],
  },
  'CAT-VP-05': {
    title: 'Los puntos ocultos cuentan',
    text: 'Tus cartas de punto de victoria ocultas también cuentan. La mesa anuncia la victoria por sí sola.',
    words: ['revelar', 'declarar', 'secreto'],
  },
  'CAT-VP-06': {
    title: 'Un solo ganador',
    text: 'Según el reglamento hay exactamente un ganador y nunca un empate. Al final se muestran todas las cartas ocultas. Decisión nuestra para mesas con un objetivo alto: cuando nadie puede ya ganar ningún punto más, la partida acaba y gana quien tiene más puntos. Quienes tienen entonces los mismos comparten la victoria.',
    words: ['fin', 'igualdad', 'desempate', 'revelar'],
  },
  'CAT-INFO-01': {
    title: 'Lo que todos pueden ver',
    text: 'Son públicos el tablero, los dados, las piezas que quedan, los caballeros jugados, las cartas especiales y cuántas cartas de recursos y cartas de desarrollo tiene cada uno. Si te preguntan cuántas tienes, debes decir la verdad.',
    words: ['abierto', 'contar', 'tamaño de la mano'],
  },
  'CAT-INFO-02': {
    title: 'Lo que queda oculto',
    text: 'Están ocultos los tipos de las cartas de recursos de otras manos, las cartas de desarrollo aún no jugadas y el orden del mazo. Las cartas de punto de victoria quedan ocultas hasta el final. Lo que se puede deducir de otras manos a partir de todo lo que fue público se muestra aquí.',
    words: ['secreto', 'privado', 'mano'],
  },
  'CAT-INFO-03': {
    title: 'Contar la banca',
    text: 'Según el reglamento, la banca solo se puede contar cuando podría quedarse corta. Aquí sus cartas siempre se muestran.',
    words: ['banco', 'suministro', 'cuántas quedan'],
  },
  'CAT-INFO-04': {
    title: 'Lo que dice la crónica',
    text: 'La crónica recoge la producción, los tratos, la construcción, los descartes y lo que trajo un monopolio. Qué carta se robó solo se lo dice a quien robó y a su víctima.',
    words: ['historial', 'diario', 'público'],
  },
};
