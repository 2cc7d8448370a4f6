import type { TextsOf } from '../../rule.ts';
import type { CARDS } from '../facts/cards.ts';

export const cards: TextsOf<typeof CARDS> = {
  'CAT-DEV-01': {
    title: 'Eine Karte kaufen',
    text: 'Bezahle Erz, Wolle und Getreide, nimm die oberste Karte und halte sie verdeckt. Du darfst in einem Zug mehrere kaufen.',
    words: ['Entwicklungskarte', 'Kauf', 'Stapel', 'ziehen'],
  },
  'CAT-DEV-02': {
    title: 'Wenn der Stapel leer ist',
    text: 'Ist der Stapel leer, können keine Karten mehr gekauft werden. Ausgespielte Karten kommen nie in ihn zurück.',
    words: ['keine Karten mehr', 'neu mischen', 'ausgegangen'],
  },
  'CAT-DEV-03': {
    title: 'Eine Karte pro Zug',
    text: 'In deinem Zug darfst du höchstens eine Entwicklungskarte ausspielen, einen Ritter oder eine Fortschrittskarte, vor dem Wurf oder danach.',
    words: ['Obergrenze', 'wie viele', 'ausspielen'],
  },
  'CAT-DEV-04': {
    title: 'Nicht im Zug des Kaufs',
    text: 'Eine Karte kann nicht in dem Zug ausgespielt werden, in dem du sie gekauft hast. Eine ältere Karte derselben Art schon.',
    words: ['neue Karte', 'im selben Zug', 'warten'],
  },
  'CAT-DEV-05': {
    title: 'Siegpunktkarten',
    text: 'Für sie gilt keine der beiden Beschränkungen, eine Karte je Zug und keine aus diesem Zug: Du darfst beliebig viele auf einmal aufdecken. Du deckst sie nur auf, um zu gewinnen.',
    words: ['SP-Karten', 'zeigen', 'verdeckte Punkte', 'geheim'],
  },
  'CAT-DEV-06': {
    title: 'Sie bleiben bei dir',
    text: 'Entwicklungskarten können nicht getauscht, verschenkt oder gestohlen werden. Bei einer 7 zählen sie nicht als Handkarten.',
    words: ['rauben', 'Handel', 'Handkartenlimit', 'abgeben'],
  },
  'CAT-DEV-07': {
    title: 'Eine Karte ohne Wirkung',
    text: 'Du darfst eine Karte auch ausspielen, wenn sie wenig oder nichts bringt, etwa Monopol auf etwas, was niemand hat; sie ist verbraucht. Nur Straßenbau ohne eine Straße zum Setzen und Erfindung bei leerer Bank können nicht ausgespielt werden.',
    words: ['nutzlos', 'nichts', 'verschwendet'],
  },
  'CAT-KNIGHT-01': {
    title: 'Was ein Ritter tut',
    text: 'Versetze sofort den Räuber und stiehl eine Karte, wie nach einer 7. Niemand wirft Karten ab.',
    words: ['Soldat', 'Ritterkarte', 'rauben'],
  },
  'CAT-KNIGHT-02': {
    title: 'Ausgespielte Ritter bleiben liegen',
    text: 'Die Karte bleibt offen vor dir liegen und zählt für die Größte Rittermacht. Noch nicht ausgespielte Ritter zählen nicht.',
    words: ['Soldat', 'Ritterkarte', 'Armee', 'behalten'],
  },
  'CAT-KNIGHT-03': {
    title: 'Ein Ritter vor dem Wurf',
    text: 'Du darfst einen Ritter ausspielen, bevor du würfelst, ob der Räuber nun auf einem Feld mit einem Gebäude von dir steht oder nicht. Folgt eine 7, wird der Räuber ein zweites Mal versetzt.',
    words: ['Soldat', 'Ritterkarte', 'Zeitpunkt', 'verjagen'],
  },
  'CAT-PROG-01': {
    title: 'Straßenbau',
    text: 'Setze bis zu zwei Straßen, ohne zu bezahlen, wo du Straßen bauen darfst.',
    words: ['kostenlose Straßen', 'Fortschritt', 'zwei Straßen'],
  },
  'CAT-PROG-02': {
    title: 'Die zweite freie Straße',
    text: 'Die zweite Straße darf an die erste anschließen. Längste Handelsstraße und Sieg werden nach jeder der beiden geprüft.',
    words: ['Reihenfolge', 'Straßenbau', 'verlängern'],
  },
  'CAT-PROG-03': {
    title: 'Nur eine Straße passt',
    text: 'Hast du nur noch eine Straße oder einen möglichen Weg übrig, setzt du eine Straße und die andere verfällt. Ist gar nichts übrig, kann die Karte nicht ausgespielt werden. Auf die zweite Straße darfst du auch verzichten.',
    words: ['Straßenbau', 'ablehnen', 'auslassen', 'nur eine'],
    differs: { r25: 'Die Anleitung sagt, dass du zwei baust.' },
  },
  'CAT-PROG-04': {
    title: 'Erfindung',
    text: 'Nimm zwei beliebige Karten von der Bank, von einem Rohstoff oder von zweien. Du darfst sie sofort verwenden.',
    words: ['Fortschritt', 'zwei Rohstoffe', 'Jahr des Überflusses'],
  },
  'CAT-PROG-05': {
    title: 'Was die Bank noch hat',
    text: 'Mit Erfindung kannst du nur nehmen, was die Bank hat. Hat sie insgesamt nur noch eine Karte, nimmst du diese.',
    words: ['Mangel', 'eine Karte', 'knapp'],
  },
  'CAT-PROG-06': {
    title: 'Aus nichts wird nichts erfunden',
    text: 'Ist die Bank leer, kann Erfindung nicht ausgespielt werden.',
    words: ['leere Bank', 'unmöglich'],
  },
  'CAT-PROG-07': {
    title: 'Monopol',
    text: 'Nenne einen Rohstoff: Alle anderen geben dir alle ihre Karten davon. Die Bank gibt nichts. Hat niemand eine, ist die Karte trotzdem verbraucht.',
    words: ['Fortschritt', 'alles nehmen', 'fordern'],
  },
  'CAT-PROG-08': {
    title: 'Fortschrittskarten gehen',
    text: 'Eine Fortschrittskarte kommt aus dem Spiel, sobald sie ausgespielt ist.',
    words: ['Ablage', 'verbraucht', 'entfernt'],
  },
};
