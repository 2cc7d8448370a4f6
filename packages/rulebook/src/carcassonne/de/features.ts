import type { TextsOf } from '../../rule.ts';
import type { FEATURES } from '../facts/features.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const features: TextsOf<typeof FEATURES> = {
  'CAR-ROAD-01': {
    title: 'Wann eine Straße abgeschlossen ist',
    text: 'Eine Straße ist abgeschlossen, wenn ihre beiden Enden geschlossen sind. Ein Ende wird geschlossen durch eine Kreuzung, ein Dorf, ein Stadttor, ein Kloster, ein Haus, ein Toilettenhäuschen oder einen Versammlungsplatz. Auch eine Straße, die im Kreis läuft, ist abgeschlossen.',
    words: ['fertig', 'geschlossen', 'Abzweigung', 'Rundweg', 'Ringstraße', 'Straßenende'],
  },
  'CAR-ROAD-02': {
    title: 'Punkte für eine Straße',
    text: 'Eine abgeschlossene Straße gibt 1 Punkt für jedes Plättchen, über das sie führt. Ein Plättchen, über das sie zweimal führt, zählt einmal.',
    words: ['Wertung', 'Länge', 'Wegelagerer', 'Räuber', 'Brücke'],
  },
  'CAR-CITY-01': {
    title: 'Wann eine Stadt abgeschlossen ist',
    text: 'Eine Stadt ist abgeschlossen, wenn ihre Mauer ringsum geschlossen ist und innen keine Lücke bleibt. Jede Seite ihrer Plättchen, die zur Stadt gehört, liegt dann an einem anderen Plättchen.',
    words: ['fertig', 'geschlossen', 'Stadtmauer', 'Lücke', 'Loch', 'Burg'],
  },
  'CAR-CITY-02': {
    title: 'Punkte für eine Stadt',
    text: 'Eine abgeschlossene Stadt gibt 2 Punkte für jedes Plättchen und 2 weitere für jedes Wappen. Ein Plättchen, auf dem sie zweimal vorkommt, zählt einmal.',
    words: ['Wertung', 'Schild', 'Wimpel', 'Ritter', 'Stadtteile'],
  },
  'CAR-CITY-03': {
    title: 'Kleine Stadt, halbe Punkte',
    text: 'In der Erstauflage gibt eine abgeschlossene Stadt aus genau zwei Plättchen 1 Punkt für jedes Plättchen und Wappen statt 2. Mit den Plättchen dieses Tisches gibt so eine Stadt insgesamt 2 Punkte.',
    words: ['Zweierstadt', 'zwei Plättchen', 'kleinste Stadt', 'Ministadt', 'Kleinstadt'],
    differs: inEach(
      AFTER_FIRST_PRINTING,
      'Eine Stadt aus zwei Plättchen wird gewertet wie jede andere: 4 Punkte.',
    ),
  },
  'CAR-CITY-04': {
    title: 'Halbiert wird nur beim Abschließen',
    text: 'Die halben Punkte der Stadt aus zwei Plättchen gelten nur, wenn sie abgeschlossen wird. Für Wiesen, Waren und die Schlusswertung offener Städte ändert sich nichts.',
    words: ['Zweierstadt', 'kleine Stadt', 'Bauern', 'Handelswaren'],
    differs: inEach(AFTER_FIRST_PRINTING, 'Für kleine Städte gibt es keine eigene Regel.'),
  },
  'CAR-CITY-05': {
    title: 'Mehrere Städte auf einmal',
    text: 'Ein Plättchen kann mehr als eine Stadt abschließen. Jede wird für sich gewertet.',
    words: ['zwei Städte', 'gleichzeitig', 'dasselbe Plättchen'],
  },
  'CAR-MON-01': {
    title: 'Punkte für ein Kloster',
    text: 'Ein Kloster ist abgeschlossen, wenn alle 8 Plätze ringsum belegt sind. Dann gibt es 9 Punkte: 1 für sich selbst und 1 für jedes Nachbarplättchen.',
    words: ['Abtei', 'Mönch', 'umgeben', 'neun Punkte', 'Wertung'],
  },
  'CAR-MON-02': {
    title: 'Jedes Nachbarplättchen zählt',
    text: 'Jedes Plättchen neben einem Kloster zählt, auch an dessen Ecken und ganz gleich, wer es legt.',
    words: ['Abtei', 'diagonal', 'Ecke', 'Mitspieler', 'Mönch'],
  },
  'CAR-MON-03': {
    title: 'Klöster nebeneinander',
    text: 'Zwei Klöster dürfen Nachbarn sein. Jedes zählt das Plättchen des anderen mit, sonst lassen sie einander in Ruhe.',
    words: ['Abtei', 'angrenzend', 'zwei Klöster', 'Kultstätte', 'Duell'],
  },
};
