import type { TextsOf } from '../../rule.ts';
import type { TILES } from '../facts/tiles.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const tiles: TextsOf<typeof TILES> = {
  'CAR-TB-TILES-01': {
    title: 'Puentes',
    text: 'En un puente un camino pasa por encima del otro, y ninguno acaba allí. Ambos caminos cortan los campos, que no se conectan por debajo del puente.',
    words: ['paso elevado', 'cruzarse', 'TB-B', 'TB-C', 'caminos que no se unen'],
  },
  'CAR-TB-TILES-02': {
    title: 'Los campos de los puentes',
    text: 'El puente con cuatro extremos de camino abiertos tiene cuatro campos separados. El puente con la ciudad y la casa tiene tres.',
    words: ['cuatro campos', 'tres campos', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-03': {
    title: 'Puente, puerta y casa',
    text: 'En esta loseta un camino acaba en la puerta de la ciudad y el otro en una casita en el campo. La casa no es una posada.',
    words: ['TB-C', 'taberna', 'fin del camino', 'cabaña'],
  },
  'CAR-TB-TILES-04': {
    title: 'Monasterio con tres caminos',
    text: 'El monasterio de esta loseta divide el camino en tres caminos y el campo en tres campos.',
    words: ['TB-J', 'claustro', 'cruce', 'separar'],
    differs: { c3: 'Otra loseta ocupa su lugar: un monasterio en un solo campo sin dividir.' },
  },
  'CAR-TB-TILES-05': {
    title: 'El camino a la letrina',
    text: 'En esta loseta el camino acaba en una letrina en medio del campo. No divide el campo.',
    words: ['TB-A', 'retrete', 'fin del camino', 'un solo campo'],
    differs: inEach(
      BEFORE_THIRD,
      'En su lugar hay otra loseta: su camino llega a la puerta de la ciudad y divide el campo.',
    ),
  },
  'CAR-TB-TILES-06': {
    title: 'Monasterio en un solo campo',
    text: 'En esta loseta, un camino acaba en el campo y el otro, en el monasterio. Ninguno divide el campo, que es uno solo.',
    words: ['TB-J', 'claustro', 'lugar de reunión', 'fin del camino'],
    differs: inEach(BEFORE_THIRD, 'En su lugar hay otra loseta: tiene tres caminos y tres campos.'),
  },
  'CAR-TB-TILES-07': {
    title: 'Tres partes de ciudad',
    text: 'Esta loseta tiene tres partes de ciudad que en ella no se conectan. Cada una puede pertenecer a una ciudad distinta.',
    words: ['TB-M', 'ciudades separadas', 'segmentos', 'tela'],
  },
};
