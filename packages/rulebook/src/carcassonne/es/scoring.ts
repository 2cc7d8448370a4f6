import type { TextsOf } from '../../rule.ts';
import type { SCORING } from '../facts/scoring.ts';

export const scoring: TextsOf<typeof SCORING> = {
  'CAR-MAJ-01': {
    title: 'Puntúa el más fuerte',
    text: 'Quien tiene más fuerza en una zona se lleva todos sus puntos; los demás, ninguno. Un meeple cuenta 1, un meeple grande 2, el constructor y el cerdo 0.',
    words: ['mayoría', 'control', 'fuerza', 'más seguidores', 'dueño'],
  },
  'CAR-MAJ-02': {
    title: 'El empate paga a todos',
    text: 'Si varios jugadores empatan con la mayor fuerza, cada uno recibe todos los puntos.',
    words: ['igualdad', 'compartir', 'repartir', 'mayoría', 'empatados'],
  },
  'CAR-MAJ-03': {
    title: 'La fuerza no multiplica puntos',
    text: 'La fuerza solo decide quién puntúa. Con dos caballeros una ciudad no vale más que con uno.',
    words: ['mayoría', 'doble', 'dos seguidores', 'contar dos veces'],
  },
  'CAR-MAJ-04': {
    title: 'Sin nadie no hay puntos',
    text: 'Una zona sin meeples no da puntos a nadie. Las mercancías de una ciudad se reparten igualmente.',
    words: ['vacía', 'sin ocupar', 'sin dueño'],
  },
  'CAR-RET-01': {
    title: 'Los meeples puntuados vuelven',
    text: 'Cuando se ha puntuado un camino, una ciudad o un monasterio, todos los meeples que hay allí vuelven a sus dueños, hayan ganado puntos o no.',
    words: ['recuperar', 'reserva', 'seguidores', 'perdedores'],
  },
  'CAR-RET-02': {
    title: 'También vuelven los constructores',
    text: 'Los constructores de un camino o una ciudad que se ha puntuado vuelven a sus dueños junto con los meeples.',
    words: ['recuperar', 'reserva', 'constructor', 'devolver'],
  },
  'CAR-RET-03': {
    title: 'Primero puntuar, luego recoger',
    text: 'Si una loseta completa varias zonas, se puntúan todas antes de que ninguna figura deje el tablero.',
    words: ['orden', 'varias zonas', 'a la vez', 'simultáneo'],
  },
  'CAR-RET-04': {
    title: 'Granjeros y cerdos se quedan',
    text: 'Los granjeros y los cerdos permanecen en su campo toda la partida y se cuentan al final.',
    words: ['campesino', 'prado', 'no vuelven', 'cerdo'],
    differs: {
      c3: 'Un cerdo vuelve a casa cada vez que se puntúan los cerdos, y su granjero puede acompañarlo.',
    },
  },
};
