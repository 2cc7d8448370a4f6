import type { TextsOf } from '../../rule.ts';
import type { VARIANTS } from '../facts/variants.ts';

export const variants: TextsOf<typeof VARIANTS> = {
  'CAT-VAR-01': {
    title: 'Punkte zum Sieg',
    text: 'Nach der Anleitung gewinnen 10 Punkte. Gespielt wird auch auf weniger oder mehr, von 3 bis 20.',
    words: ['Spielziel', 'Siegpunkte', 'längeres Spiel', 'kürzeres Spiel'],
  },
  'CAT-VAR-02': {
    title: 'Welche Hand sicher ist',
    text: 'Nach der Anleitung ist eine Hand von 7 sicher, wenn eine Sieben fällt. Bei einer anderen Grenze, oft 8 bis 10, verliert nur eine größere Hand die Hälfte, abgerundet; ganz ohne Grenze wirft niemand ab.',
    words: ['Handkartenlimit', 'abgeben', 'Kartengrenze'],
  },
  'CAT-VAR-03': {
    title: 'Der freundliche Räuber',
    text: 'Auf Wunsch darf der Räuber nicht auf ein Feld mit einem Gebäude eines Spielers, der 2 Punkte oder weniger hat; es zählen nur Punkte, die alle sehen. Ist kein anderes Feld übrig, geht er in die Wüste oder bleibt dort; auch dann nimmt er einem solchen Spieler nichts. Am Abwerfen ändert sich nichts.',
    words: ['netter Räuber', 'Schutz', 'Anfänger', 'Bandit'],
  },
  'CAT-VAR-04': {
    title: 'Würfel aus dem Kartenstapel',
    text: 'Statt zu würfeln, könnt ihr die 36 Würfelpaare aus einem gemischten Stapel ziehen, ohne sie zurückzulegen. Neu gemischt wird, wenn er leer ist, oder schon, wenn 5 übrig sind, damit Mitzählen weniger hilft.',
    words: ['Würfelkarten', 'Ereigniskarten', 'ausgeglichen', 'Wahrscheinlichkeit'],
  },
  'CAT-VAR-05': {
    title: 'Ehrliche Würfel',
    text: 'Die Würfel kommen aus einem Zufallsgenerator mit Startwert, und jeder Wurf steht mit beiden Würfeln im Protokoll. Neu gewürfelt wird nur eine 7 in Runden, die ihr ohne Sieben spielt, und es macht keinen Unterschied, wer würfelt. Die Würfe lassen sich mit dem vergleichen, was zu erwarten war.',
    words: ['Zufall', 'Glück', 'Statistik', 'Schummeln', 'Verteilung'],
  },
  'CAT-VAR-06': {
    title: 'Anfangs keine Sieben',
    text: 'Auf Wunsch wird eine 7 in den ersten Runden neu gewürfelt, in so vielen, wie ihr mögt. Eine Runde ist ein Zug jedes Spielers. Manche Programme warten stattdessen auf die erste Stadt.',
    words: ['neu würfeln', 'Spielbeginn', 'Schutz'],
  },
  'CAT-VAR-07': {
    title: 'Kein Zurück in die Wüste',
    text: 'Nach der Anleitung darf der Räuber in die Wüste zurück. Auf Wunsch darf er es nicht.',
    words: ['verboten', 'Bandit', 'zurückkehren'],
  },
  'CAT-VAR-08': {
    title: 'Eine verdeckte Bank',
    text: 'Auf Wunsch werden die Karten, die in Bank und Stapel übrig sind, nicht gezeigt. Was erlaubt ist, ändert sich nicht, also kann eine Ablehnung immer noch verraten, dass etwas ausgegangen ist.',
    words: ['Vorrat', 'geheim', 'zählen'],
  },
  'CAT-VAR-09': {
    title: 'Uhren',
    text: 'Für den Wurf, den Zug, das Abwerfen und Antworten kann eine Zeit gesetzt werden. Ist sie um, erledigt der Zufall, was ansteht: Er würfelt, wirft ab oder versetzt den Räuber; ein Zug, dessen Zeit um ist, endet. An den Regeln ändert eine Uhr nie etwas.',
    words: ['Zeitlimit', 'Timer', 'Schnellspiel', 'Bedenkzeit'],
  },
  'CAT-VAR-10': {
    title: 'Kein Handel unter Spielern',
    text: 'Auf Wunsch handeln die Spieler nicht miteinander. Bank und Häfen bleiben.',
    words: ['Binnenhandel', 'ausgeschaltet', 'verboten'],
  },
  'CAT-VAR-11': {
    title: 'Getrennte Phasen',
    text: 'Auf Wunsch wird erst nur gehandelt und dann nur gebaut. Sonst mischt sich beides frei.',
    words: ['Handelsphase', 'Bauphase', 'Reihenfolge'],
    differs: { r25: 'Es gibt nur die gemischte Form.' },
  },
  'CAT-VAR-12': {
    title: 'Den Aufbau wählen',
    text: 'Der Aufbau ist variabel mit Zahlen in einer Spirale, variabel mit Zahlen nach Zufall oder der für Einsteiger. Eine gespeicherte Partie darf jede andere Anordnung derselben Teile enthalten. Manche Programme filtern auch: gleiche Zahlen getrennt, keine großen Flächen einer Landschaft, die Wüste in der Mitte, Rohstoffe ausgewogen.',
    words: ['Zufallskarte', 'ausgeglichen', 'Filter', 'Spielplan', 'Optionen'],
  },
  'CAT-VAR-13': {
    title: 'Zurücknehmen',
    text: 'Was du gerade gebaut oder mit der Bank getauscht hast, darfst du auf der Webseite zurücknehmen, solange nichts darauf gefolgt ist. Was etwas Verdecktes gezeigt hat, nicht: Würfel, Karten, ein Diebstahl.',
    words: ['rückgängig', 'Fehler', 'widerrufen'],
  },
  'CAT-VAR-14': {
    title: 'Zwei Spieler, zwei neutrale Farben',
    text: 'In jedem Zug wird zweimal gewürfelt, und die Ergebnisse müssen verschieden sein. Wer eine Straße oder Siedlung baut, baut auch eine der gleichen Art für eine neutrale Farbe, kostenlos. Neutrale Farben bekommen keine Karten, können aber die Längste Handelsstraße halten. Die Spieler geben Handelschips für Sonderaktionen aus.',
    words: ['zu zweit', 'Catan für zwei', 'offizielle Variante', 'Zweispielerregel'],
  },
  'CAT-VAR-15': {
    title: 'Ein einfaches Duell',
    text: 'Zwei Spieler im üblichen Aufbau, ohne neutrale Farben. Eine verbreitete Hausregel: je 3 Startsiedlungen und oft 15 Punkte zum Sieg. Hier wird die dritte wieder in Zugreihenfolge gesetzt und bringt die Startkarten, und 10 Punkte gewinnen, es sei denn, ihr wollt mehr.',
    words: ['zu zweit', 'Hausregel', 'Zweispielerregel'],
  },
};
