import type { TextsOf } from '../../rule.ts';
import type { BUILDER } from '../facts/builder.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const builder: TextsOf<typeof BUILDER> = {
  'CAR-TB-BUILDER-01': {
    title: 'Constructor en lugar de meeple',
    text: 'En lugar de un meeple puedes poner tu constructor en un camino o en una ciudad de la loseta que acabas de colocar. Es tu única figura para esta loseta.',
    words: ['poner el constructor', 'desplegar', 'camino', 'ciudad', 'seguidor'],
    differs: { c3: 'El constructor llega junto con un meeple y está a su lado.' },
  },
  'CAR-TB-BUILDER-02': {
    title: 'El constructor necesita tu meeple',
    text: 'Solo puedes poner el constructor en un camino o en una ciudad donde ya haya un meeple tuyo. Un meeple grande sirve igual que uno normal.',
    words: ['salteador', 'caballero', 'seguidor propio', 'condición', 'requisito'],
    differs: {
      c2: 'El reglamento pide un meeple normal. Aquí sirve también uno grande, como dice la reimpresión de la primera edición.',
      c3: 'El constructor llega con su meeple, así que el camino o la ciudad tenía que estar libre.',
    },
  },
  'CAR-TB-BUILDER-03': {
    title: 'Los demás no lo impiden',
    text: 'Los meeples y constructores de otros jugadores no impiden entrar a tu constructor. Varios constructores pueden compartir un camino o una ciudad.',
    words: ['rivales', 'varios constructores', 'compartido', 'ajenos'],
    differs: {
      c3: 'Un constructor solo entra en un camino o una ciudad libres; los constructores coinciden cuando esas zonas se unen.',
    },
  },
  'CAR-TB-BUILDER-04': {
    title: 'Solo caminos y ciudades',
    text: 'El constructor nunca va en un campo ni en un monasterio. No importa a qué distancia esté de tu meeple.',
    words: ['claustro', 'prado', 'lejos', 'dónde va el constructor'],
    differs: { c3: 'El constructor está justo al lado de su meeple, en un camino o en una ciudad.' },
  },
  'CAR-TB-BUILDER-05': {
    title: 'Un constructor por jugador',
    text: 'Tienes un constructor. Mientras esté en el tablero, no puedes volver a ponerlo.',
    words: ['reserva', 'uno solo', 'único', 'cuántos constructores'],
  },
  'CAR-TB-BUILDER-06': {
    title: 'El constructor trae otra loseta',
    text: 'Si tu loseta pasa a formar parte del camino o de la ciudad donde ya está tu constructor, puedes tomar una segunda loseta en este turno. Vale ampliar, unir y completar.',
    words: ['doble turno', 'loseta extra', 'alargar', 'continuar', 'jugar otra vez', 'se activa'],
    differs: {
      classic:
        'El texto solo habla de ampliar, pero su ejemplo completa un camino y aun así trae la segunda loseta.',
      c2: 'El texto solo habla de continuar, pero su ejemplo completa un camino y aun así trae la segunda loseta.',
      c3: 'El constructor se va junto a los montones, y a este turno le sigue un turno extra entero.',
    },
  },
  'CAR-TB-BUILDER-07': {
    title: 'Solo cuentan tus losetas',
    text: 'Cuando otro jugador amplía el camino o la ciudad de tu constructor, ninguno de los dos recibe por ello una segunda loseta.',
    words: ['rival', 'otro jugador', 'doble turno', 'alargar'],
  },
  'CAR-TB-BUILDER-08': {
    title: 'Ponerlo no da nada',
    text: 'La loseta en la que pones el constructor no trae una segunda loseta. El constructor trabaja a partir de tu próxima loseta.',
    words: ['mismo turno', 'doble turno', 'enseguida', 'constructor nuevo'],
  },
  'CAR-TB-BUILDER-09': {
    title: 'El constructor sigue trabajando',
    text: 'Mientras su camino o ciudad siga sin completar, el constructor se queda allí y puede traer una segunda loseta en cada turno tuyo.',
    words: ['permanece', 'otra vez', 'cada turno', 'incompleto'],
    differs: { c3: 'El constructor deja su camino o ciudad en cuanto ha traído un turno extra.' },
  },
  'CAR-TB-BUILDER-10': {
    title: 'A casa tras la puntuación',
    text: 'Cuando se ha puntuado su camino o ciudad, el constructor vuelve a tu reserva junto con los meeples.',
    words: ['recuperar', 'completar', 'devolver', 'constructor'],
  },
  'CAR-TB-BUILDER-11': {
    title: 'Sin ningún meeple tuyo',
    text: 'Si pierdes tu último meeple en el camino o la ciudad del constructor, el constructor vuelve enseguida a tu reserva. Solo otras expansiones pueden causarlo.',
    words: ['retirado', 'solo', 'recuperar', 'ampliación', 'quitar'],
  },
  'CAR-TB-BUILDER-12': {
    title: 'El constructor no tiene fuerza',
    text: 'El constructor no cuenta al comparar fuerzas y no da puntos.',
    words: ['mayoría', 'fuerza 0', 'cero', 'control'],
  },
  'CAR-TB-BUILDER-13': {
    title: 'Basta un meeple recién unido',
    text: 'El meeple que tu constructor necesita puede llegar al camino o a la ciudad gracias a esta misma loseta, cuando une dos partes.',
    words: ['unir', 'conectar', 'juntar', 'condición'],
    differs: { c3: 'El constructor nunca se añade a un meeple que ya está puesto.' },
  },
  'CAR-TB-BUILDER-14': {
    title: 'Sin constructor en zonas cerradas',
    text: 'Si la misma loseta completa el camino o la ciudad, un constructor puesto allí volvería de inmediato. Eso no cambia nada, así que aquí no se ofrece.',
    words: ['completar', 'misma loseta', 'inútil', 'zona cerrada'],
    differs: {
      c3: 'Allí se pueden poner el constructor y un meeple; ambos vuelven en la puntuación, sin turno extra.',
    },
  },
  'CAR-TB-BUILDER-20': {
    title: 'Constructor junto con un meeple',
    text: 'Cuando pones un meeple en un camino o en una ciudad, puedes poner tu constructor a su lado, en el mismo lugar.',
    words: ['pareja', 'salteador', 'viajero', 'caballero', 'tercera edición'],
    differs: inEach(BEFORE_THIRD, 'El constructor se pone en lugar de un meeple, donde ya hay uno tuyo.'),
  },
  'CAR-TB-BUILDER-21': {
    title: 'El constructor nunca está solo',
    text: 'Un constructor nunca está solo en una loseta. Si su meeple se va, el constructor vuelve a tu reserva. Eso ocurre cuando se puntúa su camino o su ciudad; por lo demás, solo otras expansiones mueven o retiran un meeple.',
    words: ['pareja', 'retirado', 'recuperar', 'acompañado'],
    differs: inEach(
      BEFORE_THIRD,
      'El constructor puede estar solo en su loseta, mientras tu meeple esté en el mismo camino o en la misma ciudad.',
    ),
  },
  'CAR-TB-BUILDER-22': {
    title: 'Solo donde estaba libre',
    text: 'Como el constructor llega con un meeple nuevo, solo puede entrar en un camino o una ciudad libres. No se puede añadir a un meeple que ya está puesto.',
    words: ['sin ocupar', 'más tarde', 'añadir', 'pareja'],
    differs: inEach(BEFORE_THIRD, 'El constructor se añade a un meeple tuyo que ya está puesto.'),
  },
  'CAR-TB-BUILDER-23': {
    title: 'Se va a los montones',
    text: 'Si en un turno posterior tu loseta pasa a formar parte del camino o de la ciudad de tu constructor, debes llevar el constructor junto a los montones, también cuando la loseta completa la zona. El meeple se queda.',
    words: ['se activa', 'abandona', 'pilas', 'alargar', 'obligatorio'],
    differs: inEach(
      BEFORE_THIRD,
      'El constructor se queda donde está mientras el camino o la ciudad siga sin completar.',
    ),
  },
  'CAR-TB-BUILDER-24': {
    title: 'Junto a los montones, no disponible',
    text: 'Mientras el constructor está junto a los montones no está en tu reserva, así que no puedes ponerlo en la loseta que colocas.',
    words: ['pilas', 'esperando', 'otra vez', 'disponible'],
    differs: inEach(BEFORE_THIRD, 'El constructor nunca espera junto a los montones.'),
  },
  'CAR-TB-BUILDER-25': {
    title: 'El turno extra',
    text: 'Si tu constructor está junto a los montones cuando acaba tu turno, devuélvelo a tu reserva y juega un turno extra con los tres pasos. Debes jugarlo. Después juega el siguiente jugador.',
    words: ['doble turno', 'segundo turno', 'obligatorio', 'pilas'],
    differs: inEach(
      BEFORE_THIRD,
      'La segunda loseta pertenece al mismo turno, y el reglamento dice que puedes sacarla.',
    ),
  },
  'CAR-TB-BUILDER-26': {
    title: 'Otra vez, pero sin tercer turno',
    text: 'En el turno extra puedes volver a poner el constructor, junto con un meeple. Eso no trae otro turno, porque el constructor solo trabaja donde ya estaba.',
    words: ['turno adicional', 'tercer turno', 'de nuevo'],
    differs: inEach(
      BEFORE_THIRD,
      'Con la segunda loseta, el constructor puede ir adonde ya hay un meeple tuyo.',
    ),
  },
  'CAR-TB-BUILDER-27': {
    title: 'Nunca tres turnos seguidos',
    text: 'Cuando colocas la loseta de tu turno extra, tu constructor está en tu reserva. Por eso no puede traer un tercer turno.',
    words: ['tercero', 'turno adicional', 'consecutivos'],
    differs: inEach(
      BEFORE_THIRD,
      'El constructor puede seguir en el tablero; una regla aparte prohíbe la tercera loseta.',
    ),
  },
  'CAR-TB-BUILDER-28': {
    title: 'Deja su antiguo lugar',
    text: 'Una vez que ha trabajado, el constructor ya no está en su antiguo camino o ciudad. Volver a ampliarlo no trae nada.',
    words: ['otra vez', 'después', 'alargar', 'abandona'],
    differs: inEach(
      BEFORE_THIRD,
      'El constructor se queda y puede traer otra vez una segunda loseta en un turno posterior.',
    ),
  },
  'CAR-TB-BUILDER-29': {
    title: 'A casa con su meeple',
    text: 'Si el camino o la ciudad del constructor se puntúa mientras el constructor está allí, este vuelve con su meeple. Eso ocurre cuando la zona la cierra la loseta de otro jugador, o la loseta en la que se puso la pareja.',
    words: ['recuperar', 'rival', 'completar', 'pareja'],
    differs: inEach(
      BEFORE_THIRD,
      'El constructor vuelve con los meeples sea quien sea el que cierre la zona, también si eres tú.',
    ),
  },
  'CAR-TB-BUILDER-30': {
    title: 'Sin losetas no hay turno extra',
    text: 'Si no quedan losetas, el turno extra se pierde y la partida acaba.',
    words: ['montón vacío', 'fin de la partida', 'última loseta'],
  },
};
