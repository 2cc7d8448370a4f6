import type { TextsOf } from '../../rule.ts';
import type { TRADE } from '../facts/trade.ts';

export const trade: TextsOf<typeof TRADE> = {
  'CAT-TRADE-01': {
    title: 'Handeln in deinem Zug',
    text: 'In der zweiten Phase deines Zuges darfst du mit den anderen Spielern handeln.',
    words: ['Binnenhandel', 'Tausch', 'Mitspieler'],
  },
  'CAT-TRADE-02': {
    title: 'Immer mit dem aktiven Spieler',
    text: 'Die anderen dürfen nicht untereinander handeln. Wer am Zug ist, steht bei jedem Handel auf einer der beiden Seiten.',
    words: ['Handelspartner', 'wer darf handeln', 'Dritte'],
  },
  'CAT-TRADE-03': {
    title: 'Zwei Arten von Handel',
    text: 'Du handelst mit anderen Spielern, das ist Binnenhandel, oder mit der Bank, das ist Seehandel.',
    words: ['Spielerhandel', 'Bankhandel', 'Meer'],
  },
  'CAT-TRADE-04': {
    title: 'Angebote und Antworten',
    text: 'Du sagst, was du anbietest; die anderen nehmen an, lehnen ab oder nennen andere Bedingungen und dürfen auch dir etwas vorschlagen. Mit wem du handelst, entscheidest du.',
    words: ['Gegenangebot', 'annehmen', 'ablehnen', 'verhandeln', 'Partner'],
  },
  'CAT-TRADE-05': {
    title: 'Keine Geschenke',
    text: 'Jede Seite gibt mindestens eine Karte. Ein Handel, bei dem eine Seite nichts gibt, ist nicht erlaubt.',
    words: ['verschenken', 'umsonst', 'null Karten', 'schenken'],
  },
  'CAT-TRADE-06': {
    title: 'Nicht Gleiches gegen Gleiches',
    text: 'Kein Rohstoff darf auf beiden Seiten eines Handels stehen. 2 Wolle gegen 1 Wolle ist nicht erlaubt, ebenso Wolle und Erz gegen Wolle.',
    words: ['derselbe Rohstoff', 'beide Seiten', 'verstecktes Geschenk'],
  },
  'CAT-TRADE-07': {
    title: 'Nur Rohstoffkarten',
    text: 'Gehandelt werden nur Rohstoffkarten. Entwicklungskarten, Figuren, Versprechen und Karten, die du noch nicht hast, nicht.',
    words: ['Zukunft', 'Kredit', 'Absprachen', 'was handeln'],
  },
  'CAT-TRADE-08': {
    title: 'Beide müssen die Karten haben',
    text: 'Beide Seiten müssen im Moment des Handels haben, was sie geben. Du darfst ein Angebot sehen, das du nicht bezahlen kannst, aber nicht annehmen.',
    words: ['annehmen', 'prüfen', 'nicht genug'],
  },
  'CAT-TRADE-09': {
    title: 'Wann niemand handelt',
    text: 'Vor dem Wurf, beim Abwerfen und beim Versetzen des Räubers handeln die Spieler nicht.',
    words: ['Zeitpunkt', 'vor dem Würfeln', 'Sieben'],
  },
  'CAT-TRADE-10': {
    title: 'Angebote enden mit dem Zug',
    text: 'Offene Angebote verfallen, wenn der Zug endet.',
    words: ['ablaufen', 'abbrechen', 'zurückziehen'],
  },
  'CAT-TRADE-11': {
    title: 'Niemand da zum Handeln',
    text: 'Hat kein anderer Spieler Karten, kannst du nicht mit Spielern handeln. Sonst ändert sich nichts.',
    words: ['leere Hände', 'keine Karten', 'unmöglich'],
  },
  'CAT-MARI-01': {
    title: 'Vier gegen eins',
    text: 'In der Handelsphase darfst du der Bank 4 Karten eines Rohstoffs für 1 Karte eines anderen geben. Einen Hafen brauchst du dafür nicht.',
    words: ['Seehandel', '4:1', 'Tauschkurs', 'Bankhandel'],
  },
  'CAT-MARI-02': {
    title: 'Drei gegen eins',
    text: 'Mit einem Gebäude an einem 3:1-Hafen gibst du der Bank 3 Karten irgendeines Rohstoffs für 1 Karte eines anderen.',
    words: ['allgemeiner Hafen', 'Dreierhafen', 'Fragezeichenhafen', 'Bankhandel'],
  },
  'CAT-MARI-03': {
    title: 'Zwei gegen eins',
    text: 'Mit einem Gebäude am Hafen eines Rohstoffs gibst du der Bank 2 Karten dieses Rohstoffs für 1 Karte eines anderen. Für andere Rohstoffe nützt dieser Hafen nichts, auch nicht 3:1.',
    words: ['Spezialhafen', 'Rohstoffhafen', 'Zweierhafen', '2:1', 'Bankhandel'],
  },
  'CAT-MARI-04': {
    title: 'Ein Rohstoff je Tausch',
    text: 'Alle Karten, die du bei einem Tausch gibst, sind von einem Rohstoff. Du darfst mehrmals tauschen: 4 Erz am Erzhafen bringen 2 andere Karten, jede nach deiner Wahl.',
    words: ['gleiche Karten', 'mehrfach', 'zweimal'],
  },
  'CAT-MARI-05': {
    title: 'Nimm einen anderen Rohstoff',
    text: 'Die Karte, die du nimmst, muss von einem anderen Rohstoff sein als die Karten, die du gibst.',
    words: ['verschieden', 'derselbe Rohstoff', 'Bankhandel'],
  },
  'CAT-MARI-06': {
    title: 'Die Bank muss sie haben',
    text: 'Du kannst nur eine Karte nehmen, die die Bank noch hat.',
    words: ['leer', 'Mangel', 'nicht vorhanden'],
  },
  'CAT-MARI-07': {
    title: 'Bankhandel im eigenen Zug',
    text: 'Mit der Bank handelt nur, wer am Zug ist, und erst nach dem Wurf.',
    words: ['Zeitpunkt', 'aktiver Spieler', 'vor dem Würfeln'],
  },
  'CAT-MARI-08': {
    title: 'Wann du einen Hafen nutzen darfst',
    text: 'Mit einer Siedlung oder Stadt an einer der beiden Kreuzungen des Hafens darfst du ihn nutzen; mit einer Straße nicht. Das bleibt so, wenn die Siedlung zur Stadt wird, und der Räuber ändert nichts daran. Ein zweiter Hafen derselben Art bringt nichts weiter.',
    words: ['Hafenzugang', 'nutzen', 'anschließen', 'Seehandel'],
  },
};
