import type { TextsOf } from '../../rule.ts';
import type { VARIANTS } from '../facts/variants.ts';

export const variants: TextsOf<typeof VARIANTS> = {
  'CAT-VAR-01': {
    title: 'Puntos para ganar',
    text: 'Según el reglamento se gana con 10 puntos. También hay mesas que juegan a menos o a más, de 3 a 20.',
    words: ['objetivo', 'meta', 'partida larga', 'partida corta'],
  },
  'CAT-VAR-02': {
    title: 'Qué mano es segura',
    text: 'Según el reglamento, una mano de 7 es segura cuando sale un siete. Con otro límite, a menudo de 8 a 10, solo una mano mayor pierde la mitad, redondeada hacia abajo; sin límite, nadie descarta nada.',
    words: ['límite de descarte', 'tamaño de la mano', 'siete'],
  },
  'CAT-VAR-03': {
    title: 'El bandido amistoso',
    text: 'Como opción, el bandido no puede ir a un hexágono con un edificio de un jugador que tenga 2 puntos o menos, contando solo los puntos que todos ven. Si no queda otro hexágono, va al desierto o se queda allí, y en ese caso no quita nada a un jugador así. Los descartes no cambian.',
    words: ['protección', 'principiantes', 'jugador débil', 'ladrón amable', 'ladrón amistoso'],
  },
  'CAT-VAR-04': {
    title: 'Dados de un mazo',
    text: 'En vez de lanzar, las 36 combinaciones de los dados se pueden sacar de un mazo barajado sin devolverlas. Se baraja de nuevo cuando está vacío, o ya cuando quedan 5, para que contar ayude menos.',
    words: ['cartas', 'dados equilibrados', 'cartas de evento', 'probabilidad'],
  },
  'CAT-VAR-05': {
    title: 'Dados justos',
    text: 'Los dados salen de un generador con semilla, y cada tirada se registra con ambos dados. Solo un 7 se vuelve a lanzar, en las rondas que la mesa juega sin sietes, y no importa quién lanza. Las tiradas se pueden comparar con lo que cabía esperar.',
    words: ['azar', 'suerte', 'histograma', 'trampas', 'estadística'],
  },
  'CAT-VAR-06': {
    title: 'Sin sietes al principio',
    text: 'Como opción, durante las primeras rondas, tantas como quiera la mesa, si sale un 7, se vuelve a lanzar. Una ronda es un turno de cada jugador. Algunos programas esperan en cambio a la primera ciudad.',
    words: ['repetir tirada', 'inicio de la partida', 'protección'],
  },
  'CAT-VAR-07': {
    title: 'Sin vuelta al desierto',
    text: 'Según el reglamento, el bandido puede volver al desierto. Como opción, no puede.',
    words: ['ladrón', 'prohibido', 'regresar'],
  },
  'CAT-VAR-08': {
    title: 'Una banca oculta',
    text: 'Como opción, no se muestran las cartas que quedan en la banca y en el mazo. Lo permitido no cambia, así que un rechazo todavía puede delatar que algo se ha agotado.',
    words: ['banco', 'suministro', 'secreto', 'contar'],
  },
  'CAT-VAR-09': {
    title: 'Relojes',
    text: 'Se puede fijar un tiempo para la tirada, el turno, los descartes y las respuestas. Cuando se agota, el azar hace lo que toca: lanza, descarta o mueve el bandido; si es el del turno, el turno acaba. El reloj nunca cambia las reglas.',
    words: ['temporizador', 'velocidad', 'límite de tiempo', 'cronómetro'],
  },
  'CAT-VAR-10': {
    title: 'Sin comercio entre jugadores',
    text: 'Como opción, los jugadores no comercian entre sí. Quedan la banca y los puertos.',
    words: ['comercio doméstico', 'comercio interior', 'prohibido'],
  },
  'CAT-VAR-11': {
    title: 'Fases separadas',
    text: 'Si se elige, todo el comercio va antes de toda la construcción. Si no, ambos se mezclan libremente.',
    words: ['fase de comercio', 'fase de construcción', 'orden'],
    differs: { r25: 'Solo existe la forma mezclada.' },
  },
  'CAT-VAR-12': {
    title: 'Elegir el mapa',
    text: 'El mapa es variable con números en espiral, variable con números al azar o el de principiantes. El registro de una partida puede contener cualquier otra disposición de las mismas piezas. Algunos programas además filtran los mapas: números iguales separados, sin grandes manchas de un terreno, el desierto en el centro, recursos equilibrados.',
    words: ['aleatorio', 'equilibrado', 'filtro', 'opciones', 'tablero'],
  },
  'CAT-VAR-13': {
    title: 'Deshacer',
    text: 'Lo que acabas de construir, o de cambiar con la banca, se puede deshacer en la página mientras no le haya seguido nada. Lo que ha mostrado algo oculto no se puede: dados, cartas, un robo.',
    words: ['retroceder', 'error', 'revertir', 'volver atrás'],
  },
  'CAT-VAR-14': {
    title: 'Dos jugadores, dos colores neutrales',
    text: 'En cada turno los dados se lanzan dos veces, y los resultados deben ser distintos. Quien construye una carretera o un asentamiento construye también otra pieza de la misma clase, gratis, para un color neutral. Los colores neutrales no reciben cartas, pero pueden tener la Carretera Más Larga. Los jugadores gastan fichas de comercio en acciones especiales.',
    words: ['partida de dos', 'variante oficial', 'fichas de comercio'],
  },
  'CAT-VAR-15': {
    title: 'Un duelo sencillo',
    text: 'Dos jugadores en el mapa habitual, sin colores neutrales. Es una regla de la casa frecuente: 3 asentamientos iniciales cada uno y a menudo 15 puntos para ganar. Aquí el tercero se coloca al final, de nuevo en el orden normal de turno, y trae las cartas iniciales, y se gana con 10 puntos salvo que la mesa quiera más.',
    words: ['partida de dos', 'regla casera', 'uno contra uno'],
  },
};
