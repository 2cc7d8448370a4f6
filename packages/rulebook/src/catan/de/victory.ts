import type { TextsOf } from '../../rule.ts';
import type { VICTORY } from '../facts/victory.ts';

export const victory: TextsOf<typeof VICTORY> = {
  'CAT-VP-01': {
    title: 'Was Punkte bringt',
    text: 'Eine Siedlung bringt 1 Punkt, eine Stadt 2, die Längste Handelsstraße 2, die Größte Rittermacht 2 und eine Siegpunktkarte 1.',
    words: ['Siegpunkte', 'SP', 'zählen', 'Wertung'],
  },
  'CAT-VP-02': {
    title: 'Zehn Punkte gewinnen',
    text: 'Wer im eigenen Zug 10 Punkte oder mehr hat, gewinnt sofort.',
    words: ['Spielende', 'Sieg', 'Spielziel'],
  },
  'CAT-VP-03': {
    title: 'Zehn in fremdem Zug',
    text: 'Mit 10 Punkten im Zug eines anderen gewinnst du noch nicht. Hast du sie noch, wenn dein Zug beginnt, gewinnst du vor dem Würfeln.',
    words: ['warten', 'zu früh', 'Zugbeginn'],
  },
  'CAT-VP-04': {
    title: 'Wann Punkte geprüft werden',
    text: 'Zu Beginn jedes Zuges und nach jeder Aktion werden die Punkte dessen geprüft, der am Zug ist.',
    words: ['zählen', 'Zeitpunkt', 'automatisch'],
  },
  'CAT-VP-05': {
    title: 'Verdeckte Punkte zählen',
    text: 'Deine verdeckten Siegpunktkarten zählen mit. Dieser Tisch stellt den Sieg von selbst fest.',
    words: ['aufdecken', 'ansagen', 'geheim'],
  },
  'CAT-VP-06': {
    title: 'Ein Sieger',
    text: 'Nach der Anleitung gibt es genau einen Sieger und nie ein Unentschieden. Am Ende werden alle verdeckten Karten gezeigt. Unsere Entscheidung für Partien mit hohem Ziel: Kann niemand je noch einen Punkt gewinnen, ist das Spiel vorbei, und die meisten Punkte gewinnen. Haben dann mehrere gemeinsam die meisten, teilen sie sich den Sieg.',
    words: ['Spielende', 'Gleichstand', 'Gewinner', 'aufdecken'],
  },
  'CAT-INFO-01': {
    title: 'Was alle sehen dürfen',
    text: 'Offen sind der Spielplan, die Würfel, die übrigen Figuren, ausgespielte Ritter, Sonderkarten und wie viele Rohstoff- und Entwicklungskarten jeder hat. Wer nach dieser Zahl gefragt wird, muss die Wahrheit sagen.',
    words: ['öffentlich', 'Handkarten', 'Anzahl', 'Auskunft'],
  },
  'CAT-INFO-02': {
    title: 'Was verdeckt bleibt',
    text: 'Verdeckt sind die Arten der Rohstoffkarten in fremden Händen, noch nicht ausgespielte Entwicklungskarten und die Reihenfolge des Stapels. Siegpunktkarten bleiben bis zum Ende verdeckt. Was sich aus allem Offenen über fremde Hände errechnen lässt, wird hier gezeigt.',
    words: ['geheim', 'privat', 'Handkarten', 'mitzählen'],
  },
  'CAT-INFO-03': {
    title: 'Die Bank nachzählen',
    text: 'Nach der Anleitung darf die Bank nur gezählt werden, wenn sie knapp werden könnte. Hier werden ihre Karten immer gezeigt.',
    words: ['Vorrat', 'wie viele übrig', 'Bestand'],
  },
  'CAT-INFO-04': {
    title: 'Was das Protokoll erzählt',
    text: 'Das Protokoll erzählt von Erträgen, Handel, Bauten, vom Abwerfen und davon, was ein Monopol brachte. Welche Karte gestohlen wurde, erzählt es nur den beiden, die es angeht.',
    words: ['Verlauf', 'Aufzeichnung', 'Log', 'öffentlich'],
  },
};
