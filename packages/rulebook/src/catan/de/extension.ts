import { inEach } from '../../in-each.ts';
import type { TextsOf } from '../../rule.ts';
import type { EXTENSION } from '../facts/extension.ts';

export const extension: TextsOf<typeof EXTENSION> = {
  'CAT-P56-01': {
    title: 'Dreißig Felder',
    text: 'Es gibt 30 Landschaftsfelder: 6 Felder Wald, 6 Weideland, 6 Ackerland, 5 Hügelland, 5 Gebirge und 2 Wüste.',
    words: ['Sechsecke', 'Landschaften', 'fünf Spieler', 'sechs Spieler'],
  },
  'CAT-P56-02': {
    title: 'Achtundzwanzig Zahlenchips',
    text: '28 Zahlen treten an die Stelle der 18: je zwei von 2 und 12, je drei von 3, 4, 5, 6, 8, 9, 10 und 11. Ihre Buchstaben ergeben eine eigene Reihenfolge.',
    words: ['Zahlenplättchen', 'Zahlen', 'Alphabet'],
  },
  'CAT-P56-03': {
    title: 'Elf Häfen',
    text: 'An fünf Häfen tauschst du jeden Rohstoff 3:1. An sechs tauschst du einen bestimmten 2:1: an zweien davon Wolle, an den anderen je einen der übrigen.',
    words: ['Seehandel', 'Spezialhafen', 'Tauschkurs'],
  },
  'CAT-P56-04': {
    title: 'Mehr Karten',
    text: 'Von jedem Rohstoff gibt es 24 Karten, insgesamt 120. Die 34 Entwicklungskarten sind 20 Ritter, 5 Siegpunktkarten und je 3 Karten Straßenbau, Erfindung und Monopol.',
    words: ['Bank', 'Stapel', 'Vorrat'],
  },
  'CAT-P56-05': {
    title: 'Zwei Farben mehr',
    text: 'Grün und Braun kommen dazu, jede mit 5 Siedlungen, 4 Städten und 15 Straßen. Zum Sieg braucht es weiterhin 10 Punkte.',
    words: ['Figuren', 'Spielziel', 'Ergänzung'],
  },
  'CAT-P56-06': {
    title: 'Eine längere Insel',
    text: 'Reihen zu 3, 4, 5, 6, 5, 4 und 3 Feldern haben 80 Kreuzungen und 109 Wege, 38 davon an der Küste.',
    words: ['Spielplan', 'Größe', 'Ecken', 'Kanten'],
  },
  'CAT-P56-07': {
    title: 'Wo elf Häfen liegen',
    text: 'Der erste liegt an der Nordwestseite des Feldes oben links. Im Uhrzeigersinn die Küste entlang sind es von einem zum nächsten 3, 4, 3, 4, 3, 4, 3, 4, 3, 3, 4 Schritte. Welcher Hafen wo liegt, wird gemischt.',
    words: ['Hafenplätze', 'Rahmen', 'Küste'],
  },
  'CAT-P56-08': {
    title: 'Die Spirale auf dreißig Feldern',
    text: 'Von einer beliebigen Ecke an nimmt die Spirale gegen den Uhrzeigersinn die 16 äußeren Felder, dann die 10 des mittleren Rings, dann die 4 im Zentrum. Beide Wüsten werden übersprungen. Auch hier liegt keine 6 oder 8 neben einer anderen solchen Zahl.',
    words: ['Zahlenchips', 'Buchstaben', 'Reihenfolge', 'Ringe'],
  },
  'CAT-P56-09': {
    title: 'Räuber und Startkarten',
    text: 'Der Räuber beginnt in einer der beiden Wüsten. Startkarten bringt jedem die eigene zuletzt gesetzte Siedlung.',
    words: ['Aufbau', 'Bandit', 'Startrohstoffe'],
  },
  'CAT-P56-10': {
    title: 'Die außerordentliche Bauphase',
    text: 'Nach jedem Zug dürfen alle anderen, im Uhrzeigersinn, bauen und Entwicklungskarten kaufen. In dieser Bauphase wird nicht gehandelt, keine Karte ausgespielt und nicht gewonnen. Eine dort gekaufte Karte darf im nächsten Zug ihres Besitzers ausgespielt werden.',
    words: ['Sonderbauphase', 'zwischen den Zügen', 'außer der Reihe'],
    differs: { r25: 'Spielerpaare treten an ihre Stelle.' },
  },
  'CAT-P56-11': {
    title: 'Spielerpaare',
    text: 'Nach dem Zug eines Spielers darf der dritte Spieler zu seiner Linken bauen, kaufen, mit der Bank tauschen und eine Entwicklungskarte ausspielen, aber nicht würfeln oder mit Spielern handeln. Auch er kann gewinnen. Danach rücken die Marker dieser beiden Spieler um einen Platz nach links.',
    words: ['Spieler 2', 'zweiter aktiver Spieler', 'Aktionsphase', 'Marker'],
    differs: inEach(['older', 'a20'], 'An ihrer Stelle steht die außerordentliche Bauphase.'),
  },
  'CAT-P56-12': {
    title: 'Karten im Spielerpaar',
    text: 'In jedem der beiden Teile eines solchen Zuges darf eine Entwicklungskarte ausgespielt werden, aber keine, die in diesem Teil gekauft wurde.',
    words: ['Obergrenze', 'gekauft', 'ausspielen'],
  },
  'CAT-P56-13': {
    title: 'Gründen zu fünft oder sechst',
    text: 'Alle setzen nacheinander, dann noch einmal in umgekehrter Reihenfolge.',
    words: ['Gründungsphase', 'rückwärts', 'Runde'],
  },
};
