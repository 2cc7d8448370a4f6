import type { TextsOf } from '../../rule.ts';
import type { RULINGS } from '../facts/rulings.ts';

export const rulings: TextsOf<typeof RULINGS> = {
  'CAT-DEC-01': {
    title: 'Banca escasa, un solo jugador',
    text: 'Los reglamentos antiguos no dan nada a nadie; los nuevos dan lo que queda al único jugador que espera cartas. Seguimos los nuevos.',
    words: ['escasez', 'banco', 'contradicción'],
    differs: { older: 'Nadie recibe nada.' },
  },
  'CAT-DEC-02': {
    title: 'Empate tras un corte',
    text: 'Si la carretera de quien tiene la carta se corta y sigue entre las más largas, esa persona conserva la carta.',
    words: ['carretera más larga', 'igualdad', 'mantener'],
    differs: {
      r25: 'El reglamento solo dice que la carta se devuelve cuando quien la tiene deja de cumplir los requisitos.',
    },
  },
  'CAT-DEC-03': {
    title: '¿Hay que robar?',
    text: 'La regla dice que robas; su ejemplo, que puedes robar. Lo tomamos como obligación.',
    words: ['opcional', 'ladrón', 'obligatorio', 'poder'],
  },
  'CAT-DEC-04': {
    title: 'Elegir una mano vacía',
    text: 'Puedes elegir una víctima sin cartas y no recibir nada. Solo si nadie junto al hexágono tiene cartas se salta la elección.',
    words: ['ladrón', 'víctima', 'sin cartas'],
  },
  'CAT-DEC-05': {
    title: 'Renunciar a una carretera gratis',
    text: 'Con la construcción de carreteras puedes colocar una carretera y dejar la segunda.',
    words: ['rechazar', 'saltar', 'obligatorio las dos'],
    differs: { r25: 'El reglamento manda construir dos.' },
  },
  'CAT-DEC-06': {
    title: 'Abundancia con banca escasa',
    text: 'Si hay una carta en la banca, tomas esa. Si no hay ninguna, no puedes jugar el año de la abundancia.',
    words: ['invento', 'descubrimiento', 'escasez', 'banco vacío'],
  },
  'CAT-DEC-07': {
    title: 'El color que sobra',
    text: 'Con tres jugadores en el mapa para principiantes se deja fuera el rojo.',
    words: ['tres personas', 'rojo', 'blanco'],
    differs: { r25: 'Se deja fuera el blanco.' },
  },
  'CAT-DEC-08': {
    title: 'Fases mezcladas o separadas',
    text: 'El comercio y la construcción se mezclan, salvo que la mesa haya elegido fases separadas.',
    words: ['fase combinada', 'orden', 'opción'],
    differs: { r25: 'Solo existe la forma mezclada.' },
  },
  'CAT-DEC-09': {
    title: 'Un regalo encubierto',
    text: 'Se rechaza lana y mineral por lana, porque sería mineral por nada.',
    words: ['igual por igual', 'mismo recurso', 'regalar'],
  },
  'CAT-DEC-10': {
    title: 'Ganar antes de lanzar',
    text: 'Basta con tener los puntos cuando empieza tu turno. Ganas enseguida, sin lanzar los dados.',
    words: ['inicio del turno', 'inmediatamente', 'victoria'],
  },
  'CAT-DEC-11': {
    title: 'Mismo recurso, tampoco con la banca',
    text: 'No puedes dar un recurso a la banca y tomar el mismo a cambio.',
    words: ['igual por igual', 'distinto', 'comercio marítimo', 'banco'],
  },
  'CAT-DEC-12': {
    title: 'El asentamiento blanco que da cartas',
    text: 'Las copias del mapa para principiantes no coinciden en qué asentamiento de blanco da las cartas iniciales. Aquí es el de campos 12, bosque 11 y colinas 6; no es seguro que sea lo correcto.',
    words: ['estrella', 'recursos iniciales', 'mapa fijo'],
  },
  'CAT-DEC-13': {
    title: 'Hacia dónde va la espiral',
    text: 'En sentido contrario a las agujas del reloj, como dicen los reglamentos; algunos programas permiten también el otro sentido. El azar elige la esquina en que empieza.',
    words: ['dirección', 'fichas numeradas', 'esquina'],
  },
};
