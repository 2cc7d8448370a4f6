import type { TextsOf } from '../../rule.ts';
import type { FEATURES } from '../facts/features.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const features: TextsOf<typeof FEATURES> = {
  'CAR-ROAD-01': {
    title: 'Cuándo está completo un camino',
    text: 'Un camino está completo cuando sus dos extremos están cerrados. Un extremo queda cerrado por un cruce, una aldea, una puerta de ciudad, un monasterio, una casa, una letrina o una plaza. También está completo un camino que forma un círculo.',
    words: ['cerrado', 'terminado', 'encrucijada', 'bucle', 'sendero', 'carretera', 'pueblo'],
  },
  'CAR-ROAD-02': {
    title: 'Los puntos de un camino',
    text: 'Un camino completo da 1 punto por cada loseta por la que pasa. Una loseta que cruza dos veces cuenta una vez.',
    words: ['longitud', 'salteador', 'ladrón', 'carretera', 'cuánto vale', 'puente'],
  },
  'CAR-CITY-01': {
    title: 'Cuándo está completa una ciudad',
    text: 'Una ciudad está completa cuando su muralla la cierra del todo y no queda ningún hueco dentro. Entonces cada lado de sus losetas que pertenece a la ciudad da a otra loseta.',
    words: ['cerrada', 'terminada', 'muro', 'agujero', 'castillo'],
  },
  'CAR-CITY-02': {
    title: 'Los puntos de una ciudad',
    text: 'Una ciudad completa da 2 puntos por cada loseta y 2 más por cada escudo. Una loseta en la que la ciudad entra dos veces cuenta una vez.',
    words: ['blasón', 'banderín', 'caballero', 'cuánto vale', 'escudos'],
  },
  'CAR-CITY-03': {
    title: 'Ciudad pequeña, mitad de puntos',
    text: 'En la primera impresión, una ciudad completa de exactamente dos losetas da 1 punto por cada loseta y escudo en vez de 2. Con las losetas de esta mesa, una ciudad así da 2 puntos en total.',
    words: ['ciudad de dos losetas', '2 losetas', 'mínima', 'mitad de precio'],
    differs: inEach(AFTER_FIRST_PRINTING, 'Una ciudad de dos losetas puntúa como cualquier otra: 4 puntos.'),
  },
  'CAR-CITY-04': {
    title: 'Solo se reduce al completarla',
    text: 'El valor bajo de la ciudad de dos losetas solo cuenta cuando se cierra. Los campos, las mercancías y la puntuación final de las ciudades incompletas no cambian.',
    words: ['ciudad pequeña', 'dos losetas', 'granja', 'bienes'],
    differs: inEach(AFTER_FIRST_PRINTING, 'Las ciudades pequeñas no tienen regla propia.'),
  },
  'CAR-CITY-05': {
    title: 'Varias ciudades a la vez',
    text: 'Una loseta puede completar más de una ciudad. Cada una se puntúa por separado.',
    words: ['dos ciudades', 'simultáneo', 'misma loseta'],
  },
  'CAR-MON-01': {
    title: 'Los puntos de un monasterio',
    text: 'Un monasterio está completo cuando los 8 lugares que lo rodean están cubiertos. Entonces da 9 puntos: 1 por sí mismo y 1 por cada loseta vecina.',
    words: ['claustro', 'monje', 'abadía', 'rodeado', 'nueve'],
  },
  'CAR-MON-02': {
    title: 'Cualquier loseta vecina puede completarlo',
    text: 'Cuenta toda loseta colocada junto a un monasterio, también en sus esquinas y la coloque quien la coloque.',
    words: ['claustro', 'diagonal', 'otro jugador', 'alrededor', 'monje'],
  },
  'CAR-MON-03': {
    title: 'Monasterios vecinos',
    text: 'Dos monasterios pueden ser vecinos. Cada uno cuenta la loseta del otro, y por lo demás no se afectan.',
    words: ['claustro', 'adyacentes', 'dos monasterios', 'pegados'],
  },
};
