import type { TextsOf } from '../../rule.ts';
import type { ROBBER } from '../facts/robber.ts';

export const robber: TextsOf<typeof ROBBER> = {
  'CAT-SEVEN-01': {
    title: 'Die Sieben, Schritt für Schritt',
    text: 'Niemand bekommt Karten, dann wirft die Hälfte ab, wer zu viele hat. Wer gewürfelt hat, versetzt den Räuber und stiehlt eine Karte. Der Zug geht mit dem Handel weiter.',
    words: ['7', 'Ablauf', 'Reihenfolge', 'Wurf'],
  },
  'CAT-SEVEN-02': {
    title: 'Mehr als sieben Karten',
    text: 'Alle zählen ihre Rohstoffkarten, auch wer gewürfelt hat. Wer mehr als 7 hat, wählt die Hälfte davon, abgerundet, und gibt sie an die Bank.',
    words: ['abwerfen', 'abgeben', 'Handkartenlimit', 'Hälfte'],
  },
  'CAT-SEVEN-03': {
    title: 'Alle werfen zugleich ab',
    text: 'Die Hände werden gezählt, wenn die 7 fällt, und die Spieler werfen in beliebiger Reihenfolge ab. Der Räuber wartet, bis alle fertig sind, und inzwischen handelt niemand.',
    words: ['gleichzeitig', 'abgeben', 'warten'],
  },
  'CAT-SEVEN-04': {
    title: 'Wie viele du abwirfst',
    text: 'Du wählst die Karten, aber genau so viele wie verlangt: 4 von 8 oder 9, 5 von 10 oder 11, 6 von 12 oder 13 und so weiter. Mit 7 oder weniger behältst du alle.',
    words: ['Hälfte', 'ungerade', 'abrunden', 'Tabelle', 'abgeben'],
  },
  'CAT-ROBBER-01': {
    title: 'Wo der Räuber beginnt',
    text: 'Der Räuber beginnt das Spiel in der Wüste.',
    words: ['Bandit', 'Anfang', 'Start'],
  },
  'CAT-ROBBER-02': {
    title: 'Was den Räuber bewegt',
    text: 'Der Räuber wird nur versetzt, wenn eine 7 gewürfelt oder eine Ritterkarte ausgespielt wird.',
    words: ['Bandit', 'Sieben', 'ziehen', 'wann'],
  },
  'CAT-ROBBER-03': {
    title: 'Der Räuber muss weiter',
    text: 'Der Räuber kann nicht auf seinem Feld bleiben. Du musst ihn auf ein anderes versetzen.',
    words: ['Bandit', 'stehen bleiben', 'dasselbe Feld', 'Pflicht'],
  },
  'CAT-ROBBER-04': {
    title: 'Wohin der Räuber darf',
    text: 'Er geht auf irgendein anderes Feld, auch in die Wüste. Felder ohne Gebäude sind erlaubt, ebenso Felder, an denen nur du gebaut hast.',
    words: ['Bandit', 'Ziel', 'leeres Feld', 'eigenes Feld'],
  },
  'CAT-ROBBER-05': {
    title: 'Ein blockiertes Feld',
    text: 'Solange der Räuber auf einem Feld steht, bringt es nichts. Andere Felder mit derselben Zahl bringen Ertrag wie immer.',
    words: ['Bandit', 'sperren', 'keine Rohstoffe'],
  },
  'CAT-ROBBER-06': {
    title: 'Ein Räuber in der Wüste',
    text: 'In der Wüste blockiert der Räuber nichts.',
    words: ['Bandit', 'harmlos', 'ohne Wirkung'],
  },
  'CAT-ROBBER-07': {
    title: 'Eine Karte stehlen',
    text: 'Nach dem Versetzen des Räubers nimm zufällig eine Rohstoffkarte von einem Spieler, der am neuen Feld eine Siedlung oder Stadt hat.',
    words: ['rauben', 'Diebstahl', 'Dieb', 'Opfer', 'ziehen'],
  },
  'CAT-ROBBER-08': {
    title: 'Mehrere zur Auswahl',
    text: 'Haben zwei oder mehr andere Spieler Gebäude am Feld, wählst du, wen du bestiehlst.',
    words: ['rauben', 'Opfer', 'Wahl'],
  },
  'CAT-ROBBER-09': {
    title: 'Niemand zum Bestehlen',
    text: 'Dich selbst bestiehlst du nie. Hat sonst niemand ein Gebäude am Feld, wird nichts gestohlen.',
    words: ['rauben', 'eigenes Feld', 'leeres Feld'],
  },
  'CAT-ROBBER-10': {
    title: 'Ein Opfer ohne Karten',
    text: 'Ein Spieler ohne Karten gibt nichts her. Du darfst ihn wählen, auch wenn ein anderer am Feld Karten hat. Hat keiner von ihnen welche, entfällt die Wahl.',
    words: ['rauben', 'leere Hand', 'keine Karten'],
  },
  'CAT-ROBBER-11': {
    title: 'Jede Karte gleich wahrscheinlich',
    text: 'Jede Karte in der Hand des Opfers wird gleich wahrscheinlich gezogen. Von 3 Erz und 1 Wolle nimmst du in drei von vier Fällen Erz.',
    words: ['Zufall', 'Chance', 'Wahrscheinlichkeit'],
  },
  'CAT-ROBBER-12': {
    title: 'Insgesamt eine Karte',
    text: 'Du nimmst eine Karte, wie viele Gebäude das Opfer am Feld auch hat.',
    words: ['rauben', 'wie viele', 'Stadt'],
  },
  'CAT-ROBBER-13': {
    title: 'Stehlen ist Pflicht',
    text: 'Hat der Spieler, den du wählst, Karten, musst du ihm eine stehlen.',
    words: ['rauben', 'freiwillig', 'verzichten', 'Zwang'],
  },
  'CAT-ROBBER-14': {
    title: 'Was der Räuber verschont',
    text: 'Bauen, Straßen, Häfen und Handel behindert der Räuber nicht.',
    words: ['Bandit', 'blockieren', 'Hafen gesperrt'],
  },
  'CAT-ROBBER-15': {
    title: 'Die gestohlene Karte bleibt geheim',
    text: 'Welche Karte gestohlen wurde, weiß nur, wer sie nahm und wer sie verlor.',
    words: ['verdeckt', 'Dieb', 'Opfer', 'welche Karte'],
  },
};
