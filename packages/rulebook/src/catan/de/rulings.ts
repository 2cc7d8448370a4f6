import type { TextsOf } from '../../rule.ts';
import type { RULINGS } from '../facts/rulings.ts';

export const rulings: TextsOf<typeof RULINGS> = {
  'CAT-DEC-01': {
    title: 'Knappe Bank, ein Spieler',
    text: 'Ältere Anleitungen geben niemandem etwas; neuere geben dem Einzigen, der wartet, was noch da ist. Wir folgen den neueren.',
    words: ['Mangel', 'einzelner Spieler', 'Widerspruch'],
    differs: { older: 'Niemand bekommt etwas.' },
  },
  'CAT-DEC-02': {
    title: 'Gleichstand nach einer Unterbrechung',
    text: 'Wird die Straße des Besitzers unterbrochen und ist sie immer noch eine der längsten, behält er die Karte.',
    words: ['Längste Handelsstraße', 'gleich lang', 'behalten'],
    differs: {
      r25: 'Die Anleitung sagt nur, dass die Karte zurückgeht, wenn ihr Besitzer die Bedingung nicht mehr erfüllt.',
    },
  },
  'CAT-DEC-03': {
    title: 'Musst du stehlen?',
    text: 'Die Regel sagt, dass du stiehlst, ihr Beispiel, dass du es darfst. Wir verstehen es als Pflicht.',
    words: ['freiwillig', 'Räuber', 'rauben'],
  },
  'CAT-DEC-04': {
    title: 'Eine leere Hand wählen',
    text: 'Du darfst ein Opfer ohne Karten wählen und bekommst nichts. Nur wenn niemand am Feld Karten hat, entfällt die Wahl.',
    words: ['Räuber', 'rauben', 'keine Karten'],
  },
  'CAT-DEC-05': {
    title: 'Eine freie Straße auslassen',
    text: 'Mit Straßenbau darfst du eine Straße setzen und die zweite auslassen.',
    words: ['verzichten', 'ablehnen', 'beide Pflicht'],
    differs: { r25: 'Die Anleitung sagt, dass du zwei baust.' },
  },
  'CAT-DEC-06': {
    title: 'Erfindung bei knapper Bank',
    text: 'Ist eine Karte in der Bank, nimmst du diese. Ist keine da, kannst du Erfindung nicht ausspielen.',
    words: ['Mangel', 'leere Bank', 'nur eine Karte'],
  },
  'CAT-DEC-07': {
    title: 'Die Farbe, die wegfällt',
    text: 'Zu dritt fällt im Einsteigeraufbau Rot weg.',
    words: ['drei Spieler', 'Weiß', 'Startaufstellung'],
    differs: { r25: 'Weiß fällt weg.' },
  },
  'CAT-DEC-08': {
    title: 'Gemischte oder getrennte Phasen',
    text: 'Handeln und Bauen sind gemischt, es sei denn, ihr habt getrennte Phasen gewählt.',
    words: ['kombiniert', 'Reihenfolge', 'Option'],
    differs: { r25: 'Es gibt nur die gemischte Form.' },
  },
  'CAT-DEC-09': {
    title: 'Ein verkleidetes Geschenk',
    text: 'Wolle und Erz gegen Wolle ist nicht erlaubt, denn das wäre Erz gegen nichts.',
    words: ['Gleiches gegen Gleiches', 'derselbe Rohstoff', 'verschenken'],
  },
  'CAT-DEC-10': {
    title: 'Sieg vor dem Wurf',
    text: 'Es genügt, die Punkte zu haben, wenn dein Zug beginnt. Du gewinnst sofort, ohne zu würfeln.',
    words: ['Zugbeginn', 'gewinnen', 'Siegpunkte'],
  },
  'CAT-DEC-11': {
    title: 'Gleiches von der Bank',
    text: 'Du kannst der Bank nicht einen Rohstoff geben und denselben zurücknehmen.',
    words: ['Gleiches gegen Gleiches', 'verschieden', 'Seehandel'],
  },
  'CAT-DEC-12': {
    title: 'Welche weiße Siedlung Karten bringt',
    text: 'Die Abbildungen des Einsteigeraufbaus sind sich nicht einig, welche Siedlung von Weiß die Startkarten bringt. Hier ist es die an Ackerland 12, Wald 11 und Hügelland 6; ob das stimmt, ist ungewiss.',
    words: ['Stern', 'Startrohstoffe', 'Startaufstellung'],
  },
  'CAT-DEC-13': {
    title: 'In welche Richtung die Spirale läuft',
    text: 'Gegen den Uhrzeigersinn, wie die Anleitungen sagen; manche Programme erlauben auch die andere Richtung. Die Ecke, an der sie beginnt, wählt der Zufall.',
    words: ['im Uhrzeigersinn', 'Zahlenchips', 'Startecke'],
  },
};
