import type { TextsOf } from '../../rule.ts';
import type { INNS } from '../facts/inns.ts';

export const inns: TextsOf<typeof INNS> = {
  'CAR-IC-01': {
    title: 'Was in der Schachtel liegt',
    text: 'Wirtshäuser & Kathedralen bringt 18 Plättchen, einen großen Meeple für jeden, Wertungsplättchen mit 50 und 100 und die Figuren einer sechsten Farbe. Dieser Tisch zählt die Punkte ohne Wertungsplättchen.',
    words: ['Spielmaterial', 'Inhalt', 'großer Gefolgsmann', 'sechster Spieler', '1. Erweiterung'],
  },
  'CAR-IC-02': {
    title: 'Der große Meeple',
    text: 'Der große Meeple wird eingesetzt wie jeder andere und hat Stärke 2. Er darf auch Bauer sein. Die ausgezahlten Punkte erhöht er nicht.',
    words: ['großer Gefolgsmann', 'Doppelmeeple', 'zählt doppelt', 'Mehrheit'],
  },
  'CAR-IC-03': {
    title: 'Ein Wirtshaus verdoppelt die Straße',
    text: 'Eine abgeschlossene Straße mit Wirtshaus gibt 2 Punkte je Plättchen statt 1. Ein zweites Wirtshaus bringt nichts weiter.',
    words: ['Gasthaus', 'Wirtshaus am See', 'doppelte Punkte', 'Taverne'],
  },
  'CAR-IC-04': {
    title: 'Eine Kathedrale wertet Städte auf',
    text: 'Eine abgeschlossene Stadt mit Kathedrale gibt 3 Punkte für jedes Plättchen und Wappen statt 2. Eine zweite Kathedrale bringt nichts weiter.',
    words: ['Kirche', 'Dom', 'Schild', 'drei Punkte'],
  },
  'CAR-IC-05': {
    title: 'Unvollendet bringen sie nichts',
    text: 'Am Ende des Spiels geben eine offene Straße mit Wirtshaus und eine offene Stadt mit Kathedrale 0 Punkte.',
    words: ['unvollendet', 'Schlusswertung', 'null Punkte', 'Risiko'],
  },
  'CAR-IC-06': {
    title: 'Das mildere Ende',
    text: 'Eine Auflage von 2025 wertet offene Straßen mit Wirtshaus und offene Städte mit Kathedrale angeblich so, als wären diese nicht da. Das könnt ihr wählen; sonst geben sie 0.',
    words: ['2025', 'Option', 'Hausregel', 'unvollendet'],
  },
  'CAR-IC-07': {
    title: 'Das Wirtshaus an der Kreuzung',
    text: 'An der Kreuzung mit Wirtshaus gehört das Wirtshaus zu der einen Straße, neben der es steht. Die anderen beiden Straßen sind gewöhnlich.',
    words: ['IC-C', 'Abzweigung', 'welche Straße', 'Gasthaus'],
  },
  'CAR-IC-08': {
    title: 'Stummel, die keine Straßen sind',
    text: 'An der Kreuzung zwischen zwei Städten sind die kurzen Wege zu den Toren keine Straßen. Niemand kann auf ihnen stehen.',
    words: ['IC-I', 'Stadttor', 'Pfad', 'Abzweigung'],
  },
  'CAR-IC-09': {
    title: 'Wirtshäuser und Kathedralen für alle',
    text: 'Du darfst ein Wirtshaus oder eine Kathedrale an die Straße oder in die Stadt eines beliebigen Spielers legen, zu dessen Nutzen oder Schaden.',
    words: ['Gegner', 'ärgern', 'verbauen', 'Mitspieler'],
  },
  'CAR-IC-10': {
    title: 'Mit Kathedrale nie klein',
    text: 'Eine abgeschlossene Stadt mit Kathedrale hat mindestens fünf Plättchen, also gelten die halben Punkte der Stadt aus zwei Plättchen nie für sie.',
    words: ['kleine Stadt', 'Zweierstadt', 'zwei Plättchen', 'fünf Plättchen'],
  },
};
