import type { TextsOf } from '../../rule.ts';
import type { GOODS } from '../facts/goods.ts';

export const goods: TextsOf<typeof GOODS> = {
  'CAR-TB-GOODS-01': {
    title: 'Erst Punkte, dann Waren',
    text: 'Wird eine Stadt mit Warensymbolen abgeschlossen, wertet ihr sie wie gewohnt. Danach werden ihre Waren verteilt.',
    words: ['Warenplättchen', 'Handel', 'Symbole', 'Reihenfolge'],
  },
  'CAR-TB-GOODS-02': {
    title: 'Wer abschließt, nimmt die Waren',
    text: 'Wer mit seinem Plättchen die Stadt abgeschlossen hat, nimmt für jedes Symbol darin 1 Marker. Wer dort Ritter hat und ob überhaupt jemand dort steht, ist egal.',
    words: ['Warenplättchen', 'Händler', 'Wein', 'Getreide', 'Stoff', 'Hühner', 'wer bekommt'],
  },
  'CAR-TB-GOODS-03': {
    title: 'Waren aus zwei Städten',
    text: 'Schließt dein Plättchen zwei Städte ab, nimmst du die Waren beider.',
    words: ['mehrere Städte', 'Warenplättchen', 'gleichzeitig'],
  },
  'CAR-TB-GOODS-04': {
    title: 'Ein Symbol, eine Stadt',
    text: 'Ein Warensymbol gehört zu dem Stadtteil, in dem es abgebildet ist. Andere Stadtteile auf demselben Plättchen haben nichts davon.',
    words: ['Abschnitt', 'Handelsgut', 'welche Stadt', 'Zuordnung'],
  },
  'CAR-TB-GOODS-05': {
    title: 'Offene Städte geben keine Waren',
    text: 'Ist eine Stadt bei Spielende noch offen, bekommt niemand ihre Waren.',
    words: ['unfertig', 'unvollendet', 'verfallen', 'Spielende'],
  },
  'CAR-TB-GOODS-06': {
    title: '10 Punkte für die Mehrheit',
    text: 'Wer am Ende den meisten Wein hat, bekommt 10 Punkte. Das Gleiche gilt für Korn und für Tuch, und ein Spieler kann mehrere davon gewinnen.',
    words: ['Schlusswertung', 'Warenmehrheit', 'zehn Punkte', 'Getreide', 'Stoff'],
    differs: { c3: 'Hühner treten an die Stelle von Wein.' },
  },
  'CAR-TB-GOODS-07': {
    title: 'Gleich viele Waren',
    text: 'Haben mehrere gleich viel von einer Ware und niemand mehr, bekommt jeder von ihnen die vollen 10 Punkte.',
    words: ['Gleichstand', 'Patt', 'geteilt', 'unentschieden'],
    differs: { c1: 'Die Anleitung sagt nichts zum Gleichstand; wir spielen ihn genauso.' },
  },
  'CAR-TB-GOODS-08': {
    title: 'Eine Ware, die niemand hat',
    text: 'Für die Mehrheit brauchst du mindestens 1 Marker. Eine Ware, die niemand genommen hat, gibt keine Punkte.',
    words: ['null', 'keine Warenplättchen', 'leer', 'Gleichstand'],
  },
};
