import type { TextsOf } from '../../rule.ts';
import type { BUILDING } from '../facts/building.ts';

export const building: TextsOf<typeof BUILDING> = {
  'CAT-BUILD-01': {
    title: 'Lo que cuesta cada cosa',
    text: 'Una carretera cuesta ladrillo y madera; un asentamiento, ladrillo, madera, lana y cereales. Una ciudad cuesta 3 de mineral y 2 de cereales; una carta de desarrollo, mineral, lana y cereales. Pagas a la banca.',
    words: ['precio', 'costes de construcción', 'costos', 'materias primas', 'trigo', 'oveja', 'arcilla'],
  },
  'CAT-BUILD-02': {
    title: 'Construir en tu propio turno',
    text: 'Solo construye el jugador que tiene el turno, y solo después de la tirada. La carta de construcción de carreteras es una excepción, y también lo son las reglas para 5 y 6 jugadores.',
    words: ['cuándo', 'momento', 'antes de tirar'],
  },
  'CAT-BUILD-03': {
    title: 'Debe quedar una pieza',
    text: 'Solo puedes construir lo que todavía tienes en tu reserva.',
    words: ['sin piezas', 'límite', 'suministro', 'agotado'],
  },
  'CAT-BUILD-04': {
    title: 'Lo construido se queda',
    text: 'Las carreteras y las ciudades nunca dejan el tablero. Un asentamiento solo lo deja cuando se convierte en ciudad.',
    words: ['quitar', 'retirar', 'mover una carretera', 'destruir'],
  },
  'CAT-ROAD-01': {
    title: 'Una carretera por camino',
    text: 'Las carreteras están en caminos y conectan tus asentamientos y ciudades. En cada camino cabe una carretera.',
    words: ['ocupado', 'arista', 'calle'],
  },
  'CAT-ROAD-02': {
    title: 'Carreteras por la costa',
    text: 'Puedes construir carreteras a lo largo de la costa.',
    words: ['mar', 'orilla', 'borde de la isla'],
  },
  'CAT-ROAD-03': {
    title: 'La carretera enlaza con lo tuyo',
    text: 'Un extremo de una carretera nueva debe tocar una carretera, un asentamiento o una ciudad tuyos.',
    words: ['conectar', 'dónde', 'contigua', 'prolongar'],
  },
  'CAT-ROAD-04': {
    title: 'Los edificios ajenos cierran el paso',
    text: 'Donde hay un asentamiento o una ciudad de otro jugador, tu carretera no sigue. Una carretera tuya que acaba allí no conecta el camino siguiente.',
    words: ['bloqueada', 'rival', 'atravesar', 'pasar', 'ajeno'],
  },
  'CAT-ROAD-05': {
    title: 'Desde el otro lado',
    text: 'En el camino que hay detrás de un edificio ajeno se puede construir si el otro extremo del camino toca una carretera o un edificio tuyos. Una red cortada en dos puede crecer a ambos lados del corte.',
    words: ['cortada', 'bloqueada', 'rival', 'los dos lados'],
  },
  'CAT-ROAD-06': {
    title: 'Las carreteras no dan puntos',
    text: 'Las carreteras no valen nada por sí mismas. Solo la carta de la Carretera Más Larga da puntos por ellas.',
    words: ['valor', 'cuánto vale', 'puntuación'],
  },
  'CAT-ROAD-07': {
    title: 'Quince carreteras',
    text: 'Tienes 15 carreteras. Cuando no queda ninguna, no puedes ni construir una ni colocarla con una carta.',
    words: ['límite', 'agotadas', 'reserva'],
  },
  'CAT-ROAD-08': {
    title: 'Sin carretera no hay asentamiento',
    text: 'Tras la preparación no puedes fundar asentamientos sin construir también carreteras.',
    words: ['expandirse', 'hace falta', 'conexión', 'poblado'],
  },
  'CAT-SETL-01': {
    title: 'Lo que vale un asentamiento',
    text: 'Un asentamiento vale 1 punto.',
    words: ['poblado', 'pueblo', 'casa', 'punto de victoria'],
  },
  'CAT-SETL-02': {
    title: 'Dónde van los asentamientos',
    text: 'Un asentamiento va en una intersección libre, en el interior o en la costa.',
    words: ['esquina', 'poblado', 'encrucijada', 'lugar'],
  },
  'CAT-SETL-03': {
    title: 'Necesita tu carretera',
    text: 'Tras la preparación, un asentamiento debe tocar al menos una carretera propia.',
    words: ['conexión', 'red', 'fundar', 'poblado'],
  },
  'CAT-SETL-04': {
    title: 'La Regla de Distancia',
    text: 'Todas las intersecciones vecinas de un nuevo asentamiento, dos o tres, deben estar libres de edificios, también de los tuyos. Las carreteras no importan.',
    words: ['separación', 'adyacente', 'vecino', 'dos caminos', 'poblado'],
  },
  'CAT-SETL-05': {
    title: 'Participa en cada hexágono',
    text: 'Un asentamiento participa en la producción de cada hexágono que toca.',
    words: ['ingresos', 'poblado', 'hexágonos adyacentes', 'materias primas'],
  },
  'CAT-SETL-06': {
    title: 'Los cinco en el tablero',
    text: 'Cuando los 5 asentamientos están en el tablero, uno debe convertirse en ciudad antes de que puedas fundar otro.',
    words: ['límite', 'agotados', 'sexto poblado'],
  },
  'CAT-SETL-07': {
    title: 'Fundar en carreteras ajenas',
    text: 'Puedes fundar donde se juntan o pasan carreteras de otros, si tu propia carretera llega hasta allí y se respeta la distancia. La carretera ajena queda interrumpida.',
    words: ['poblado', 'cortar', 'romper', 'rival', 'interrumpir'],
  },
  'CAT-CITY-01': {
    title: 'De asentamiento a ciudad',
    text: 'Una ciudad solo se construye en el lugar de un asentamiento tuyo. El asentamiento vuelve a tu reserva.',
    words: ['mejorar', 'sustituir', 'ampliar', 'poblado'],
  },
  'CAT-CITY-02': {
    title: 'Lo que vale una ciudad',
    text: 'Una ciudad vale 2 puntos en total. Trae 2 cartas de cada hexágono que toca cuando este produce.',
    words: ['doble', 'ingresos', 'puntuación'],
  },
  'CAT-CITY-03': {
    title: 'Cuatro ciudades',
    text: 'Puedes tener como mucho 4 ciudades. Una ciudad nunca vuelve a ser un asentamiento.',
    words: ['límite', 'máximo', 'volver atrás'],
  },
};
