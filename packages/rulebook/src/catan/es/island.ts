import type { TextsOf } from '../../rule.ts';
import type { ISLAND } from '../facts/island.ts';

export const island: TextsOf<typeof ISLAND> = {
  'CAT-COMP-01': {
    title: 'Diecinueve hexágonos',
    text: 'La isla tiene 19 hexágonos de terreno: 4 bosques, 4 pastos, 4 campos, 3 colinas, 3 montañas y 1 desierto.',
    words: ['losetas', 'terrenos', 'piezas', 'cuántos hexágonos', 'sembrados', 'cerros'],
  },
  'CAT-COMP-02': {
    title: 'Lo que da cada terreno',
    text: 'Las colinas dan ladrillo, el bosque madera, el pasto lana, los campos cereales y las montañas mineral. El desierto no da nada.',
    words: ['materias primas', 'arcilla', 'trigo', 'oveja', 'piedra', 'producir', 'barro'],
  },
  'CAT-COMP-03': {
    title: 'Dieciocho tokens de número',
    text: '18 hexágonos reciben un número: un 2, un 12 y dos de cada uno de los números 3, 4, 5, 6, 8, 9, 10 y 11; no hay 7. Las letras del reverso dan el orden 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11. Los puntitos dicen cuántas de 36 tiradas traen un número: 5 para el 6 y el 8 rojos, y así hasta 1 para el 2 y el 12.',
    words: ['fichas numeradas', 'discos', 'probabilidad', 'letras', 'números rojos', 'puntos'],
  },
  'CAT-COMP-04': {
    title: 'Nueve puertos',
    text: 'En cuatro puertos cambias cualquier recurso a 3:1; en cinco, un solo recurso en cada uno a 2:1: ladrillo, madera, lana, cereales y mineral.',
    words: ['muelles', 'puerto general', 'puerto especial', 'tasa de cambio'],
  },
  'CAT-COMP-05': {
    title: 'Noventa y cinco cartas de recursos',
    text: 'La banca tiene 19 cartas de cada recurso: ladrillo, madera, lana, cereales y mineral.',
    words: ['materias primas', 'suministro', 'pilas', 'cuántas cartas'],
  },
  'CAT-COMP-06': {
    title: 'Veinticinco cartas de desarrollo',
    text: 'El mazo tiene 14 caballeros, 5 cartas de punto de victoria y 2 de cada una de estas: construcción de carreteras, año de la abundancia y monopolio.',
    words: ['baraja', 'soldados', 'invento', 'descubrimiento', 'cartas de progreso'],
    differs: { r25: 'Su reglamento inglés llama invento al año de la abundancia.' },
  },
  'CAT-COMP-07': {
    title: 'Tus piezas',
    text: 'Tienes 5 asentamientos, 4 ciudades y 15 carreteras de un color. La caja trae rojo, azul, blanco y naranja.',
    words: ['poblados', 'figuras', 'colores', 'reserva', 'casas'],
  },
  'CAT-COMP-08': {
    title: 'Bandido, dados y cartas especiales',
    text: 'Hay un bandido, dos dados de seis caras y dos cartas especiales de 2 puntos cada una: la Carretera Más Larga y el Ejército Más Grande.',
    words: ['ladrón', 'bonificación', 'gran ruta comercial', 'gran ejército de caballería', 'ruta más larga'],
    differs: { r25: 'Su reglamento inglés llama Ruta Más Larga a la Carretera Más Larga.' },
  },
  'CAT-COMP-09': {
    title: 'Nombres de los puntos de victoria',
    text: 'Biblioteca, mercado, capilla, gran salón y universidad son solo nombres. Cada una de las cinco cartas vale un punto.',
    words: ['iglesia', 'edificios', 'biblioteca', 'universidad', 'ambientación'],
  },
  'CAT-GEO-01': {
    title: 'Intersecciones, caminos y costa',
    text: 'Los hexágonos están en filas de 3, 4, 5, 4 y 3. Los 19 juntos tienen 54 intersecciones y 72 caminos, 30 de ellos en la costa.',
    words: ['tablero', 'esquinas', 'aristas', 'tamaño'],
  },
  'CAT-GEO-02': {
    title: 'Lo que toca una intersección',
    text: 'Una intersección es una esquina de uno, dos o tres hexágonos; el resto allí es mar. Tiene dos o tres intersecciones vecinas.',
    words: ['encrucijada', 'vértice', 'nodo', 'esquina', 'punto'],
  },
  'CAT-GEO-03': {
    title: 'Qué es un camino',
    text: 'Un camino une dos intersecciones vecinas, entre dos hexágonos o entre un hexágono y el mar. En los caminos de la costa se ponen carreteras como en cualquier otro.',
    words: ['arista', 'lado', 'borde', 'dónde van las carreteras'],
  },
  'CAT-GEO-04': {
    title: 'Cómo se numeran los lugares',
    text: 'Los hexágonos se numeran de 0 a 18, fila por fila desde arriba y de izquierda a derecha. Las intersecciones, de 0 a 53, y los caminos, de 0 a 71, siguen el mismo orden.',
    words: ['identificadores', 'nombres', 'coordenadas', 'notación', 'registro'],
  },
  'CAT-GEO-05': {
    title: 'Dónde están los puertos',
    text: 'Los nueve puertos tienen lugares fijos; el primero está en el lado noroeste del hexágono superior izquierdo. Siguiendo los 30 caminos de la costa en el sentido de las agujas del reloj, los pasos de uno al siguiente son 3, 4, 3, 3, 4, 3, 3, 4, 3. Ninguno comparte una intersección con otro, así que 18 de las 30 intersecciones de la costa tienen puerto.',
    words: ['muelles', 'marco', 'bahía', 'posición de los puertos'],
  },
  'CAT-GEO-06': {
    title: 'A quién sirve un puerto',
    text: 'Un puerto sirve a las dos intersecciones de los extremos de su camino, y a ninguna otra.',
    words: ['muelle', 'qué esquinas', 'alcance', 'acceso al puerto'],
  },
};
