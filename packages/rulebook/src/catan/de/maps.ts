import type { TextsOf } from '../../rule.ts';
import type { MAPS } from '../facts/maps.ts';

export const maps: TextsOf<typeof MAPS> = {
  'CAT-MAP-01': {
    title: 'Der Aufbau für Einsteiger',
    text: 'Von oben, Reihe für Reihe: Gebirge 10, Weideland 2, Wald 9; Ackerland 12, Hügelland 6, Weideland 4, Hügelland 10; Ackerland 9, Wald 11, Wüste, Wald 3, Gebirge 8; Wald 8, Gebirge 3, Ackerland 4, Weideland 5; Hügelland 5, Ackerland 6, Weideland 11.',
    words: ['Startaufstellung', 'erste Partie', 'fester Aufbau', 'Anfängerkarte', 'Karte'],
    differs: { older: 'Auflagen vor 2015 zeigen einen anderen Aufbau.' },
  },
  'CAT-MAP-02': {
    title: 'Häfen im Einsteigeraufbau',
    text: 'Im Uhrzeigersinn von oben links: 3:1, Getreide, Erz, 3:1, Wolle, 3:1, 3:1, Lehm, Holz.',
    words: ['Seehandel', 'fester Aufbau', 'Startaufstellung'],
  },
  'CAT-MAP-03': {
    title: 'Startfiguren für Einsteiger',
    text: 'Jede Farbe hat zwei Siedlungen, hier benannt nach den drei Feldern um sie; die Straße verläuft jeweils zwischen den ersten beiden Feldern, und die zweite Siedlung bringt die Startkarten. Rot hat Weideland 2 – Hügelland 6 – Gebirge 10 und Wald 11 – Wald 8 – Ackerland 9; Blau hat Ackerland 4 – Weideland 5 – Weideland 11 und Gebirge 3 – Hügelland 5 – Wald 8. Weiß hat Wald 3 – Gebirge 8 – Weideland 5 und Ackerland 12 – Wald 11 – Hügelland 6; Orange hat Wald 9 – Weideland 4 – Hügelland 10 und Ackerland 4 – Ackerland 6 – Gebirge 3.',
    words: ['Startaufstellung', 'erste Partie', 'Startrohstoffe', 'Stern'],
  },
  'CAT-MAP-04': {
    title: 'Einsteigeraufbau zu dritt',
    text: 'Mit 3 Spielern nimmt niemand Rot, und die roten Figuren bleiben in der Schachtel. Zu zweit, wovon die Anleitung nicht spricht, fällt auch Blau weg.',
    words: ['fehlende Farbe', 'drei Spieler', 'Startaufstellung'],
    differs: { r25: 'Stattdessen fällt Weiß weg, und die Figuren stehen am Anfang anderswo.' },
  },
  'CAT-MAP-05': {
    title: 'Räuber im Einsteigeraufbau',
    text: 'Der Räuber beginnt in der Wüste, mitten auf der Insel.',
    words: ['Bandit', 'Anfang', 'Mitte'],
  },
  'CAT-MAP-06': {
    title: 'Wer am ältesten ist, beginnt',
    text: 'Im Einsteigeraufbau beginnt die älteste Person. Auch ein Wurf der Würfel oder die Sitzordnung kann entscheiden.',
    words: ['Startspieler', 'ältester Spieler', 'wer fängt an'],
  },
  'CAT-MAP-07': {
    title: 'Keine Spirale für Einsteiger',
    text: 'Die Zahlen des Einsteigeraufbaus folgen nicht den Buchstaben auf den Zahlenchips. Sie liegen, wie die Abbildung sie zeigt.',
    words: ['Zahlenplättchen', 'alphabetisch', 'Reihenfolge', 'fester Aufbau'],
    differs: { older: 'Auflagen vor 2015 zeigen einen anderen Aufbau für Einsteiger.' },
  },
  'CAT-MAP-10': {
    title: 'Das Land mischen',
    text: 'Für einen variablen Aufbau werden alle 19 Landschaftsfelder gemischt und zufällig ausgelegt.',
    words: ['Zufallskarte', 'variabler Aufbau', 'Sechsecke'],
  },
  'CAT-MAP-11': {
    title: 'Die Häfen mischen',
    text: 'Die neun Plätze der Häfen bleiben gleich. Welcher Hafen wo liegt, wird gemischt.',
    words: ['Hafenplättchen', 'Zufallskarte', 'Rahmen'],
    differs: { r25: 'Die Häfen sind auf die Rahmenteile gedruckt, und die werden gemischt.' },
  },
  'CAT-MAP-12': {
    title: 'Zahlen in einer Spirale',
    text: 'Zahlen werden in der Reihenfolge ihrer Buchstaben gelegt: von einem beliebigen Eckfeld gegen den Uhrzeigersinn um den äußeren Ring, dann um den inneren Ring und zuletzt in die Mitte. Die Wüste wird übersprungen und verbraucht keinen Buchstaben.',
    words: ['Zahlenplättchen', 'Alphabet', 'Reihenfolge', 'spiralförmig'],
  },
  'CAT-MAP-13': {
    title: 'Sechs Ecken für den Anfang',
    text: 'Die Spirale darf an jedem der 6 Eckfelder beginnen. Sie nimmt die 12 äußeren Felder, dann die 6 inneren, zuerst das Feld neben jener Ecke, dann die Mitte.',
    words: ['Zahlenplättchen', 'Ringe', 'Startecke', 'Reihenfolge'],
  },
  'CAT-MAP-14': {
    title: 'Rote Zahlen bleiben getrennt',
    text: 'In der Spirale liegt nie eine 6 oder 8 neben einer anderen 6 oder 8, an welcher Ecke sie auch beginnt und wo die Wüste auch ist.',
    words: ['benachbart', 'nebeneinander', 'Sechs', 'Acht'],
  },
  'CAT-MAP-15': {
    title: 'Zahlen nach Zufall',
    text: 'Die 18 Zahlen können auch zufällig gelegt werden. Dann darf keine 6 oder 8 neben einer 6 oder 8 liegen; Zahlenchips werden getauscht, bis das stimmt.',
    words: ['Zahlenplättchen', 'mischen', 'rote Zahlen', 'benachbart'],
  },
  'CAT-MAP-16': {
    title: 'Keine Zahl in der Wüste',
    text: 'Die Wüste bekommt nie eine Zahl. Zu Beginn steht dort der Räuber.',
    words: ['ohne Chip', 'leeres Feld', 'Bandit'],
  },
  'CAT-MAP-17': {
    title: 'Ein Startwert, eine Insel',
    text: 'Eine zufällige Insel wird aus einem Startwert erzeugt. Derselbe Startwert ergibt wieder dieselbe Insel.',
    words: ['Seed', 'wiederholbar', 'Zufallskarte'],
  },
  'CAT-SETUP-01': {
    title: 'Vor der ersten Figur',
    text: 'Alle nehmen die Figuren einer Farbe. Alle Rohstoffkarten kommen in die Bank, und die Entwicklungskarten werden verdeckt gemischt.',
    words: ['Aufbau', 'Spielvorbereitung', 'Stapel', 'Vorrat'],
  },
  'CAT-SETUP-02': {
    title: 'Wer beginnt',
    text: 'Wer mit beiden Würfeln am höchsten würfelt, beginnt. Haben mehrere die höchste Zahl, würfeln sie untereinander noch einmal.',
    words: ['Startspieler', 'höchster Wurf', 'Gleichstand'],
  },
  'CAT-SETUP-03': {
    title: 'Erste Siedlung und Straße',
    text: 'Im Uhrzeigersinn, vom Startspieler an, setzt jeder eine Siedlung auf eine freie Kreuzung und dann eine Straße auf einen Weg, der an sie grenzt.',
    words: ['erste Runde', 'Gründungsphase', 'setzen'],
  },
  'CAT-SETUP-04': {
    title: 'Die zweite Runde läuft zurück',
    text: 'Der letzte Spieler beginnt: eine zweite Siedlung, dann eine Straße, die an diese grenzt. Mit 3 Spielern ist die Reihenfolge 1-2-3-3-2-1, mit 4 Spielern 1-2-3-4-4-3-2-1.',
    words: ['rückwärts', 'Gründungsphase', 'zweite Siedlung'],
  },
  'CAT-SETUP-05': {
    title: 'Abstand von Anfang an',
    text: 'Die Abstandsregel gilt in beiden Runden. Für diese Siedlungen brauchst du keine Straße, und deine zweite muss nicht mit der ersten verbunden sein.',
    words: ['Gründungsphase', 'Verbindung', 'freie Wahl'],
  },
  'CAT-SETUP-06': {
    title: 'Startkarten',
    text: 'Sobald deine zweite Siedlung steht, nimm eine Karte für jedes Feld, an das sie grenzt; die Wüste gibt keine. Die erste Siedlung bringt nichts.',
    words: ['Startrohstoffe', 'Anfangshand', 'zweite Siedlung'],
  },
  'CAT-SETUP-07': {
    title: 'Am Hafen beginnen',
    text: 'Du darfst eine Startsiedlung an einen Hafen setzen.',
    words: ['Küste', 'Hafensiedlung', 'Gründung'],
  },
  'CAT-SETUP-08': {
    title: 'Wenn alle Figuren stehen',
    text: 'Der Startspieler macht den ersten Zug. Jeder hat 2 Punkte und noch 3 Siedlungen, 4 Städte und 13 Straßen übrig.',
    words: ['erster Zug', 'nach der Gründung', 'Vorrat'],
  },
  'CAT-SETUP-09': {
    title: 'Einsteiger wählen nicht',
    text: 'Im Einsteigeraufbau wird nicht reihum gesetzt. Die Figuren stehen, wo die Abbildung sie zeigt.',
    words: ['Startaufstellung', 'fester Aufbau', 'erste Partie'],
  },
};
