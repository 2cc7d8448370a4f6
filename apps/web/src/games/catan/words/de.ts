import type { First } from './messages.ts';

/** Deutsch: was Catan auf der ersten Seite sagt. */
export const messages: First = {
  'catan.name': 'Catan',
  'catan.tagline': 'Catan',
  'catan.play': 'Catan spielen',
  'catan.resumeWith': 'Catan mit {names}',
  'catan.progress': '{n, plural, =0 {die Insel wird besiedelt} one {Zug #} other {Zug #}}',

  'start.islandSentence': 'Ich spiele gegen {bots} ({how}), {map}, bis {points}.',
  'start.islandPeople': 'Es spielen {people}, {map}, bis {points}.',
  'start.map.variable-spiral': 'auf einer Insel mit Zahlen in einer Spirale',
  'start.map.variable-random': 'auf einer Insel mit Zahlen nach Zufall',
  'start.map.beginners': 'auf der Insel für Einsteiger',
  'start.map.free': 'auf irgendeiner Insel',
  'start.mapLabel': 'Welche Insel',
  'start.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'start.pointsLabel': 'Wie viele Punkte gewinnen',
  'start.islandRules':
    '{n, plural, =0 {Regeln dieses Tisches…} one {Regeln dieses Tisches: # geändert…} other {Regeln dieses Tisches: # geändert…}}',
};
