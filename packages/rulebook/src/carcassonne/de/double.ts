import type { TextsOf } from '../../rule.ts';
import type { DOUBLE } from '../facts/double.ts';

export const double: TextsOf<typeof DOUBLE> = {
  'CAR-TB-DOUBLE-01': {
    title: 'Der Doppelzug',
    text: 'Erledige zuerst alles, was zu deinem ersten Plättchen gehört, auch die Wertung. Hat dein Baumeister es dir verdient, darfst du dann ein zweites Plättchen ziehen: legen, nach Wunsch eine Figur einsetzen und wieder werten.',
    words: ['Extrazug', 'zusätzliches Plättchen', 'Ablauf', 'Baumeister'],
    differs: { c3: 'Es ist ein eigener Extrazug nach deinem Zug.' },
  },
  'CAR-TB-DOUBLE-02': {
    title: 'Das zweite Plättchen darf überallhin',
    text: 'Du darfst das zweite Plättchen an jeden Platz legen, an dem es passt. Es muss das erste nicht berühren.',
    words: ['Doppelzug', 'wohin', 'angrenzend', 'beliebig'],
  },
  'CAR-TB-DOUBLE-03': {
    title: 'Eine Figur auf jedes Plättchen',
    text: 'Du darfst eine Figur auf das erste und eine weitere auf das zweite Plättchen setzen. Figuren, die nach dem ersten Plättchen zurückkamen, darfst du auf dem zweiten einsetzen, auch den Baumeister.',
    words: ['Doppelzug', 'Gefolgsmann', 'zurückbekommen', 'wieder einsetzen', 'zwei Figuren'],
    differs: { c3: 'Auch im Extrazug kommt der Baumeister nur zusammen mit einem Meeple.' },
  },
  'CAR-TB-DOUBLE-04': {
    title: 'Nie ein drittes Plättchen',
    text: 'Ein Zug hat höchstens zwei Plättchen. Erweitert das zweite die Straße oder Stadt deines Baumeisters, passiert nichts weiter.',
    words: ['Doppelzug', 'dritter Zug', 'Grenze', 'Kette'],
  },
  'CAR-TB-DOUBLE-05': {
    title: 'Auch das Abschließen bringt es',
    text: 'Schließt dein erstes Plättchen die Straße oder Stadt des Baumeisters ab, kommt der Baumeister zurück, und du bekommst trotzdem dein zweites Plättchen.',
    words: ['Doppelzug', 'fertigstellen', 'zurückgekehrter Baumeister'],
  },
  'CAR-TB-DOUBLE-06': {
    title: 'Du darfst es nehmen',
    text: 'Laut Anleitung darfst du das zweite Plättchen nehmen, also kannst du auch verzichten. Dann endet dein Zug, und der nächste Spieler zieht. Auf Wunsch folgt das zweite Plättchen immer.',
    words: ['freiwillig', 'verzichten', 'ablehnen', 'muss ich', 'Pflicht'],
    differs: { c3: 'Du musst es nehmen.' },
  },
  'CAR-TB-DOUBLE-07': {
    title: 'Wenn die Plättchen ausgehen',
    text: 'Ist der Stapel leer, gibt es kein zweites Plättchen, und das Spiel endet. Passt das zweite Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein anderes.',
    words: ['Stapel leer', 'letztes Plättchen', 'nicht anlegbar', 'Ende'],
  },
  'CAR-TB-DOUBLE-08': {
    title: 'Nur das erste Plättchen zählt',
    text: 'Nur das erste Plättchen eines Zuges kann ein zweites bringen. Berührt erst das zweite Plättchen die Straße oder Stadt des Baumeisters, passiert nichts.',
    words: ['Doppelzug', 'dritter Zug', 'auslösen'],
    differs: { c3: 'Das kann nicht vorkommen: Zu Beginn des Extrazugs ist der Baumeister in deinem Vorrat.' },
  },
};
