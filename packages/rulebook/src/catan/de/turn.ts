import type { TextsOf } from '../../rule.ts';
import type { TURN } from '../facts/turn.ts';

export const turn: TextsOf<typeof TURN> = {
  'CAT-TURN-01': {
    title: 'Würfeln, handeln, bauen, weitergeben',
    text: 'Gespielt wird im Uhrzeigersinn. In deinem Zug würfelst du die Erträge aus, handelst, baust und gibst dann die Würfel weiter.',
    words: ['Spielablauf', 'Phasen', 'Reihenfolge', 'Zugende'],
  },
  'CAT-TURN-02': {
    title: 'Zuallererst einmal würfeln',
    text: 'In deinem Zug musst du einmal würfeln. Vorher kannst du nur gewinnen oder eine Entwicklungskarte ausspielen.',
    words: ['Wurf', 'Pflicht', 'vor dem Würfeln'],
  },
  'CAT-TURN-03': {
    title: 'Erst wird der Wurf abgewickelt',
    text: 'Du handelst und baust, wenn der Wurf abgewickelt ist. Bei einer 7 gehören dazu das Abwerfen, der Räuber und der Diebstahl.',
    words: ['nach dem Würfeln', 'Reihenfolge', 'Sieben'],
  },
  'CAT-TURN-04': {
    title: 'Handeln und Bauen gemischt',
    text: 'Nach dem Wurf handelst und baust du in beliebiger Reihenfolge, so oft du willst. Auf Wunsch sind die Phasen getrennt: erst aller Handel, und keiner mehr nach dem ersten Bau.',
    words: ['kombinierte Phase', 'Handelsphase', 'Bauphase'],
    differs: { r25: 'Es gibt nur die gemischte Form.' },
  },
  'CAT-TURN-05': {
    title: 'Einen neuen Hafen nutzen',
    text: 'Sind Handeln und Bauen gemischt, darfst du einen Hafen schon in dem Zug nutzen, in dem du dort siedelst. Bei getrennten Phasen wartest du bis zu deinem nächsten Zug.',
    words: ['Seehandel', 'im selben Zug', 'sofort'],
  },
  'CAT-TURN-06': {
    title: 'So viel du bezahlen kannst',
    text: 'Baue und kaufe in einem Zug, so viel du willst, solange Karten und Figuren reichen. Eine Siedlung darf in dem Zug, in dem sie gebaut wird, zur Stadt werden, wenn du beides bezahlst.',
    words: ['wie viel', 'mehrmals bauen', 'Obergrenze', 'ausbauen'],
  },
  'CAT-TURN-07': {
    title: 'Wann du Karten spielst',
    text: 'Eine Entwicklungskarte darfst du in deinem Zug jederzeit ausspielen. Bring nur erst zu Ende, was begonnen hat: das Abwerfen, das Versetzen des Räubers, einen Diebstahl oder eine andere Karte.',
    words: ['Zeitpunkt', 'unterbrechen', 'jederzeit'],
  },
  'CAT-PROD-01': {
    title: 'Welche Felder Ertrag bringen',
    text: 'Zähle beide Würfel zusammen. Jedes Feld mit dieser Zahl bringt Ertrag, nur das nicht, auf dem der Räuber steht.',
    words: ['Wurf', 'Summe', 'Rohstoffe', 'Produktion'],
  },
  'CAT-PROD-02': {
    title: 'Was deine Gebäude einbringen',
    text: 'Jede Siedlung an einem Feld mit Ertrag bringt ihrem Besitzer 1 Karte und jede Stadt 2, wer auch gewürfelt hat. Alle deine Gebäude zählen, und ein Gebäude an zwei solchen Feldern bekommt für beide.',
    words: ['Einkommen', 'Ernte', 'Rohstoffe', 'wer bekommt'],
  },
  'CAT-PROD-03': {
    title: 'Eine Sieben bringt nichts ein',
    text: 'Wird eine 7 gewürfelt, bekommt niemand Karten dafür.',
    words: ['keine Rohstoffe', 'Räuber', 'kein Ertrag'],
  },
  'CAT-PROD-04': {
    title: 'Wenn die Bank knapp wird',
    text: 'Jeder Rohstoff wird für sich betrachtet, mit allem, was ein Wurf schuldet. Kann die Bank nicht alles zahlen und warten mehrere darauf, bekommt niemand davon. Wartet nur einer, nimmt er, was noch da ist. Später wird nichts nachgezahlt.',
    words: ['Mangel', 'Bank leer', 'Vorrat', 'nicht genug Karten'],
    differs: { older: 'Niemand bekommt etwas, auch nicht, wer als Einziger wartet.' },
  },
  'CAT-PROD-05': {
    title: 'Spieler zählen, nicht Gebäude',
    text: 'Ist die Bank knapp, kommt es darauf an, wie viele Spieler warten. Ein Spieler mit einer Stadt und zwei Siedlungen ist immer noch ein Spieler.',
    words: ['Mangel', 'allein', 'einzelner Spieler'],
  },
  'CAT-PROD-06': {
    title: 'Karten kehren zur Bank zurück',
    text: 'Was du bezahlst, bei der Bank eintauschst oder abwirfst, geht zurück und kann wieder genommen werden. Von jedem Rohstoff haben die Bank und alle Hände zusammen immer 19.',
    words: ['Vorrat', 'Gesamtzahl', 'Ablage', 'Kreislauf'],
  },
  'CAT-PROD-07': {
    title: 'Programme, die anders zahlen',
    text: 'Manche Programme zahlen auch dem nichts, der als Einziger wartet, andere haben eine unerschöpfliche Bank. Dieser Tisch zahlt, wie es die Anleitung sagt.',
    words: ['Umsetzungen', 'unbegrenzte Bank', 'Unterschied'],
  },
};
