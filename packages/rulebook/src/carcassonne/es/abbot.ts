import type { TextsOf } from '../../rule.ts';
import type { ABBOT } from '../facts/abbot.ts';
import { FIRST_EDITION, inEach } from '../in-each.ts';

const NO_ABBOT = inEach(
  FIRST_EDITION,
  'Esta edición no tiene abad ni jardines; la mesa que los añade los juega como en la segunda edición.',
);

export const abbot: TextsOf<typeof ABBOT> = {
  'CAR-ABB-01': {
    title: 'El abad es opcional',
    text: 'Se juega sin el abad, salvo que la mesa lo añada. Sin él, los jardines de las losetas son solo un adorno.',
    words: ['módulo', 'mini expansión', 'flores', 'decoración'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-02': {
    title: 'Dónde va el abad',
    text: 'En lugar de otra figura puedes poner el abad en el monasterio o en el jardín de la loseta que acabas de colocar. Ninguna otra figura puede usar un jardín.',
    words: ['claustro', 'desplegar', 'flores', 'poner el abad'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-03': {
    title: 'Los puntos de un jardín',
    text: 'Un jardín puntúa como un monasterio: 9 puntos cuando está rodeado; si no, al final, 1 y 1 más por cada loseta vecina.',
    words: ['claustro', 'nueve', 'rodeado', 'cuánto vale'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-04': {
    title: 'Llevar antes el abad a casa',
    text: 'Si no pones ninguna figura en tu loseta, puedes en su lugar llevar tu abad a casa. Da 1 punto y 1 más por cada loseta vecina que su monasterio o jardín tiene ahora.',
    words: ['recuperar', 'antes de tiempo', 'retirar', 'enseguida'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-05': {
    title: 'Lo que el abad no es',
    text: 'En un monasterio, el abad tiene fuerza 1. No puede ser salteador, caballero ni granjero.',
    words: ['fuerza', 'camino', 'ciudad', 'campo'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-06': {
    title: 'Con una loseta u otra',
    text: 'Si tu constructor te da una segunda loseta, puedes llevar el abad a casa tras la primera o tras la segunda.',
    words: ['doble turno', 'recuperar', 'antes de tiempo', 'constructor'],
    differs: NO_ABBOT,
  },
};
