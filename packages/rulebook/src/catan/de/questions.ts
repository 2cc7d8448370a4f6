import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAT-EDGE-01': {
    title: 'Fünf Siedlungen, dann eine Stadt?',
    text: 'Die Siedlung kommt in deinen Vorrat zurück. Du darfst im selben Zug eine neue bauen.',
    words: ['ausbauen', 'Figuren', 'Obergrenze'],
  },
  'CAT-EDGE-02': {
    title: 'Eine sechzehnte Straße?',
    text: 'Nein. Eine sechste Siedlung, eine fünfte Stadt und eine sechzehnte Straße sind nicht möglich, weil keine Figur mehr dafür da ist.',
    words: ['Obergrenze', 'Maximum', 'ausgegangen'],
  },
  'CAT-EDGE-03': {
    title: 'Kauf vom leeren Stapel?',
    text: 'Das geht nicht, und du behältst deine Karten.',
    words: ['Entwicklungskarte', 'keine Karten mehr'],
  },
  'CAT-EDGE-04': {
    title: 'Erfindung, und die Karte fehlt?',
    text: 'Was die Bank nicht hat, kannst du nicht nehmen, aber du darfst eine andere Karte wählen.',
    words: ['Mangel', 'Rohstoff fehlt', 'leer'],
  },
  'CAT-EDGE-05': {
    title: 'Monopol, das nichts bringt?',
    text: 'Das ist erlaubt. Die Karte ist verbraucht, und sie war deine Karte für diesen Zug.',
    words: ['null', 'nutzlos', 'verschwendet'],
  },
  'CAT-EDGE-06': {
    title: 'Straßenbau mit wenigen Straßen?',
    text: 'Ist noch 1 Straße übrig, setzt du diese. Sind 0 übrig, kann die Karte nicht ausgespielt werden.',
    words: ['Figuren', 'ausgegangen', 'nur eine'],
  },
  'CAT-EDGE-07': {
    title: 'Wer wirft zuerst ab?',
    text: 'Das ist egal. Die Spieler werfen in beliebiger Reihenfolge ab, und das Ergebnis ist dasselbe.',
    words: ['gleichzeitig', 'abgeben', 'Sieben'],
  },
  'CAT-EDGE-08': {
    title: 'Räuber zurück in die Wüste?',
    text: 'Ja, wenn er gerade anderswo steht.',
    words: ['zurückkehren', 'Bandit', 'Ziel'],
  },
  'CAT-EDGE-09': {
    title: 'Darf der Räuber stehen bleiben?',
    text: 'Nein. Er muss auf ein anderes Feld.',
    words: ['dasselbe Feld', 'Bandit', 'verlassen'],
  },
  'CAT-EDGE-10': {
    title: 'Und wenn niemand Karten hat?',
    text: 'Dann kann kein Angebot angenommen und nichts gestohlen werden.',
    words: ['leere Hände', 'Handel', 'rauben'],
  },
  'CAT-EDGE-11': {
    title: 'Ein Ritter, dann eine Sieben?',
    text: 'Der Räuber wird in diesem Zug zweimal versetzt. Karten werden nur wegen der 7 abgeworfen.',
    words: ['zweimal', 'Ritterkarte', 'im selben Zug'],
  },
  'CAT-EDGE-12': {
    title: 'Neuer Ritter neben einem alten?',
    text: 'Du darfst den ausspielen, den du schon hattest. Der neue wartet auf einen späteren Zug.',
    words: ['gleiche Karte', 'gerade gekauft', 'Ritterkarte'],
  },
  'CAT-EDGE-13': {
    title: 'Der zehnte Punkt gerade gekauft?',
    text: 'Du gewinnst sofort: Eine Siegpunktkarte zählt schon in dem Zug, in dem du sie kaufst.',
    words: ['SP-Karte', 'im selben Zug', 'Sieg'],
  },
  'CAT-EDGE-14': {
    title: 'Ein anderer siedelt in meiner Straße?',
    text: 'Für die Längste Handelsstraße gilt deine Straße dort als unterbrochen. Die einzelnen Straßen bleiben liegen.',
    words: ['zerschneiden', 'trennen', 'Gegner'],
  },
  'CAT-EDGE-15': {
    title: 'Meine Siedlung in meiner Straße?',
    text: 'Sie unterbricht nichts.',
    words: ['eigenes Gebäude', 'hindurch'],
  },
  'CAT-EDGE-16': {
    title: 'Zählt ein Ring?',
    text: 'Ja. Jede Straße darin zählt einmal, und eine Kreuzung darf noch einmal durchlaufen werden.',
    words: ['Schleife', 'Kreis', 'Rundweg'],
  },
  'CAT-EDGE-17': {
    title: 'Zehn Punkte, nicht mein Zug?',
    text: 'Du gewinnst noch nicht. Du gewinnst, wenn dein Zug beginnt und du sie dann noch hast.',
    words: ['zu früh', 'warten', 'anderer Spieler'],
  },
  'CAT-EDGE-18': {
    title: 'Zwei Erz gegen ein Erz?',
    text: 'Nein, ein Rohstoff darf nicht auf beiden Seiten stehen. Ein Erz gegen nichts ist ebenfalls nicht erlaubt.',
    words: ['Geschenk', 'derselbe Rohstoff', 'Tausch'],
  },
  'CAT-EDGE-19': {
    title: 'Acht Holz, kein Hafen?',
    text: 'Zu 4:1 bringen sie dir zwei Karten, die auch verschieden sein dürfen.',
    words: ['Seehandel', 'Bankhandel', 'zweimal'],
  },
  'CAT-EDGE-20': {
    title: 'Drei fällig, zwei vorhanden?',
    text: 'Hat die Bank 2 Getreide und wartet einer auf 2 und ein anderer auf 1, bekommt niemand Getreide.',
    words: ['Mangel', 'mehrere Spieler', 'Weizen'],
  },
  'CAT-EDGE-21': {
    title: 'Drei für einen allein?',
    text: 'Hat die Bank 2 Getreide und stehen einem einzigen Spieler 3 zu, bekommt er 2.',
    words: ['Mangel', 'einzelner Spieler', 'Weizen'],
    differs: { older: 'Er bekommt nichts.' },
  },
  'CAT-EDGE-22': {
    title: 'Am Rand der Wüste beginnen?',
    text: 'Die Wüste gibt keine Karte, also beginnst du mit weniger als 3.',
    words: ['zweite Siedlung', 'Startkarten'],
  },
};
