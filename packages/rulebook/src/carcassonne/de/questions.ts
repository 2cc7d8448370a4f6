import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';
import { AFTER_FIRST_PRINTING, BEFORE_THIRD, inEach } from '../in-each.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAR-EDGE-01': {
    title: 'Gebiete verbunden: zweites Plättchen?',
    text: 'Ja. Das Plättchen, das zwei Straßen oder Städte verbindet, erweitert die eine, in der dein Baumeister steht, also steht dir ein zweites Plättchen zu.',
    words: ['Baumeister', 'zusammenschließen', 'Doppelzug'],
  },
  'CAR-EDGE-02': {
    title: 'Baumeister am anderen Ende?',
    text: 'Dein Baumeister wirkt, wie weit entfernt du seine Straße oder Stadt auch erweiterst. Die Entfernung spielt keine Rolle.',
    words: ['Abstand', 'erweitern', 'Doppelzug'],
  },
  'CAR-EDGE-03': {
    title: 'Baumeister und Meeple zugleich?',
    text: 'Nein. Du setzt auf jedes Plättchen eine Figur, den Baumeister oder einen Meeple.',
    words: ['beide', 'dasselbe Plättchen', 'zwei Figuren', 'gleichzeitig'],
    differs: { c3: 'Ja, und nur so: Der Baumeister kommt immer mit einem Meeple.' },
  },
  'CAR-EDGE-04': {
    title: 'Baumeister auf das zweite Plättchen?',
    text: 'Ja, wenn er in deinem Vorrat ist und ein Meeple von dir auf dieser Straße oder in dieser Stadt steht; ein Ritter, den du auf das erste Plättchen gesetzt hast, genügt. Ein drittes Plättchen bringt das nicht.',
    words: ['Doppelzug', 'zweiter Teil', 'wieder einsetzen'],
    differs: { c3: 'Ja, zusammen mit einem Meeple auf demselben Plättchen.' },
  },
  'CAR-EDGE-05': {
    title: 'Baumeister auf sofort abgeschlossenem Gebiet?',
    text: 'Er käme noch mit demselben Plättchen zurück und brächte nichts ein, deshalb bietet dieser Tisch es nicht an.',
    words: ['fertig', 'dasselbe Plättchen', 'nutzlos'],
    differs: {
      c3: 'Mit einem Meeple möglich: Beide kommen bei der Wertung zurück, und es gibt keinen Extrazug.',
    },
  },
  'CAR-EDGE-06': {
    title: 'Gebiet meines Baumeisters von anderen abgeschlossen?',
    text: 'Das Gebiet wird gewertet, dein Baumeister und deine Meeples kommen zurück, und niemand bekommt dafür ein zweites Plättchen.',
    words: ['Gegner', 'Mitspieler', 'fertigstellen', 'Doppelzug'],
  },
  'CAR-EDGE-07': {
    title: 'Gebiet meines Baumeisters selbst abgeschlossen?',
    text: 'Du bekommst trotzdem dein zweites Plättchen. Der Baumeister ist dann schon zurück, du darfst ihn also mit dem zweiten Plättchen wieder einsetzen.',
    words: ['fertigstellen', 'Doppelzug', 'zurückbekommen', 'erstes Plättchen'],
    differs: {
      c3: 'Der Baumeister wartet neben den Stapeln, während das Gebiet gewertet wird; dann machst du den Extrazug.',
    },
  },
  'CAR-EDGE-08': {
    title: 'Zweites Plättchen, aber keins mehr?',
    text: 'Dann gibt es kein zweites Plättchen. Das Spiel endet, und die Schlusswertung beginnt.',
    words: ['Stapel leer', 'letztes Plättchen', 'Baumeister', 'Ende'],
  },
  'CAR-EDGE-09': {
    title: 'Zweites Plättchen passt nirgends?',
    text: 'Es kommt aus dem Spiel, und du ziehst ein anderes, wie bei jedem Plättchen.',
    words: ['nicht anlegbar', 'neu ziehen', 'Doppelzug'],
  },
  'CAR-EDGE-10': {
    title: 'Zweites Plättchen neben das erste?',
    text: 'Dort muss es nicht liegen. Jeder Platz, an dem es passt, ist recht.',
    words: ['angrenzend', 'daneben', 'Doppelzug', 'wohin'],
  },
  'CAR-EDGE-11': {
    title: 'Erst werten, dann einsetzen?',
    text: 'Nein. Du setzt deine Figur vor der Wertung ein. Ein Meeple, der bei der Wertung zurückkommt, kann erst auf deinem nächsten Plättchen stehen.',
    words: ['Reihenfolge', 'vorher', 'zurückbekommen', 'Schritte'],
  },
  'CAR-EDGE-12': {
    title: 'Stadt berührt meine Wiese zweimal?',
    text: 'Für diese Wiese zählt sie einmal.',
    words: ['zwei Seiten', 'angrenzend', 'Bauer', 'doppelt'],
  },
  'CAR-EDGE-13': {
    title: 'Stadt zweimal auf einem Plättchen?',
    text: 'Das Plättchen zählt für die Punkte der Stadt einmal. Beide Teile gehören zu derselben Stadt, auch für die Wiesen daneben.',
    words: ['zwei Stadtteile', 'zählen', 'Segmente'],
  },
  'CAR-EDGE-14': {
    title: 'Läuft die Wiese unter Brücken durch?',
    text: 'Nein. Unter einer Brücke sind Wiesen nicht verbunden.',
    words: ['unter der Brücke', 'Unterführung', 'zusammenhängend'],
  },
  'CAR-EDGE-15': {
    title: 'Wiesen neben einer Straße zum Tor?',
    text: 'Die Straße endet am Tor, und ebenso enden die Wiesen an der Mauer. Links und rechts der Straße liegen auf diesem Plättchen getrennte Wiesen.',
    words: ['Stadttor', 'Stadtmauer', 'getrennt', 'Felder'],
  },
  'CAR-EDGE-16': {
    title: 'Läuft die Wiese ums Straßenende?',
    text: 'Ja. Wo eine Straße einfach an einem Kloster, Haus oder Toilettenhäuschen endet, läuft die Wiese um dieses Ende herum und bleibt eine. Wo sich dort mehrere Straßen treffen, trennen sie die Wiese in mehrere.',
    words: ['Klosterstraße', 'verbunden', 'herum', 'Abtei'],
  },
  'CAR-EDGE-17': {
    title: 'Ein Bauer auf umschlossener Wiese?',
    text: 'Ja, ein Bauer darf auf einer Wiese stehen, die ganz innerhalb eines Plättchens liegt. Diese Wiese kann nie wachsen.',
    words: ['Innenwiese', 'eingeschlossen', 'innen', 'ohne Rand'],
  },
  'CAR-EDGE-18': {
    title: 'Einsetzen, bevor sich Gebiete verbinden?',
    text: 'Nein. Zuerst verbindet sich das Plättchen mit allem, was es berührt, dann schaust du, ob dort jemand steht.',
    words: ['besetzt', 'zusammenschließen', 'geteilt', 'reinschleichen'],
  },
  'CAR-EDGE-19': {
    title: 'Beide gleich stark?',
    text: 'Beide bekommen die vollen Punkte.',
    words: ['Gleichstand', 'Patt', 'geteilt', 'Mehrheit'],
  },
  'CAR-EDGE-20': {
    title: 'Entscheidet ein Baumeister den Gleichstand?',
    text: 'Nein, nie. Seine Stärke ist 0.',
    words: ['Mehrheit', 'Patt', 'Kontrolle'],
  },
  'CAR-EDGE-21': {
    title: 'Der Bauer meines Schweins verschwindet?',
    text: 'Das Schwein kehrt in deinen Vorrat zurück und bringt keine Punkte.',
    words: ['dritte Edition', 'entfernt', 'allein', 'verloren'],
    differs: inEach(BEFORE_THIRD, 'Das Schwein bleibt, solange du irgendeinen Bauern auf dieser Wiese hast.'),
  },
  'CAR-EDGE-22': {
    title: 'Jemand schließt eine Wappenstadt ab?',
    text: 'Alle Schweine werden gewertet. Wer die Stadt abschließt, kommt zuerst dran, dann die anderen im Uhrzeigersinn.',
    words: ['Schild', 'Gegner', 'Reihenfolge', 'Schweinewertung', 'dritte Edition'],
    differs: inEach(BEFORE_THIRD, 'Schweine werden dann nicht gewertet; sie zählen am Ende.'),
  },
  'CAR-EDGE-23': {
    title: 'Waren mit dem zweiten Plättchen?',
    text: 'Auch die nimmst du. Waren bekommt, wer die Stadt abschließt, mit welchem Plättchen auch immer.',
    words: ['Doppelzug', 'Warenplättchen', 'wer bekommt', 'fertigstellen'],
  },
  'CAR-EDGE-24': {
    title: 'Ein Kloster schließt ein Kloster ab?',
    text: 'Dann zählt jedes für sich. Das alte bringt seine 9 Punkte; der Meeple im neuen bleibt, bis auch dieses umgeben ist.',
    words: ['Abtei', 'Nachbar', 'zwei Klöster', 'einzeln'],
  },
  'CAR-EDGE-25': {
    title: 'Kleine Stadt mit Waren?',
    text: 'In der Erstauflage gibt sie 2 Punkte, und ihre Waren werden wie gewohnt genommen.',
    words: ['Zweierstadt', 'zwei Plättchen', 'Warenplättchen'],
    differs: inEach(
      AFTER_FIRST_PRINTING,
      'Sie gibt 4 Punkte, wie jede Stadt aus zwei Plättchen, und ihre Waren.',
    ),
  },
};
