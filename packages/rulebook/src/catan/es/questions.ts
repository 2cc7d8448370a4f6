import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAT-EDGE-01': {
    title: '¿Cinco asentamientos y después una ciudad?',
    text: 'El asentamiento vuelve a tu reserva. Puedes fundar uno nuevo en el mismo turno.',
    words: ['mejorar', 'piezas', 'límite', 'poblado'],
  },
  'CAT-EDGE-02': {
    title: '¿Una decimosexta carretera?',
    text: 'No. Un sexto asentamiento, una quinta ciudad y una decimosexta carretera se rechazan, porque no queda pieza para ellos.',
    words: ['límite', 'piezas', 'agotadas', 'dieciséis'],
  },
  'CAT-EDGE-03': {
    title: '¿Comprar de un mazo vacío?',
    text: 'La compra se rechaza, y conservas tus cartas.',
    words: ['carta de desarrollo', 'no quedan cartas', 'agotado'],
  },
  'CAT-EDGE-04': {
    title: '¿Abundancia, pero falta la carta?',
    text: 'Con el año de la abundancia no puedes tomar lo que la banca no tiene, pero puedes elegir otra carta.',
    words: ['invento', 'descubrimiento', 'escasez', 'banco'],
  },
  'CAT-EDGE-05': {
    title: '¿Un monopolio que no trae nada?',
    text: 'Está permitido. La carta queda gastada, y era tu carta para este turno.',
    words: ['cero', 'inútil', 'desperdiciar'],
  },
  'CAT-EDGE-06': {
    title: '¿Construcción de carreteras con pocas piezas?',
    text: 'Si te queda 1 carretera, colocas esa. Si te quedan 0, la carta no se puede jugar.',
    words: ['piezas', 'agotadas', 'una carretera'],
  },
  'CAT-EDGE-07': {
    title: '¿Quién descarta primero?',
    text: 'No importa. Los jugadores descartan en cualquier orden, y el resultado es el mismo.',
    words: ['orden', 'simultáneo', 'siete'],
  },
  'CAT-EDGE-08': {
    title: '¿Puede el bandido volver al desierto?',
    text: 'Sí puede, si ahora está en otro lugar.',
    words: ['regresar', 'ladrón', 'destino'],
  },
  'CAT-EDGE-09': {
    title: '¿Puede quedarse el bandido?',
    text: 'No. Debe moverse a otro hexágono.',
    words: ['mismo hexágono', 'ladrón', 'dejar'],
  },
  'CAT-EDGE-10': {
    title: '¿Y si nadie tiene cartas?',
    text: 'Entonces no se puede aceptar ninguna oferta ni robar nada.',
    words: ['manos vacías', 'comercio', 'robo'],
  },
  'CAT-EDGE-11': {
    title: '¿Un caballero y después un siete?',
    text: 'El bandido se mueve dos veces en este turno. Solo se descartan cartas por el 7.',
    words: ['dos veces', 'ladrón', 'mismo turno'],
  },
  'CAT-EDGE-12': {
    title: '¿Caballero nuevo y otro antiguo?',
    text: 'Puedes jugar el que ya tenías. El nuevo espera a un turno posterior.',
    words: ['mismo tipo', 'comprado en este turno', 'soldado'],
  },
  'CAT-EDGE-13': {
    title: '¿Compro el décimo punto?',
    text: 'Ganas enseguida: una carta de punto de victoria cuenta en el mismo turno en que la compras.',
    words: ['carta de punto de victoria', 'mismo turno', 'victoria'],
  },
  'CAT-EDGE-14': {
    title: '¿Otro funda en mi carretera?',
    text: 'Para la Carretera Más Larga, tu carretera cuenta allí como interrumpida. Las piezas mismas se quedan.',
    words: ['cortar', 'romper', 'rival'],
  },
  'CAT-EDGE-15': {
    title: '¿Mi asentamiento en mi carretera?',
    text: 'No interrumpe nada.',
    words: ['edificio propio', 'atravesar', 'poblado'],
  },
  'CAT-EDGE-16': {
    title: '¿Cuenta un anillo?',
    text: 'Sí. Cada carretera del anillo cuenta una vez, y se puede volver a pasar por una intersección.',
    words: ['bucle', 'círculo', 'carretera cerrada'],
  },
  'CAT-EDGE-17': {
    title: '¿Diez puntos fuera de turno?',
    text: 'Todavía no ganas. Ganas cuando empieza tu turno, si aún los tienes.',
    words: ['antes de tiempo', 'esperar', 'otro jugador'],
  },
  'CAT-EDGE-18': {
    title: '¿Dos de mineral por uno solo?',
    text: 'No, un recurso no puede estar en ambos lados. También se rechaza uno de mineral por nada.',
    words: ['regalo', 'mismo recurso', 'trato'],
  },
  'CAT-EDGE-19': {
    title: '¿Ocho de madera, sin puerto?',
    text: 'A 4:1 te traen dos cartas, que pueden ser distintas.',
    words: ['banco', 'dos veces', 'cambio'],
  },
  'CAT-EDGE-20': {
    title: '¿Se deben tres, quedan dos?',
    text: 'Si la banca tiene 2 de cereales y a un jugador se le deben 2 y a otro 1, nadie recibe cereales.',
    words: ['escasez', 'varios jugadores', 'trigo', 'banco'],
  },
  'CAT-EDGE-21': {
    title: '¿Se deben tres a un jugador?',
    text: 'Si la banca tiene 2 de cereales y a un solo jugador se le deben 3, ese jugador recibe 2.',
    words: ['escasez', 'único jugador', 'trigo', 'banco'],
    differs: { older: 'Ese jugador no recibe nada.' },
  },
  'CAT-EDGE-22': {
    title: '¿Empezar junto al desierto?',
    text: 'El desierto no da carta, así que empiezas con menos de 3.',
    words: ['segundo asentamiento', 'cartas iniciales', 'poblado'],
  },
};
