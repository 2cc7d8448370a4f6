import type { First } from './messages.ts';

/** Español: lo que dice Catan en la página de inicio. */
export const messages: First = {
  'catan.name': 'Catan',
  'catan.tagline': 'Catan',
  'catan.play': 'Jugar a Catan',
  'catan.resumeWith': 'Catan con {names}',
  'catan.progress': '{n, plural, =0 {se está poblando la isla} one {turno #} many {turno #} other {turno #}}',

  'start.islandSentence': 'Juego contra {bots} ({how}), en {map}, a {points}.',
  'start.islandPeople': 'Juegan {people}, en {map}, a {points}.',
  'start.map.variable-spiral': 'una isla con números en espiral',
  'start.map.variable-random': 'una isla con números al azar',
  'start.map.beginners': 'la isla para principiantes',
  'start.map.free': 'cualquier isla',
  'start.mapLabel': 'Qué isla',
  'start.points': '{n, plural, one {# punto} many {# puntos} other {# puntos}}',
  'start.pointsLabel': 'Con cuántos puntos se gana',
  'start.islandRules':
    '{n, plural, =0 {Reglas de esta mesa…} one {Reglas de esta mesa: # cambiada…} many {Reglas de esta mesa: # cambiadas…} other {Reglas de esta mesa: # cambiadas…}}',
};
