import type { TextsOf } from '../../rule.ts';
import type { TURN } from '../facts/turn.ts';

export const turn: TextsOf<typeof TURN> = {
  'CAT-TURN-01': {
    title: 'Lanzar, comerciar, construir, pasar',
    text: 'Los turnos siguen el sentido de las agujas del reloj. En el tuyo lanzas los dados para la producción, luego comercias, luego construyes y luego pasas los dados.',
    words: ['fases', 'pasos', 'orden', 'fin del turno'],
  },
  'CAT-TURN-02': {
    title: 'Primero, una tirada',
    text: 'Debes lanzar los dados una vez en tu turno. Antes de eso solo puedes jugar una carta de desarrollo, o ganar.',
    words: ['tirar', 'obligatorio', 'antes de tirar', 'dados'],
  },
  'CAT-TURN-03': {
    title: 'Antes se resuelve la tirada',
    text: 'Comercias y construyes cuando la tirada está resuelta. Con un 7, eso incluye los descartes, el bandido y el robo.',
    words: ['después de tirar', 'orden', 'siete'],
  },
  'CAT-TURN-04': {
    title: 'Comercio y construcción, mezclados',
    text: 'Tras la tirada comercias y construyes en cualquier orden, tantas veces como quieras. Como opción, las fases van separadas: primero todo el comercio, y ninguno después de la primera construcción.',
    words: ['fase combinada', 'fases', 'orden'],
    differs: { r25: 'Solo existe la forma mezclada.' },
  },
  'CAT-TURN-05': {
    title: 'Usar un puerto nuevo',
    text: 'Con el comercio y la construcción mezclados, puedes usar un puerto en el mismo turno en que fundas allí. Con fases separadas esperas hasta tu próximo turno.',
    words: ['muelle', 'mismo turno', 'puerto recién construido'],
  },
  'CAT-TURN-06': {
    title: 'Tanto como puedas pagar',
    text: 'Construye y compra en un turno todo lo que quieras, mientras tengas las cartas y las piezas. Un asentamiento puede convertirse en ciudad en el turno en que se construye, si pagas por ambos.',
    words: ['cuántas veces', 'varias construcciones', 'límite', 'mejorar'],
  },
  'CAT-TURN-07': {
    title: 'Cuándo jugar una carta',
    text: 'Puedes jugar una carta de desarrollo en cualquier momento de tu propio turno. Solo hay que acabar antes lo que ha empezado: los descartes, un movimiento del bandido, un robo u otra carta.',
    words: ['momento', 'interrumpir', 'antes de tirar'],
  },
  'CAT-PROD-01': {
    title: 'Qué hexágonos producen',
    text: 'Suma los dos dados. Produce cada hexágono con ese número, salvo aquel en que está el bandido.',
    words: ['tirada', 'suma', 'materias primas', 'ingresos'],
  },
  'CAT-PROD-02': {
    title: 'Lo que traen tus edificios',
    text: 'Cada asentamiento junto a un hexágono que produce trae a su dueño 1 carta, y cada ciudad 2, lance quien lance. Cuentan todos tus edificios, y un edificio junto a dos hexágonos que producen cobra por ambos.',
    words: ['ingresos', 'cosecha', 'materias primas', 'quién recibe'],
  },
  'CAT-PROD-03': {
    title: 'El siete no produce nada',
    text: 'Cuando sale un 7, nadie recibe cartas por ello.',
    words: ['7', 'sin recursos', 'sin materias primas'],
  },
  'CAT-PROD-04': {
    title: 'Cuando la banca se queda corta',
    text: 'Cada recurso se mira por separado, sumando todo lo que se debe por la tirada. Si la banca no puede pagarlo todo y lo esperan varios jugadores, nadie recibe nada de él. Si solo lo espera un jugador, toma lo que queda. Nada se debe para después.',
    words: ['escasez', 'banco vacío', 'suministro', 'faltan cartas'],
    differs: { older: 'Nadie recibe nada de él, ni siquiera el único jugador que lo espera.' },
  },
  'CAT-PROD-05': {
    title: 'Importan los jugadores, no los edificios',
    text: 'Cuando la banca se queda corta, importa cuántos jugadores esperan cartas. Un jugador con una ciudad y dos asentamientos sigue siendo un solo jugador.',
    words: ['escasez', 'solo', 'único jugador'],
  },
  'CAT-PROD-06': {
    title: 'Las cartas vuelven a la banca',
    text: 'Lo que pagas, cambias con la banca o descartas vuelve a ella y se puede tomar otra vez. De cada recurso, la banca y todas las manos juntas tienen siempre 19.',
    words: ['banco', 'suministro', 'total', 'devolver'],
  },
  'CAT-PROD-07': {
    title: 'Programas que pagan de otro modo',
    text: 'Algunos programas no pagan nada ni siquiera al único jugador que espera cartas, otros tienen una banca sin fin. Esta mesa paga como dice el reglamento.',
    words: ['implementaciones', 'banco infinito', 'diferencia'],
  },
};
