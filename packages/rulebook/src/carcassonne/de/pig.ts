import type { TextsOf } from '../../rule.ts';
import type { PIG } from '../facts/pig.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

/** Where pigs pay nothing until the end. */
const AT_THE_END = inEach(
  BEFORE_THIRD,
  'Während des Spiels bringen Schweine keine Punkte; sie zählen am Ende.',
);

export const pig: TextsOf<typeof PIG> = {
  'CAR-TB-PIG-01': {
    title: 'Schwein statt Meeple',
    text: 'Statt eines Meeples darfst du dein Schwein auf eine Wiese des Plättchens setzen, das du gerade gelegt hast.',
    words: ['Schwein einsetzen', 'stellen', 'Feld', 'statt Gefolgsmann'],
    differs: { c3: 'Das Schwein kommt zusammen mit einem Bauern und steht neben ihm.' },
  },
  'CAR-TB-PIG-02': {
    title: 'Das Schwein braucht deinen Bauern',
    text: 'Du darfst das Schwein nur auf eine Wiese setzen, auf der schon ein Bauer von dir steht. Bauern und Schweine anderer Spieler spielen keine Rolle.',
    words: ['Bedingung', 'Voraussetzung', 'eigener Bauer', 'Feld'],
    differs: { c3: 'Das Schwein kommt mit seinem Bauern, also muss die Wiese frei gewesen sein.' },
  },
  'CAR-TB-PIG-03': {
    title: 'Das Schwein bleibt bis zuletzt',
    text: 'Einmal eingesetzt, bleibt das Schwein bis zur Schlusswertung auf seiner Wiese. Früher kommt es nur zurück, wenn eine andere Erweiterung das Schwein oder deinen letzten Bauern dort wegnimmt.',
    words: ['bleibt stehen', 'Scheune', 'entfernt', 'zurückbekommen'],
    differs: {
      c3: 'Das Schwein kommt jedes Mal zurück, wenn Schweine gewertet werden, und wenn sein Bauer geht.',
    },
  },
  'CAR-TB-PIG-04': {
    title: 'Ein Schwein hat keine Stärke',
    text: 'Schweine zählen nicht, wenn ihr vergleicht, wem eine Wiese gehört.',
    words: ['Mehrheit', 'Stärke 0', 'null', 'Kontrolle'],
  },
  'CAR-TB-PIG-05': {
    title: 'Mit Schwein 4 je Stadt',
    text: 'Bekommst du am Ende die Punkte einer Wiese und steht dein Schwein darauf, gibt dir jede abgeschlossene Stadt an dieser Wiese 4 Punkte statt 3.',
    words: ['Bonus', 'Wert', 'Bauernwertung', 'Wiesenwertung', 'vier statt drei'],
    differs: {
      c1: '5 statt 4 für jede Stadt.',
      c3: 'Am Ende kein Bonus; Schweine werden während des Spiels bezahlt.',
    },
  },
  'CAR-TB-PIG-06': {
    title: 'Erstauflage: 5 je Stadt',
    text: 'In der Erstauflage macht das Schwein eine Stadt 5 Punkte wert statt 4. Du musst die Punkte für diese Stadt bekommen, dein Schwein muss auf einer Wiese an ihr stehen, und auf der Wiese des Schweins musst du die meisten Bauern haben, allein oder im Gleichstand.',
    words: ['Bonus', 'Wert', 'Stadt für Stadt', 'alte Regel'],
    differs: {
      classic: '4 statt 3 für jede Stadt.',
      c2: '4 statt 3 für jede Stadt.',
      c3: 'Am Ende kein Bonus; Schweine werden während des Spiels bezahlt.',
    },
  },
  'CAR-TB-PIG-07': {
    title: 'Schweine auf einer geteilten Wiese',
    text: 'Sind mehrere auf einer Wiese gemeinsam am stärksten, bekommen alle von ihnen die Punkte. Den Bonus hat nur, wer dort ein eigenes Schwein hat.',
    words: ['Gleichstand', 'Patt', 'unentschieden', 'Feld'],
    differs: { c3: 'Wem die Wiese gehört, ist egal: Jedes Schwein zahlt seinem Besitzer.' },
  },
  'CAR-TB-PIG-08': {
    title: 'Nur auf der Wiese des Schweins',
    text: 'Dein Schwein hilft nur auf der Wiese, auf der es steht, nicht auf einer anderen Wiese von dir an derselben Stadt. Schweine anderer Spieler ändern für dich nichts.',
    words: ['andere Wiese', 'fremdes Schwein', 'Gegner', 'Bonus'],
    differs: { c3: 'Ein Schwein zahlt für die Städte an seiner Wiese, wem auch immer diese Wiese gehört.' },
  },
  'CAR-TB-PIG-09': {
    title: 'Das Plättchen mit der Herde',
    text: 'Manche älteren Auflagen haben ein Plättchen mit einer Schweineherde, die ihre Wiese früher wertvoller machte. Nach der späteren Auflage der ersten Edition tut sie das nicht mehr, also ist so ein Plättchen eine gewöhnliche Wiese.',
    words: ['Schweineherde', 'Schweinekarte', 'Ferkel', 'Bonus'],
  },
  'CAR-TB-PIG-10': {
    title: 'Ein Bonus je Stadt',
    text: 'Den Bonus des Schweins gibt es für jede Stadt einmal, wie viele Bauern du auf der Wiese auch hast.',
    words: ['mehrere Bauern', 'doppelt', 'vervielfachen'],
    differs: {
      c3: 'Das Schwein zahlt während des Spiels 3 Punkte je Stadt, wie viele Bauern du auch hast.',
    },
  },
  'CAR-TB-PIG-20': {
    title: 'Schwein zusammen mit einem Bauern',
    text: 'Setzt du einen Meeple als Bauern ein, darfst du dein Schwein neben ihn auf dieselbe Wiese stellen. Das Schwein ist nie allein: Versetzt oder entfernt eine andere Erweiterung seinen Bauern, kehrt das Schwein in deinen Vorrat zurück.',
    words: ['Paar', 'zu zweit', 'allein', 'dritte Edition', 'neue Regel'],
    differs: inEach(
      BEFORE_THIRD,
      'Das Schwein wird statt eines Meeples eingesetzt, auf einer Wiese, auf der dein Bauer schon steht.',
    ),
  },
  'CAR-TB-PIG-21': {
    title: 'Wann Schweine gewertet werden',
    text: 'Nachdem eine Stadt mit mindestens einem Wappen abgeschlossen und gewertet ist, werden alle Schweine auf dem Spielfeld gewertet.',
    words: ['Schild', 'Wimpel', 'Auslöser', 'während des Spiels'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-22': {
    title: 'Jedes Schwein: 3 je Stadt',
    text: 'Dein Schwein gibt dir 3 Punkte für jede abgeschlossene Stadt an seiner Wiese. Wem die Wiese gehört, ist egal, und jede Stadt zählt einmal. Die eben abgeschlossene Stadt zählt mit, wenn sie an der Wiese liegt.',
    words: ['Wert', 'Punkte', 'Mehrheit', 'angrenzend', 'Schild'],
    differs: inEach(
      BEFORE_THIRD,
      'Am Ende macht dein Schwein jede Stadt für dich 1 Punkt mehr wert, wenn du die Punkte seiner Wiese bekommst.',
    ),
  },
  'CAR-TB-PIG-23': {
    title: 'Jedes Schwein wird gewertet',
    text: 'Alle Schweine auf dem Spielfeld werden gewertet, auch weit entfernt von der abgeschlossenen Stadt und auch, wenn es 0 Punkte gibt.',
    words: ['alle Schweine', 'Entfernung', 'null Punkte', 'zurück'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-24': {
    title: 'Gewertete Schweine gehen zurück',
    text: 'Zuerst punktet, wer am Zug ist, dann die anderen im Uhrzeigersinn. Alle müssen das gewertete Schwein in den Vorrat zurücknehmen.',
    words: ['Reihenfolge', 'zurücknehmen', 'muss', 'aktiver Spieler'],
    differs: inEach(BEFORE_THIRD, 'Schweine bleiben bis zur Schlusswertung auf ihren Wiesen.'),
  },
  'CAR-TB-PIG-25': {
    title: 'Auch den Bauern zurücknehmen',
    text: 'Wenn dein gewertetes Schwein zurückgeht, darfst du den Meeple zurücknehmen, der neben ihm stand, und nur diesen. Alle entscheiden in Zugreihenfolge.',
    words: ['freiwillig', 'Wahl', 'zurückholen', 'Gefolgsmann'],
    differs: inEach(BEFORE_THIRD, 'Bauern bleiben bis zur Schlusswertung auf ihren Wiesen.'),
  },
  'CAR-TB-PIG-26': {
    title: 'Keine Schweine in der Schlusswertung',
    text: 'Am Ende geben Schweine keine Punkte und haben keine Stärke. Die Bauern, die noch da sind, werden wie gewohnt gewertet.',
    words: ['Spielende', 'Bonus', 'null', 'Wiesenwertung'],
    differs: inEach(
      BEFORE_THIRD,
      'Am Ende macht dein Schwein jede Stadt 1 Punkt mehr wert, wenn du die Punkte seiner Wiese bekommst.',
    ),
  },
  'CAR-TB-PIG-27': {
    title: 'Zwei Wappenstädte auf einmal',
    text: 'Schließt ein Plättchen mehrere Städte mit Wappen ab, wird zuerst alles gewertet. Danach werden die Schweine einmal gewertet, denn sie gehen dann zurück.',
    words: ['mehrere Städte', 'Schild', 'doppelt', 'Reihenfolge'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-28': {
    title: 'Auch ein neues Schwein zählt',
    text: 'Ein Schwein auf dem Plättchen, das die Stadt abschließt, ist schon auf dem Spielfeld und wird mitgewertet.',
    words: ['im selben Zug', 'gerade eingesetzt', 'Wappen'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-29': {
    title: 'Auch ohne Ritter',
    text: 'Schweine werden immer gewertet, wenn eine Stadt mit Wappen abgeschlossen wird, auch wenn niemand darin stand.',
    words: ['leere Stadt', 'unbesetzt', 'Auslöser', 'Schild'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-30': {
    title: 'Im Extrazug noch einmal',
    text: 'Schließt du in deinem Extrazug eine weitere Stadt mit Wappen ab, werden die Schweine, die dann auf dem Spielfeld stehen, wieder gewertet.',
    words: ['Doppelzug', 'Baumeister', 'erneut', 'Schild'],
    differs: AT_THE_END,
  },
};
