import type { TextsOf } from '../../rule.ts';
import type { ISLAND } from '../facts/island.ts';

export const island: TextsOf<typeof ISLAND> = {
  'CAT-COMP-01': {
    title: 'Neunzehn Felder',
    text: 'Die Insel hat 19 Landschaftsfelder: 4 Felder Wald, 4 Weideland, 4 Ackerland, 3 Hügelland, 3 Gebirge und 1 Wüste.',
    words: ['Sechsecke', 'Landschaften', 'Land', 'Anzahl der Felder', 'Hexfelder'],
  },
  'CAT-COMP-02': {
    title: 'Was jede Landschaft bringt',
    text: 'Hügelland bringt Lehm, Wald Holz, Weideland Wolle, Ackerland Getreide und Gebirge Erz. Die Wüste bringt nichts.',
    words: ['Rohstoffe', 'Ziegel', 'Schafe', 'Weizen', 'Stein', 'Erträge', 'Ressourcen'],
  },
  'CAT-COMP-03': {
    title: 'Achtzehn Zahlenchips',
    text: '18 Felder bekommen eine Zahl: eine 2, eine 12 und je zwei von 3, 4, 5, 6, 8, 9, 10 und 11; eine 7 gibt es nicht. Die Buchstaben auf den Rückseiten ergeben die Reihenfolge 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11. Die kleinen Punkte unter der Zahl, ihre Augen, sagen, wie viele von 36 Würfen eine Zahl bringen: 5 bei den roten 6 und 8, nur noch 1 bei 2 und 12.',
    words: ['Zahlenplättchen', 'Chips', 'Wahrscheinlichkeit', 'Buchstaben', 'rote Zahlen', 'Pünktchen'],
  },
  'CAT-COMP-04': {
    title: 'Neun Häfen',
    text: 'An vier Häfen tauschst du jeden Rohstoff 3:1; an fünf je einen bestimmten 2:1: Lehm, Holz, Wolle, Getreide und Erz.',
    words: ['Seehandel', 'Spezialhafen', 'allgemeiner Hafen', 'Tauschkurs'],
  },
  'CAT-COMP-05': {
    title: 'Fünfundneunzig Rohstoffkarten',
    text: 'Die Bank hat von jedem Rohstoff 19 Karten: Lehm, Holz, Wolle, Getreide und Erz.',
    words: ['Vorrat', 'Stapel', 'Kartenzahl', 'Ressourcen'],
  },
  'CAT-COMP-06': {
    title: 'Fünfundzwanzig Entwicklungskarten',
    text: 'Der Stapel hat 14 Ritter, 5 Siegpunktkarten und je 2 Karten Straßenbau, Erfindung und Monopol.',
    words: ['Kartenstapel', 'Ereigniskarten', 'Fortschritt', 'Verteilung'],
    differs: { r25: 'Nur auf Englisch hat die Karte Erfindung einen neuen Namen.' },
  },
  'CAT-COMP-07': {
    title: 'Deine Figuren',
    text: 'Du hast 5 Siedlungen, 4 Städte und 15 Straßen einer Farbe. In der Schachtel sind Rot, Blau, Weiß und Orange.',
    words: ['Vorrat', 'Spielfiguren', 'Farben', 'Häuser', 'Dörfer'],
  },
  'CAT-COMP-08': {
    title: 'Räuber, Würfel und Sonderkarten',
    text: 'Es gibt einen Räuber, zwei Würfel mit sechs Seiten und zwei Sonderkarten zu je 2 Punkten: Längste Handelsstraße und Größte Rittermacht.',
    words: ['Bandit', 'Bonuskarten', 'Auszeichnungen', 'längste Straße', 'größte Armee'],
    differs: { r25: 'Nur auf Englisch hat die Längste Handelsstraße einen neuen Namen.' },
  },
  'CAT-COMP-09': {
    title: 'Namen der Siegpunktkarten',
    text: 'Bibliothek, Marktplatz, Kathedrale, Parlament und Universität sind nur Namen. Jede der fünf Karten ist einen Punkt wert.',
    words: ['Gebäude', 'Kapelle', 'Rathaus', 'Markt', 'kulturelle Errungenschaften'],
  },
  'CAT-GEO-01': {
    title: 'Kreuzungen, Wege und Küste',
    text: 'Die Felder liegen in Reihen zu 3, 4, 5, 4 und 3. Zusammen haben die 19 Felder 54 Kreuzungen und 72 Wege, 30 davon an der Küste.',
    words: ['Spielplan', 'Ecken', 'Kanten', 'Größe'],
  },
  'CAT-GEO-02': {
    title: 'Was an eine Kreuzung grenzt',
    text: 'Eine Kreuzung ist eine Ecke, an der ein, zwei oder drei Felder zusammentreffen; was dort fehlt, ist Meer. Sie hat zwei oder drei benachbarte Kreuzungen.',
    words: ['Ecke', 'Knotenpunkt', 'Bauplatz', 'angrenzend'],
  },
  'CAT-GEO-03': {
    title: 'Was ein Weg ist',
    text: 'Ein Weg verbindet zwei benachbarte Kreuzungen, zwischen zwei Feldern oder zwischen einem Feld und dem Meer. Wege an der Küste tragen Straßen wie alle anderen.',
    words: ['Kante', 'Rand', 'Küstenweg', 'wo Straßen liegen'],
  },
  'CAT-GEO-04': {
    title: 'Wie die Orte nummeriert sind',
    text: 'Felder sind von 0 bis 18 nummeriert, Reihe für Reihe von oben und von links nach rechts. Kreuzungen von 0 bis 53 und Wege von 0 bis 71 folgen auf dieselbe Weise.',
    words: ['Nummern', 'Koordinaten', 'Notation', 'Aufzeichnung', 'Bezeichnung'],
  },
  'CAT-GEO-05': {
    title: 'Wo die Häfen liegen',
    text: 'Die neun Häfen haben feste Plätze; der erste liegt an der Nordwestseite des Feldes oben links. Im Uhrzeigersinn entlang der 30 Wege an der Küste sind es von einem zum nächsten 3, 4, 3, 3, 4, 3, 3, 4, 3 Schritte. Keine zwei teilen sich eine Kreuzung, also haben 18 der 30 Kreuzungen an der Küste einen Hafen.',
    words: ['Rahmen', 'Hafenplätze', 'Meer', 'Anordnung'],
  },
  'CAT-GEO-06': {
    title: 'Für welche Kreuzungen ein Hafen gilt',
    text: 'Ein Hafen gilt für die zwei Kreuzungen an den Enden seines Weges und für keine anderen.',
    words: ['welche Ecken', 'Hafenzugang', 'angrenzend', 'Anleger'],
  },
};
