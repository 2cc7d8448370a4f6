import type { TextsOf } from '../../rule.ts';
import type { END } from '../facts/end.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const end: TextsOf<typeof END> = {
  'CAR-END-01': {
    title: 'Wann das Spiel endet',
    text: 'Das Spiel endet, sobald das letzte Plättchen gelegt und gewertet ist. Niemand ist noch einmal dran.',
    words: ['letztes Plättchen', 'Stapel leer', 'Spielende', 'vorbei'],
  },
  'CAR-END-02': {
    title: 'Was noch offen ist',
    text: 'Gebiete mit Meeples, die nicht abgeschlossen sind, werden auch gewertet, wie immer nach Stärke. Eine Straße gibt 1 Punkt je Plättchen, eine Stadt 1 je Plättchen und 1 je Wappen, ein Kloster 1 und 1 weiteren für jedes Nachbarplättchen. Eine offene Straße mit Wirtshaus oder eine offene Stadt mit Kathedrale gibt 0, es sei denn, ihr habt das mildere Ende gewählt.',
    words: ['unvollendet', 'Schlusswertung', 'unfertig', 'Abtei', 'Schild'],
  },
  'CAR-END-03': {
    title: 'Dann Wiesen, dann Waren',
    text: 'Nach den nicht abgeschlossenen Gebieten kommen die Wiesen, danach die Waren.',
    words: ['Reihenfolge', 'Schlusswertung', 'Bauern', 'Warenplättchen'],
  },
  'CAR-END-04': {
    title: 'Die meisten Punkte gewinnen',
    text: 'Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten wird der Sieg geteilt.',
    words: ['Sieger', 'Gewinner', 'Gleichstand', 'unentschieden', 'Tiebreaker'],
  },
  'CAR-FARM-01': {
    title: 'Wiesen zählen am Ende',
    text: 'Wiesen geben erst Punkte, wenn das Spiel vorbei ist, und nur für abgeschlossene Städte. Auf Wunsch steht niemand auf Wiesen, und sie geben nichts.',
    words: ['Bauern', 'Bauernwertung', 'Feld', 'Schlusswertung', 'ohne Bauern'],
  },
  'CAR-FARM-02': {
    title: 'Eine Stadt an einer Wiese',
    text: 'Eine Stadt liegt an einer Wiese, wenn sich die beiden auf irgendeinem Plättchen berühren. Jede Stadt zählt für eine Wiese einmal, wie oft sie sich auch berühren.',
    words: ['angrenzend', 'Grenze', 'versorgen', 'Stadtmauer', 'einmal'],
  },
  'CAR-FARM-03': {
    title: 'Stadt für Stadt, 4 Punkte',
    text: 'In der Erstauflage wird jede abgeschlossene Stadt für sich gezählt. Zähle die Bauern jedes Spielers auf allen Wiesen an ihr zusammen: Wer die meisten hat, bekommt für diese Stadt 4 Punkte, bei Gleichstand bekommt jeder 4. Eine Wiese, die die Stadt zweimal berührt, zählt einmal.',
    words: ['Erstauflage', 'alte Bauernregel', 'vier Punkte', 'Stadt versorgen', 'Bauernwertung'],
    differs: inEach(AFTER_FIRST_PRINTING, '3 Punkte für jede abgeschlossene Stadt, Wiese für Wiese gezählt.'),
  },
  'CAR-FARM-04': {
    title: 'Jede Stadt zahlt dir einmal',
    text: 'Kurze Zeit, um 2001, wurden die Wiesen einzeln zu 3 Punkten je Stadt gezählt, aber jede Stadt zahlte demselben Spieler nur einmal. Mit einem Schwein bekamst du den höchsten Wert, der dir zustand. Heute gilt das nur auf Wunsch.',
    words: ['alte Bauernregel', 'einmal je Spieler', 'Geschichte', '2001', 'zweite Regelfassung'],
    differs: {
      c1: '4 Punkte für jede Stadt, Stadt für Stadt gezählt.',
      ...inEach(
        AFTER_FIRST_PRINTING,
        'Jede Wiese zahlt für sich, also kann dir eine Stadt mehrmals Punkte geben.',
      ),
    },
  },
  'CAR-FARM-05': {
    title: 'Wiese für Wiese, 3 Punkte',
    text: 'Wer auf einer Wiese am stärksten ist, bekommt 3 Punkte für jede abgeschlossene Stadt an ihr. Jede Wiese wird für sich gezählt, also kann eine Stadt für mehrere Wiesen zahlen und dir mehr als einmal Punkte geben.',
    words: ['Bauern', 'Bauernwertung', 'Feld', 'Mehrheit', 'drei Punkte'],
    differs: { c1: '4 Punkte für jede Stadt, Stadt für Stadt gezählt.' },
  },
  'CAR-FARM-06': {
    title: 'Kein Bauer, keine Punkte',
    text: 'Eine Wiese ohne Bauern gibt niemandem Punkte.',
    words: ['leere Wiese', 'unbesetzt', 'Feld'],
  },
};
