import type { TextsOf } from '../../rule.ts';
import type { BUILDER } from '../facts/builder.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const builder: TextsOf<typeof BUILDER> = {
  'CAR-TB-BUILDER-01': {
    title: 'Baumeister statt Meeple',
    text: 'Statt eines Meeples darfst du deinen Baumeister auf eine Straße oder in eine Stadt des Plättchens setzen, das du gerade gelegt hast. Er ist deine eine Figur für dieses Plättchen.',
    words: ['Baumeister einsetzen', 'stellen', 'statt Gefolgsmann', 'wohin'],
    differs: { c3: 'Der Baumeister kommt zusammen mit einem Meeple und steht neben ihm.' },
  },
  'CAR-TB-BUILDER-02': {
    title: 'Der Baumeister braucht deinen Meeple',
    text: 'Du darfst den Baumeister nur auf eine Straße oder in eine Stadt setzen, wo schon ein Meeple von dir steht. Ein großer Meeple tut es ebenso wie ein gewöhnlicher.',
    words: ['Wegelagerer', 'Ritter', 'eigener Gefolgsmann', 'Bedingung', 'Voraussetzung'],
    differs: {
      c2: 'Die Anleitung verlangt einen normalen Meeple. Wir lassen auch einen großen gelten, wie es die spätere Auflage der ersten Edition sagt.',
      c3: 'Der Baumeister kommt mit seinem Meeple, also muss die Straße oder Stadt frei gewesen sein.',
    },
  },
  'CAR-TB-BUILDER-03': {
    title: 'Andere stören ihn nicht',
    text: 'Meeples und Baumeister anderer Spieler halten deinen Baumeister nicht fern. Mehrere Baumeister dürfen sich eine Straße oder Stadt teilen.',
    words: ['Mitspieler', 'Gegner', 'fremde Figuren', 'mehrere Baumeister'],
    differs: {
      c3: 'Ein Baumeister betritt nur eine freie Straße oder Stadt; Baumeister treffen sich, wenn ihre Gebiete verbunden werden.',
    },
  },
  'CAR-TB-BUILDER-04': {
    title: 'Nur Straßen und Städte',
    text: 'Der Baumeister steht nie auf einer Wiese oder in einem Kloster. Wie weit er von deinem Meeple entfernt ist, spielt keine Rolle.',
    words: ['Feld', 'Abtei', 'Entfernung', 'wo', 'Bauer'],
    differs: {
      c3: 'Der Baumeister steht direkt neben seinem Meeple, auf einer Straße oder in einer Stadt.',
    },
  },
  'CAR-TB-BUILDER-05': {
    title: 'Jeder hat einen Baumeister',
    text: 'Du hast einen Baumeister. Solange er auf dem Spielfeld ist, kannst du ihn nicht noch einmal einsetzen.',
    words: ['Vorrat', 'nur einer', 'Anzahl'],
  },
  'CAR-TB-BUILDER-06': {
    title: 'Der Baumeister bringt ein weiteres Plättchen',
    text: 'Wird dein Plättchen Teil der Straße oder Stadt, in der dein Baumeister schon steht, darfst du in diesem Zug ein zweites Plättchen nehmen. Erweitern, Verbinden und Abschließen zählen gleichermaßen.',
    words: ['Doppelzug', 'Extrazug', 'zusätzliche Karte', 'verlängern', 'auslösen', 'noch einmal'],
    differs: {
      classic:
        'Der Text spricht nur vom Erweitern, doch im Beispiel wird eine Straße abgeschlossen, und es gibt trotzdem das zweite Plättchen.',
      c2: 'Der Text spricht nur vom Fortsetzen, doch im Beispiel wird eine Straße abgeschlossen, und es gibt trotzdem das zweite Plättchen.',
      c3: 'Der Baumeister geht zu den Stapeln, und auf diesen Zug folgt ein ganzer Extrazug.',
    },
  },
  'CAR-TB-BUILDER-07': {
    title: 'Nur deine eigenen Plättchen zählen',
    text: 'Erweitert ein anderer die Straße oder Stadt deines Baumeisters, bekommt keiner von euch dafür ein zweites Plättchen.',
    words: ['Mitspieler', 'Gegner', 'Doppelzug', 'auslösen'],
  },
  'CAR-TB-BUILDER-08': {
    title: 'Beim Einsetzen noch kein zweites Plättchen',
    text: 'Das Plättchen, auf das du den Baumeister setzt, bringt kein zweites Plättchen. Der Baumeister wirkt erst ab deinem nächsten Plättchen.',
    words: ['im selben Zug', 'Doppelzug', 'sofort', 'neuer Baumeister'],
  },
  'CAR-TB-BUILDER-09': {
    title: 'Der Baumeister bleibt am Werk',
    text: 'Solange seine Straße oder Stadt offen ist, bleibt der Baumeister dort und kann dir in jedem deiner Züge ein zweites Plättchen bringen.',
    words: ['bleibt stehen', 'mehrmals', 'jeden Zug', 'unfertig'],
    differs: {
      c3: 'Der Baumeister verlässt seine Straße oder Stadt, sobald er einen Extrazug gebracht hat.',
    },
  },
  'CAR-TB-BUILDER-10': {
    title: 'Nach der Wertung zurück',
    text: 'Ist seine Straße oder Stadt gewertet, kehrt der Baumeister in deinen Vorrat zurück, zugleich mit den Meeples.',
    words: ['zurückbekommen', 'fertig', 'heimkehren'],
  },
  'CAR-TB-BUILDER-11': {
    title: 'Kein Meeple mehr bei ihm',
    text: 'Verlierst du deinen letzten Meeple auf der Straße oder in der Stadt des Baumeisters, kehrt er sofort in deinen Vorrat zurück. Das kann nur durch andere Erweiterungen geschehen.',
    words: ['entfernt', 'allein', 'zurück', 'Drache', 'Turm'],
  },
  'CAR-TB-BUILDER-12': {
    title: 'Ein Baumeister hat keine Stärke',
    text: 'Der Baumeister zählt nicht, wenn ihr die Stärke vergleicht, und bringt selbst keine Punkte.',
    words: ['Mehrheit', 'Stärke 0', 'null', 'Kontrolle'],
  },
  'CAR-TB-BUILDER-13': {
    title: 'Ein verbundener Meeple genügt',
    text: 'Es genügt, wenn erst das gelegte Plättchen zwei Teile verbindet und so der Meeple, den dein Baumeister braucht, auf derselben Straße oder in derselben Stadt steht.',
    words: ['zusammenschließen', 'anschließen', 'Bedingung', 'Voraussetzung'],
    differs: { c3: 'Der Baumeister kommt nie zu einem Meeple, der schon steht.' },
  },
  'CAR-TB-BUILDER-14': {
    title: 'Kein Baumeister auf abgeschlossenem Gebiet',
    text: 'Ein Baumeister auf einer Straße oder in einer Stadt, die sein eigenes Plättchen abschließt, käme nur gleich wieder zurück. Das ändert nichts, deshalb bietet dieser Tisch es nicht an.',
    words: ['fertig', 'dasselbe Plättchen', 'nutzlos', 'nicht angeboten'],
    differs: {
      c3: 'Baumeister und Meeple dürfen dort eingesetzt werden; beide kommen bei der Wertung zurück, ohne Extrazug.',
    },
  },
  'CAR-TB-BUILDER-20': {
    title: 'Baumeister zusammen mit einem Meeple',
    text: 'Setzt du einen Meeple auf eine Straße oder in eine Stadt, darfst du deinen Baumeister an derselben Stelle neben ihn stellen.',
    words: ['Paar', 'zu zweit', 'Wegelagerer', 'Ritter', 'dritte Edition', 'neue Regel'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister wird statt eines Meeples eingesetzt, wo schon einer von dir steht.',
    ),
  },
  'CAR-TB-BUILDER-21': {
    title: 'Der Baumeister steht nie allein',
    text: 'Ein Baumeister ist nie allein auf einem Plättchen. Geht sein Meeple, kehrt der Baumeister in deinen Vorrat zurück. Das geschieht, wenn beide gewertet werden; sonst versetzen oder entfernen nur andere Erweiterungen einen Meeple.',
    words: ['Paar', 'entfernt', 'zurück', 'einzeln'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister darf allein auf seinem Plättchen stehen, solange dein Meeple auf derselben Straße oder in derselben Stadt ist.',
    ),
  },
  'CAR-TB-BUILDER-22': {
    title: 'Nur wo es frei war',
    text: 'Weil der Baumeister mit einem neuen Meeple kommt, kann er nur eine freie Straße oder Stadt betreten. Zu einem Meeple, der schon steht, kann er nicht dazukommen.',
    words: ['unbesetzt', 'nachträglich', 'später', 'Paar'],
    differs: inEach(BEFORE_THIRD, 'Der Baumeister kommt zu einem Meeple von dir dazu, der schon steht.'),
  },
  'CAR-TB-BUILDER-23': {
    title: 'Ab zu den Stapeln',
    text: 'Wird in einem späteren Zug dein Plättchen Teil der Straße oder Stadt deines Baumeisters, musst du ihn neben die Stapel stellen, auch wenn das Plättchen sie abschließt. Der Meeple bleibt dort stehen.',
    words: ['auslösen', 'geht weg', 'neben dem Stapel', 'erweitern', 'muss'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister bleibt, wo er ist, solange die Straße oder Stadt offen ist.',
    ),
  },
  'CAR-TB-BUILDER-24': {
    title: 'Neben den Stapeln gesperrt',
    text: 'Solange der Baumeister neben den Stapeln steht, ist er nicht in deinem Vorrat. Du kannst ihn also nicht auf das Plättchen setzen, das du gerade legst.',
    words: ['wartet', 'noch nicht', 'wieder einsetzen'],
    differs: inEach(BEFORE_THIRD, 'Der Baumeister wartet nie neben den Stapeln.'),
  },
  'CAR-TB-BUILDER-25': {
    title: 'Der Extrazug',
    text: 'Steht dein Baumeister am Ende deines Zuges neben den Stapeln, nimm ihn in deinen Vorrat und mache einen Extrazug mit allen drei Schritten. Du musst ihn machen. Danach ist der nächste Spieler dran.',
    words: ['Doppelzug', 'zweiter Zug', 'muss', 'Stapel'],
    differs: inEach(
      BEFORE_THIRD,
      'Das zweite Plättchen gehört zum selben Zug, und laut Anleitung darfst du es ziehen.',
    ),
  },
  'CAR-TB-BUILDER-26': {
    title: 'Wieder eingesetzt, aber kein dritter',
    text: 'Im Extrazug darfst du den Baumeister wieder einsetzen, zusammen mit einem Meeple. Das bringt keinen weiteren Zug, denn der Baumeister wirkt nur, wo er schon stand.',
    words: ['dritter Zug', 'erneut', 'noch einmal'],
    differs: inEach(
      BEFORE_THIRD,
      'Mit dem zweiten Plättchen darf der Baumeister dorthin, wo dein Meeple schon steht.',
    ),
  },
  'CAR-TB-BUILDER-27': {
    title: 'Nie drei Züge nacheinander',
    text: 'Wenn du das Plättchen deines Extrazugs legst, ist dein Baumeister in deinem Vorrat. Einen dritten Zug kann er also nicht bringen.',
    words: ['dritter Zug', 'in Folge', 'hintereinander'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister kann noch auf dem Spielfeld sein; das dritte Plättchen verbietet eine eigene Regel.',
    ),
  },
  'CAR-TB-BUILDER-28': {
    title: 'Der alte Ort ist verlassen',
    text: 'Hat der Baumeister gewirkt, ist er von seiner alten Straße oder aus seiner alten Stadt fort. Sie noch einmal zu erweitern bringt nichts.',
    words: ['wieder', 'danach', 'erweitern', 'weggegangen'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister bleibt und kann in einem späteren Zug wieder ein zweites Plättchen bringen.',
    ),
  },
  'CAR-TB-BUILDER-29': {
    title: 'Mit seinem Meeple zurück',
    text: 'Wird die Straße oder Stadt des Baumeisters gewertet, während er dort steht, kommt er mit seinem Meeple zurück. Das geschieht, wenn das Plättchen eines anderen sie abschließt oder wenn es schon das Plättchen tut, auf das du die beiden setzt.',
    words: ['zurückbekommen', 'Mitspieler', 'fertig', 'Paar'],
    differs: inEach(
      BEFORE_THIRD,
      'Der Baumeister kommt mit den Meeples zurück, wer auch immer das Gebiet abschließt, auch du.',
    ),
  },
  'CAR-TB-BUILDER-30': {
    title: 'Kein Plättchen, kein Extrazug',
    text: 'Sind keine Plättchen mehr da, entfällt der Extrazug, und das Spiel endet.',
    words: ['Stapel leer', 'Spielende', 'letztes Plättchen'],
  },
};
