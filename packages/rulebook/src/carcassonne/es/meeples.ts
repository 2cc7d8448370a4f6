import type { TextsOf } from '../../rule.ts';
import type { MEEPLES } from '../facts/meeples.ts';

export const meeples: TextsOf<typeof MEEPLES> = {
  'CAR-MEEP-01': {
    title: 'Solo en la loseta nueva',
    text: 'Un meeple va en la loseta que acabas de colocar: en un camino como salteador, en una ciudad como caballero, en un monasterio como monje o en un campo como granjero. Nunca va en el agua, y un jardín es solo para el abad.',
    words: ['seguidor', 'ladrón', 'bandido', 'bandolero', 'campesino', 'claustro', 'dónde poner'],
  },
  'CAR-MEEP-02': {
    title: 'La zona debe estar libre',
    text: 'Solo puedes poner un meeple donde no haya ninguno en todo el camino, la ciudad o el campo, ni siquiera uno tuyo. Mira por todas las losetas unidas, por lejos que lleguen.',
    words: ['ocupada', 'territorio', 'ya hay alguien', 'seguidor propio', 'reclamar'],
  },
  'CAR-MEEP-03': {
    title: 'Constructores y cerdos no bloquean',
    text: 'El constructor y el cerdo no son meeples. Por sí solos no ocupan un camino, una ciudad ni un campo.',
    words: ['ocupado', 'figura especial', 'bloquear', 'impedir'],
  },
  'CAR-MEEP-04': {
    title: 'Sin figuras',
    text: 'Si tu reserva está vacía, no pones nada y pasas a la puntuación.',
    words: ['reserva vacía', 'no me quedan meeples', 'sin seguidores', 'saltar'],
  },
  'CAR-MEEP-05': {
    title: 'Los meeples no se mueven',
    text: 'No puedes mover ni retirar un meeple por voluntad propia. El meeple sigue allí hasta que se puntúe su zona; solo el abad puede volver a casa antes.',
    words: ['mover', 'retirar', 'recuperar', 'quitar', 'seguidor'],
    differs: { c3: 'Cuando se ha puntuado tu cerdo, puedes recuperar el granjero que está a su lado.' },
  },
  'CAR-MEEP-06': {
    title: 'El granjero, hasta el final',
    text: 'Un meeple en un campo se queda allí hasta que acaba la partida. No vuelve a casa cuando se cierran las ciudades que lo rodean.',
    words: ['campesino', 'prado', 'tumbado', 'no vuelve', 'granja'],
    differs: { c3: 'Un granjero puede volver a casa junto con un cerdo puntuado.' },
  },
  'CAR-MEEP-07': {
    title: 'Ríos y caminos separan campos',
    text: 'Los campos de las dos orillas de un río están separados. Un puente tampoco une los campos que hay debajo.',
    words: ['puente', 'dividir', 'orilla', 'prado', 'granja'],
  },
};
