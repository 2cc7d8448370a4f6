import type { TextsOf } from '../../rule.ts';
import type { DOUBLE } from '../facts/double.ts';

export const double: TextsOf<typeof DOUBLE> = {
  'CAR-TB-DOUBLE-01': {
    title: 'El turno doble',
    text: 'Acaba primero todo lo de tu primera loseta, también la puntuación. Después, si tu constructor te da derecho a ella, puedes sacar una segunda loseta: colócala, pon una figura si quieres y vuelve a puntuar.',
    words: ['doble turno', 'loseta extra', 'orden', 'constructor'],
    differs: { c3: 'Es un turno extra propio, después de tu turno.' },
  },
  'CAR-TB-DOUBLE-02': {
    title: 'La segunda loseta, donde quieras',
    text: 'Puedes colocar la segunda loseta en cualquier lugar donde encaje. No hace falta que toque la primera.',
    words: ['doble turno', 'dónde', 'contigua', 'en otro sitio'],
  },
  'CAR-TB-DOUBLE-03': {
    title: 'Una figura en cada loseta',
    text: 'Puedes poner una figura en la primera loseta y otra en la segunda. Las figuras que volvieron a casa tras la primera loseta sirven para la segunda, también el constructor.',
    words: ['doble turno', 'seguidor', 'recuperado', 'dos figuras'],
    differs: { c3: 'También en el turno extra el constructor únicamente llega junto con un meeple.' },
  },
  'CAR-TB-DOUBLE-04': {
    title: 'Nunca una tercera loseta',
    text: 'Un turno tiene como mucho dos losetas. Si la segunda amplía el camino o la ciudad de tu constructor, no pasa nada más.',
    words: ['doble turno', 'tercera', 'límite', 'encadenar'],
  },
  'CAR-TB-DOUBLE-05': {
    title: 'Completar también da segunda loseta',
    text: 'Si tu primera loseta completa el camino o la ciudad del constructor, el constructor vuelve a casa y aun así recibes tu segunda loseta.',
    words: ['doble turno', 'cerrar', 'constructor recuperado'],
  },
  'CAR-TB-DOUBLE-06': {
    title: 'Puedes tomarla o no',
    text: 'El reglamento dice que puedes tomar la segunda loseta, así que también puedes prescindir de ella. Entonces tu turno acaba y saca loseta el siguiente. Si la mesa lo elige, la segunda loseta se juega siempre.',
    words: ['opcional', 'renunciar', 'obligatorio', 'rechazar'],
    differs: { c3: 'Debes tomarla.' },
  },
  'CAR-TB-DOUBLE-07': {
    title: 'Cuando se acaban las losetas',
    text: 'Si el montón está vacío no hay segunda loseta, y la partida acaba. Si la segunda loseta no encaja en ningún sitio, sale de la partida y sacas otra.',
    words: ['montón vacío', 'última loseta', 'imposible de colocar', 'fin'],
  },
  'CAR-TB-DOUBLE-08': {
    title: 'Solo cuenta la primera loseta',
    text: 'Solo la primera loseta de un turno puede traer otra. Si es la segunda loseta la que toca por primera vez el camino o la ciudad del constructor, no pasa nada.',
    words: ['doble turno', 'tercera loseta', 'límite'],
    differs: { c3: 'No puede ocurrir: el constructor está en tu reserva cuando empieza el turno extra.' },
  },
};
