import type { TextsOf } from '../../rule.ts';
import type { RIVER } from '../facts/river.ts';
import { BEFORE_THIRD, FIRST_EDITION, inEach } from '../in-each.ts';

export const river: TextsOf<typeof RIVER> = {
  'CAR-RIV-01': {
    title: 'El río va primero',
    text: 'El manantial está en la mesa en lugar de la loseta inicial. Las demás losetas de río forman un montón propio con el lago debajo del todo; se saca de él hasta que está vacío y después del montón normal.',
    words: ['nacimiento', 'fuente', 'desembocadura', 'preparación', 'pila'],
  },
  'CAR-RIV-02': {
    title: 'Loseta inicial con «El Río»',
    text: 'Cuando se juega con «El Río», la loseta inicial normal se queda en la caja.',
    words: ['pieza de inicio', 'barajar', 'nacimiento'],
    differs: inEach(FIRST_EDITION, 'La loseta inicial se baraja con el montón normal.'),
  },
  'CAR-RIV-03': {
    title: 'El río debe seguir',
    text: 'Cada loseta de río debe continuar el río por su extremo abierto. No basta con que coincida algún otro lado.',
    words: ['continuar', 'conectar', 'agua', 'encajar'],
  },
  'CAR-RIV-04': {
    title: 'Sin giro en U',
    text: 'Dos curvas seguidas no pueden girar hacia el mismo lado. Con una loseta recta entre ellas sí pueden.',
    words: ['recodo', 'meandro', 'media vuelta', 'dar la vuelta'],
  },
  'CAR-RIV-05': {
    title: 'Dejar paso al río',
    text: 'El lugar que queda ante el nuevo extremo del río debe estar vacío, para que pueda seguir la próxima loseta. Una loseta de río que no encaja en ningún sitio sale de la partida.',
    words: ['callejón sin salida', 'bloqueado', 'extremo abierto', 'imposible de colocar'],
  },
  'CAR-RIV-06': {
    title: 'No en el agua',
    text: 'En las losetas de río puedes poner meeples en caminos, en ciudades, en monasterios y en campos, pero nunca en el propio río.',
    words: ['seguidor', 'pescar', 'agua', 'nadar'],
  },
  'CAR-RIV-07': {
    title: 'El manantial y el lago',
    text: 'El río separa los campos de sus orillas. En el manantial y en el lago, el campo rodea el agua, así que allí las dos orillas se conectan.',
    words: ['prado', 'nacimiento', 'fuente', 'conectados', 'extremo'],
    differs: { c3: 'Detrás de su manantial hay un camino, y ese camino separa allí los campos.' },
  },
  'CAR-RIV-08': {
    title: 'El río no puntúa',
    text: 'El río en sí no da puntos.',
    words: ['valor', 'agua', 'cuánto vale'],
  },
  'CAR-RIV-09': {
    title: 'Loseta de río con mercancía',
    text: 'La tercera edición de «Constructores y Comerciantes» trae una loseta de río con un símbolo de mercancía. Barájala con las losetas de río; sin «El Río», déjala en la caja.',
    words: ['gallina', 'bienes', 'TB-T', 'mezclar'],
    differs: inEach(BEFORE_THIRD, '«Constructores y Comerciantes» no tiene ninguna loseta de río.'),
  },
  'CAR-RIV-10': {
    title: 'El constructor junto al río',
    text: 'Tu constructor puede traer una segunda loseta mientras se coloca el río. Esa loseta se saca del montón del río mientras no esté vacío.',
    words: ['doble turno', 'pila del río', 'loseta extra'],
  },
};
