import type { Later } from './messages.ts';

/** Deutsch für das, was später geöffnet wird: die Regeln eines Tisches, die Prüfung der Würfel. */
export const messages: Later = {
  'catan.seats': 'Wer Catan spielt',
  'catan.findHint': 'Räuber, Hafen, Handelsstraße…',
  'catan.allEditions': 'allen Editionen, soweit bekannt',
  'catan.chanceTitle':
    '{chart, select, sums {Summen zweier Würfel} pairs {Paare der Würfel} other {Gekaufte Entwicklungskarten}}',
  'catan.chanceBar':
    '{bar, select, knight {Ritter} point {Siegpunkt} roads {Straßenbau} plenty {Erfindung} monopoly {Monopol} other {{bar}}}',

  'island.title': 'Regeln dieses Tisches',
  'island.option.victoryTarget': 'Punkte zum Sieg',
  'island.option.map': 'Insel',
  'island.option.friendlyRobber': 'Freundlicher Räuber',
  'island.note.friendlyRobber':
    'Er meidet Felder mit Gebäuden von Spielern, die zwei Punkte oder weniger haben.',
  'island.option.noSevenRounds': 'Runden ohne 7',
  'island.value.noSevenRounds': '{value, plural, =0 {keine} one {die erste} other {die ersten #}}',
  'island.note.noSevenRounds': 'So lange bauen alle in Ruhe.',
  'island.option.discardLimit': 'Sichere Karten bei einer 7',
  'island.value.discardLimit': '{value, select, 95 {beliebig viele} other {bis zu {value}}}',
  'island.note.discardLimit': 'Wer mehr hat, wirft die Hälfte ab. Im gedruckten Spiel sind es 7.',
  'island.option.dice': 'Würfel',
  'island.value.dice':
    '{value, select, deck {Stapel aus 36 Würfen} deck_5 {Stapel, bei 5 neu gemischt} other {zwei Würfel}}',
  'island.note.dice': 'Aus einem Stapel kommt jeder Wurf so oft, wie er soll.',
  'island.option.robberDesert': 'Der Räuber darf in die Wüste zurück',
  'island.note.robberDesert': 'So ist es gedruckt; sonst muss er immer ein Feld mit Ertrag blockieren.',
  'island.option.noPlayerTrades': 'Die Spieler handeln miteinander',
  'island.note.noPlayerTrades': 'Sonst gibt es nur die Bank und die Häfen.',
  'island.option.tradeBuild': 'Handeln und Bauen',
  'island.value.tradeBuild': '{value, select, separate {getrennt} other {gemischt}}',
  'island.note.tradeBuild': 'Getrennt: Der erste Bau beendet den Handel in diesem Zug.',
  'island.option.startSettlements': 'Siedlungen am Anfang',
  'island.value.startSettlements': '{value, plural, one {# für jeden} other {# für jeden}}',
  'island.note.startSettlements': 'Zu zweit sind drei üblich.',
  'island.changes':
    '{n, plural, =0 {Alles wie gedruckt.} one {# Regel ist nicht wie gedruckt.} other {# Regeln sind nicht wie gedruckt.}}',
  'island.asPrinted': 'Alles wie gedruckt',
  'island.done': 'Abgemacht',
  'island.refused':
    '{option, select, startSettlements {Auf der Insel für Einsteiger hat jeder zwei Siedlungen; {n} können dort nicht stehen.} other {Diese Regeln passen nicht zusammen.}}',
  'island.seats': 'So viele können nicht spielen: Es gibt 2 bis 4 Plätze.',

  'dice.title': 'Prüfung der Würfel',
  'dice.deck':
    'Hier kommen die Würfe aus einem Stapel mit allen 36 Paaren{five, select, yes {, neu gemischt, wenn fünf übrig sind} other {}}. Jeder hängt von denen davor ab, also gibt es keine unabhängigen Würfel zu prüfen.',
  'dice.few': 'So wenige Würfe sagen noch nichts: Ab {n} Würfen lassen sie sich vergleichen.',
  'dice.quiet':
    'In {n, plural, one {der ersten Runde} other {den ersten # Runden}} kann keine 7 fallen, also werden nur spätere Würfe verglichen.',
  'dice.usual':
    'Mit ehrlichen Würfeln zeigt mehr als die Hälfte aller Partien eine größere Abweichung (p {p}).',
  'dice.rare': 'Mit ehrlichen Würfeln zeigt etwa eine von {n} Partien eine größere Abweichung (p {p}).',
  'dice.sums': 'Summe',
  'dice.rolled': 'Gewürfelt',
  'dice.expected': 'Erwartet',
  'dice.sevens': 'Siebenen: {n}; erwartet: {expected}.',
  'dice.again':
    'Dieselbe Summe wie im Wurf davor: {n, plural, one {#-mal} other {#-mal}}; erwartet: {expected}.',
  'dice.longest': 'Die längste Serie: {sum} wurde {n}-mal hintereinander gewürfelt.',
  'dice.how': 'Wie gerechnet wurde',
  'dice.howText':
    'Von den 36 Arten, wie zwei Würfel fallen, ergeben je 1 bis 6 eine Summe. Ein Chi-Quadrat-Test vergleicht sie mit den Würfen; benachbarte Summen werden zusammengezählt, bis auf jede Gruppe mindestens fünf erwartete Würfe kommen. χ² = {x}, {freedom, plural, one {# Freiheitsgrad} other {# Freiheitsgrade}}; p {p} ist die Wahrscheinlichkeit, dass ehrliche Würfel mindestens so weit abweichen.',

  'menu.unhurried': 'Angebote von Bots warten auf meine Antwort',

  'draws.dice': '{a} und {b} = {sum}',
  'draws.stolen': 'Geraubt: {card}',
  'draws.dealt': 'Gekauft: {card}',
  'draws.island': 'Die Insel',
  'draws.cards': 'Entwicklungskarten',

  'catan.term':
    '{term, select, points {Punkte} production {Ertrag} robber {der Räuber} cards {Handkarten} harbours {Häfen} pieces {Spielfiguren} developments {Entwicklungskarten} army {Größte Rittermacht} road {Längste Handelsstraße} places {Bauplätze} tempo {Tempo} trade {der Handel} other {die anderen}}',
  'catan.move':
    '{kind, select, roll {Würfeln} buy {Entwicklungskarte} rob {Raub: {name}} discard {Abgeben: {give}} bank {Bank: {give} gegen {get}} offer {Angebot: {give} gegen {get}} counter {Stattdessen: {give} gegen {get}} withdraw {Angebot zurückziehen} accept {Annehmen} decline {Ablehnen} trade {Handel mit {name}} skip {Keine zweite Straße} other {Zug beenden}}',
};
