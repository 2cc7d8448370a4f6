import { inEach } from '../../in-each.ts';
import type { TextsOf } from '../../rule.ts';
import type { EXTENSION } from '../facts/extension.ts';

export const extension: TextsOf<typeof EXTENSION> = {
  'CAT-P56-01': {
    title: 'Treinta hexágonos',
    text: 'Hay 30 hexágonos de terreno: 6 bosques, 6 pastos, 6 campos, 5 colinas, 5 montañas y 2 desiertos.',
    words: ['losetas', 'terrenos', 'cinco jugadores', 'seis jugadores', 'ampliación'],
  },
  'CAT-P56-02': {
    title: 'Veintiocho tokens',
    text: '28 números ocupan el lugar de los 18: dos de cada uno de los números 2 y 12, tres de cada uno de los números 3, 4, 5, 6, 8, 9, 10 y 11. Sus letras dan un orden propio.',
    words: ['fichas numeradas', 'discos', 'letras'],
  },
  'CAT-P56-03': {
    title: 'Once puertos',
    text: 'En cinco puertos cambias cualquier recurso a 3:1. En seis cambias un solo recurso a 2:1: en dos de ellos lana, en los otros un recurso en cada uno.',
    words: ['muelles', 'puerto especial', 'tasa de cambio'],
  },
  'CAT-P56-04': {
    title: 'Más cartas',
    text: 'Hay 24 cartas de cada recurso, 120 en total. Las 34 cartas de desarrollo son 20 caballeros, 5 cartas de punto de victoria y 3 de cada una de estas: construcción de carreteras, año de la abundancia y monopolio.',
    words: ['banco', 'mazo', 'suministro', 'invento'],
  },
  'CAT-P56-05': {
    title: 'Dos colores más',
    text: 'Se suman verde y marrón, cada uno con 5 asentamientos, 4 ciudades y 15 carreteras. Siguen haciendo falta 10 puntos para ganar.',
    words: ['piezas', 'verde', 'marrón', 'objetivo'],
  },
  'CAT-P56-06': {
    title: 'Una isla más larga',
    text: 'Las filas de 3, 4, 5, 6, 5, 4 y 3 hexágonos tienen 80 intersecciones y 109 caminos, 38 de ellos en la costa.',
    words: ['tablero', 'tamaño', 'esquinas', 'aristas'],
  },
  'CAT-P56-07': {
    title: 'Dónde van los once puertos',
    text: 'El primero está en el lado noroeste del hexágono superior izquierdo. En el sentido de las agujas del reloj, los pasos por la costa de uno al siguiente son 3, 4, 3, 4, 3, 4, 3, 4, 3, 3, 4. Se baraja qué puerto va en cada lugar.',
    words: ['muelles', 'posición de los puertos', 'costa'],
  },
  'CAT-P56-08': {
    title: 'La espiral en treinta hexágonos',
    text: 'Desde cualquier esquina, la espiral recorre los 16 hexágonos exteriores en sentido contrario a las agujas del reloj, luego los 10 del anillo medio y luego los 4 del centro. Los dos desiertos se saltan. Tampoco aquí queda un 6 u 8 junto a otro.',
    words: ['fichas numeradas', 'letras', 'orden', 'anillos'],
  },
  'CAT-P56-09': {
    title: 'Bandido y cartas iniciales',
    text: 'El bandido empieza en uno de los dos desiertos. Las cartas iniciales vienen del asentamiento colocado en último lugar.',
    words: ['preparación', 'ladrón', 'recursos iniciales'],
  },
  'CAT-P56-10': {
    title: 'La fase especial de construcción',
    text: 'Después de cada turno, todos los demás jugadores, en el sentido de las agujas del reloj, pueden construir y comprar cartas de desarrollo. En esa fase nadie comercia, juega cartas ni gana. Una carta comprada allí se puede jugar en el próximo turno de su dueño.',
    words: ['fase extra', 'entre turnos', 'fuera de turno'],
    differs: { r25: 'En su lugar hay jugadores emparejados.' },
  },
  'CAT-P56-11': {
    title: 'Jugadores emparejados',
    text: 'Después del turno de un jugador, el tercer jugador a su izquierda construye, compra, comercia con la banca y puede jugar una carta de desarrollo, pero no lanza los dados ni comercia con jugadores. Ese jugador también puede ganar. Luego los marcadores de estos dos jugadores pasan un asiento a la izquierda.',
    words: ['jugador dos', 'fase de acción', 'marcadores', 'parejas'],
    differs: inEach(['older', 'a20'], 'En su lugar está la fase especial de construcción.'),
  },
  'CAT-P56-12': {
    title: 'Cartas en el turno emparejado',
    text: 'En cada parte de un turno emparejado se puede jugar una carta de desarrollo, pero ninguna que se haya comprado en esa parte.',
    words: ['límite', 'comprada', 'parejas'],
  },
  'CAT-P56-13': {
    title: 'Colocar con cinco o seis',
    text: 'Todos colocan uno tras otro, y luego otra vez en orden inverso.',
    words: ['preparación', 'orden de serpiente', 'ronda'],
  },
};
