import type { Messages } from './index.ts';

/** Deutsch: was dieses Programm über Carcassonne sagt. */
export const messages: Messages = {
  title: 'Carcassonne',
  options: 'Spieloptionen von carcassonne (ohne Angabe: was die Edition vorsieht):',

  'flag.edition': 'Edition der Regeln von Carcassonne: {editions}',
  'flag.sets': 'Erweiterungen, die zu Carcassonne dazukommen, durch Kommas getrennt: {sets}',
  'value.edition': 'Name',
  'value.sets': 'Erweiterungen',

  'part.tiles': '{n, plural, one {# Plättchen} other {# Plättchen}} × {each} = {points}',
  'part.shields': '{n, plural, one {# Wappen} other {# Wappen}} × {each} = {points}',
  'part.monastery': '{n, plural, one {# Kloster} other {# Klöster}} × {each} = {points}',
  'part.neighbours': '{n, plural, one {# Nachbar} other {# Nachbarn}} × {each} = {points}',
  'part.cities': '{n, plural, one {# Stadt} other {# Städte}} × {each} = {points}',
  'part.wine': 'am meisten Wein ({n}): {points}',
  'part.grain': 'am meisten Korn ({n}): {points}',
  'part.cloth': 'am meisten Tuch ({n}): {points}',

  counted:
    'Carcassonne: jedes Ziehen und Legen eines Plättchens, jedes Einsetzen einer Figur oder der Verzicht darauf, wo es eine Wahl gibt, und jede Antwort zum zweiten Plättchen.',
  'work.base': 'Carcassonne, Grundspiel, 2 Plätze, zufällig',
  'work.baseActions': 'dasselbe',
  'work.traders': 'mit Händler & Baumeister',
  'work.tradersActions': 'dasselbe',
  'work.all': 'mit Fluss, Wirtshäuser & Kathedralen, Händler & Baumeister',
  'work.allActions': 'dasselbe',
  'work.copy': 'Kopie eines Zustands mitten in der Partie',
  'work.readable': 'Grundspiel auf der lesbaren Spur',
  'work.playouts': 'Grundspiel, Playouts ab der Mitte der Partie, je mit einer Kopie',
  'work.tradersPlayouts': 'dasselbe mit Händler & Baumeister',
  'work.decisions': 'Bot {bot}, mit Händler & Baumeister',
  'bench.points': 'Punkte im Mittel bei zufälligem Spiel im Grundspiel von Carcassonne: {points}',

  'refusal.CAR-END-01': 'die Partie ist zu Ende',
  'refusal.CAR-TURN-01': 'an dieser Stelle des Zuges ist etwas anderes zu tun',
  'refusal.CAR-TURN-02': 'Plättchen zieht der Zufall',
  'refusal.CAR-TURN-06': 'ein anderer Platz ist am Zug',
  'refusal.CAR-TILE-01': 'dort liegt schon ein Plättchen, oder es grenzt keines an diese Stelle',
  'refusal.CAR-TILE-02':
    '{mine, select, road {die Straße} city {die Stadt} river {der Fluss} other {die Wiese}} träfe {side, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}} auf {theirs, select, road {eine Straße} city {eine Stadt} river {einen Fluss} other {eine Wiese}}',
  'refusal.CAR-TILE-05': 'ein Plättchen, das irgendwo passt, muss gelegt werden',
  'refusal.CAR-RIV-01': 'zuerst kommen die Flussplättchen, als letztes von ihnen der See',
  'refusal.CAR-RIV-03': 'das Plättchen muss den Fluss fortsetzen',
  'refusal.CAR-RIV-04': 'der Fluss würde zweimal hintereinander in dieselbe Richtung abbiegen',
  'refusal.CAR-GEN-03': 'in dieser Partie gibt es keine solche Figur',
  'refusal.CAR-GEN-04': 'im Stapel ist kein solches Plättchen mehr',
  'refusal.CAR-MEEP-01': 'auf dem eben gelegten Plättchen gibt es keine solche Stelle für eine Figur',
  'refusal.CAR-MEEP-02': 'in diesem Gebiet steht schon ein Meeple',
  'refusal.CAR-MEEP-04': 'im Vorrat ist kein solcher Meeple mehr',
  'refusal.CAR-ABB-01': 'in dieser Partie wird ohne Abt gespielt',
  'refusal.CAR-ABB-02': 'in einem Garten steht nur ein Abt',
  'refusal.CAR-ABB-04': 'der Abt ist nicht auf dem Spielfeld',
  'refusal.CAR-ABB-05': 'ein Abt steht in einem Kloster oder in einem Garten',
  'refusal.CAR-TB-BUILDER-01': 'nach den Regeln dieses Tisches wird der Baumeister für sich eingesetzt',
  'refusal.CAR-TB-BUILDER-02': 'in diesem Gebiet steht kein eigener Meeple',
  'refusal.CAR-TB-BUILDER-04': 'ein Baumeister steht nie auf einer Wiese oder in einem Kloster',
  'refusal.CAR-TB-BUILDER-05': 'der Baumeister ist schon auf dem Spielfeld',
  'refusal.CAR-TB-BUILDER-14': 'das Gebiet ist abgeschlossen: der Baumeister käme gleich wieder zurück',
  'refusal.CAR-TB-BUILDER-20':
    'der Baumeister kommt zusammen mit einem Meeple auf eine Straße oder in eine Stadt, nie allein',
  'refusal.CAR-TB-BUILDER-24': 'der Baumeister steht neben den Stapeln',
  'refusal.CAR-TB-DOUBLE-06':
    'das zweite Plättchen wird genau dann genommen oder abgelehnt, wenn der Tisch danach fragt',
  'refusal.CAR-TB-PIG-01': 'ein Schwein steht auf einer Wiese und wird für sich eingesetzt',
  'refusal.CAR-TB-PIG-02': 'auf dieser Wiese steht kein eigener Bauer',
  'refusal.CAR-TB-PIG-03': 'das Schwein ist schon auf dem Spielfeld',
  'refusal.CAR-TB-PIG-20': 'das Schwein kommt zusammen mit einem Bauern, nie allein',
  'refusal.CAR-TB-PIG-25':
    'ob der Bauer neben dem Schwein bleibt oder zurückkehrt, wird genau dann entschieden, wenn das Schwein gewertet ist',
};
