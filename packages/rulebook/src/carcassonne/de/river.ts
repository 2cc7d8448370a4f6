import type { TextsOf } from '../../rule.ts';
import type { RIVER } from '../facts/river.ts';
import { BEFORE_THIRD, FIRST_EDITION, inEach } from '../in-each.ts';

export const river: TextsOf<typeof RIVER> = {
  'CAR-RIV-01': {
    title: 'Zuerst kommt der Fluss',
    text: 'Statt des Startplättchens liegt die Quelle auf dem Tisch. Die anderen Flussplättchen bilden einen eigenen Stapel mit dem See ganz unten; ihr zieht von ihm, bis er leer ist, dann vom gewöhnlichen Stapel.',
    words: ['Ursprung', 'Mündung', 'Aufbau', 'Flusskarten', 'Startkarte'],
  },
  'CAR-RIV-02': {
    title: 'Das Startplättchen beim Fluss',
    text: 'Spielt ihr mit dem Fluss, bleibt das gewöhnliche Startplättchen in der Schachtel.',
    words: ['Startkarte', 'mischen', 'Quelle'],
    differs: inEach(FIRST_EDITION, 'Das Startplättchen wird in den gewöhnlichen Stapel gemischt.'),
  },
  'CAR-RIV-03': {
    title: 'Der Fluss muss weiterfließen',
    text: 'Jedes Flussplättchen muss den Fluss an seinem offenen Ende fortsetzen. Dass eine andere Seite passt, genügt nicht.',
    words: ['anschließen', 'anlegen', 'Wasser', 'Verlauf'],
  },
  'CAR-RIV-04': {
    title: 'Keine Kehrtwende',
    text: 'Zwei Biegungen direkt hintereinander dürfen nicht in dieselbe Richtung führen. Mit einem geraden Plättchen dazwischen dürfen sie es.',
    words: ['Kurve', 'U-Kurve', 'Schleife', 'Wende'],
  },
  'CAR-RIV-05': {
    title: 'Lass dem Fluss seinen Weg',
    text: 'Der Platz vor dem neuen Ende des Flusses muss frei sein, damit das nächste Plättchen folgen kann. Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel.',
    words: ['Sackgasse', 'blockiert', 'offenes Ende', 'nicht anlegbar'],
  },
  'CAR-RIV-06': {
    title: 'Nicht auf dem Wasser',
    text: 'Auf Flussplättchen darfst du Meeples auf Straßen, in Städte, in Klöster und auf Wiesen setzen, aber nie auf den Fluss selbst.',
    words: ['Gefolgsmann', 'Fischer', 'schwimmen', 'einsetzen'],
  },
  'CAR-RIV-07': {
    title: 'Um Quelle und See herum',
    text: 'Der Fluss trennt die Wiesen an seinen Ufern. An der Quelle und am See läuft die Wiese um das Wasser herum, dort sind beide Ufer verbunden.',
    words: ['Ufer', 'verbunden', 'Ursprung', 'Mündung', 'Felder'],
    differs: { c3: 'Hinter der Quelle dieser Edition verläuft eine Straße, und die trennt dort die Wiesen.' },
  },
  'CAR-RIV-08': {
    title: 'Der Fluss bringt nichts ein',
    text: 'Der Fluss selbst gibt keine Punkte.',
    words: ['Wertung', 'Wasser', 'wert'],
  },
  'CAR-RIV-09': {
    title: 'Das Flussplättchen mit der Ware',
    text: 'Die dritte Edition von Händler & Baumeister enthält ein Flussplättchen mit einem Warensymbol. Mischt es unter die Flussplättchen; ohne den Fluss bleibt es in der Schachtel.',
    words: ['Huhn', 'Warenplättchen', 'TB-T', 'einmischen'],
    differs: inEach(BEFORE_THIRD, 'Händler & Baumeister hat kein Flussplättchen.'),
  },
  'CAR-RIV-10': {
    title: 'Baumeister am Fluss',
    text: 'Dein Baumeister kann ein zweites Plättchen bringen, während der Fluss gelegt wird. Es kommt vom Flussstapel, solange er reicht.',
    words: ['Doppelzug', 'welcher Stapel', 'Flusskarten'],
  },
};
