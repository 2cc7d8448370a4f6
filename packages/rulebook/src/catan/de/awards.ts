import type { TextsOf } from '../../rule.ts';
import type { AWARDS } from '../facts/awards.ts';

export const awards: TextsOf<typeof AWARDS> = {
  'CAT-LROAD-01': {
    title: 'Fünf Straßen, zwei Punkte',
    text: 'Wer als Erster einen durchgehenden Straßenzug aus mindestens 5 Straßen hat, nimmt die Karte für die Längste Handelsstraße. Sie ist 2 Punkte wert.',
    words: ['längste Straße', 'Sonderkarte', 'Handelsroute', 'Minimum'],
  },
  'CAT-LROAD-02': {
    title: 'Wie ein Straßenzug gemessen wird',
    text: 'Zähle die längste Strecke über deine Straßen, auf der keine Straße zweimal vorkommt; an eine Kreuzung darf sie zurückkehren. Ein Ring aus 6 zählt 6. Zwei Ringe mit einer gemeinsamen Straße, zusammen 11 Straßen, zählen 11.',
    words: ['Länge', 'zählen', 'Schleife', 'Kreis', 'Rundweg'],
  },
  'CAT-LROAD-03': {
    title: 'Abzweigungen zählen nicht dazu',
    text: 'Abzweigungen von der Straße werden nicht addiert. Nur deine beste einzelne Strecke zählt.',
    words: ['Gabelung', 'Seitenast', 'Summe', 'Verzweigung'],
  },
  'CAT-LROAD-04': {
    title: 'Deine eigenen Gebäude',
    text: 'Deine eigenen Siedlungen und Städte unterbrechen deinen Straßenzug nie.',
    words: ['Unterbrechung', 'trennen', 'hindurch'],
  },
  'CAT-LROAD-05': {
    title: 'Straßen der anderen',
    text: 'Straßen anderer Spieler unterbrechen deinen Straßenzug nicht, wo sie auf ihn treffen.',
    words: ['kreuzen', 'Gegner', 'Unterbrechung'],
  },
  'CAT-LROAD-06': {
    title: 'Ein Gebäude im Weg',
    text: 'Eine Siedlung oder Stadt eines anderen Spielers unterbricht deinen Straßenzug. Deine Strecke darf dort beginnen oder enden, aber nicht hindurchführen. Die Straße bis zu ihr zählt noch mit.',
    words: ['Unterbrechung', 'zerschneiden', 'trennen', 'Gegner'],
  },
  'CAT-LROAD-07': {
    title: 'Nur ein längerer Straßenzug gewinnt',
    text: 'Um dem Besitzer die Karte abzunehmen, brauchst du einen längeren Straßenzug. Ein gleich langer ändert nichts.',
    words: ['Gleichstand', 'überholen', 'überbieten'],
  },
  'CAT-LROAD-08': {
    title: 'Nach jeder Änderung',
    text: 'Wenn eine Straße oder Siedlung gesetzt ist, werden alle Straßenzüge gemessen. Hat niemand einen Straßenzug aus 5 Straßen, hält niemand die Karte. Wer sie hält und noch den längsten hat, auch im Gleichstand, behält sie. Sonst geht sie an den, der allein den längsten hat, oder wird beiseitegelegt, wenn mehrere gemeinsam den längsten haben.',
    words: ['neu messen', 'Unterbrechung', 'verlieren', 'Besitzer', 'Längste Handelsstraße'],
    differs: {
      r25: 'Die Anleitung sagt nur, dass die Karte zurückgeht, wenn ihr Besitzer die Bedingung nicht mehr erfüllt.',
    },
  },
  'CAT-LROAD-09': {
    title: 'Eine beiseitegelegte Karte',
    text: 'Eine beiseitegelegte Karte geht an den Ersten, der allein die Längste Handelsstraße hat, mit mindestens 5 Straßen.',
    words: ['Gleichstand', 'niemand', 'wieder nehmen'],
  },
  'CAT-LROAD-10': {
    title: 'Wem eine Unterbrechung nützt',
    text: 'Wird ein Straßenzug unterbrochen, kann die Karte an einen dritten Spieler gehen, sogar in einem fremden Zug. Das Spiel gewinnen kann dieser erst, wenn er selbst am Zug ist.',
    words: ['Dritter', 'zerschneiden', 'trennen', 'Sieg'],
  },
  'CAT-LROAD-11': {
    title: 'Programme, die anders zählen',
    text: 'Manche Programme vergessen die letzte Straße vor einem Gebäude, erkennen Ringe nicht oder addieren Abzweigungen. Manche geben die Karte bei Gleichstand dem ersten der Beteiligten oder lassen sie bei einem Besitzer mit weniger als 5. Dieser Tisch zählt, wie es die Anleitung sagt.',
    words: ['Umsetzungen', 'Fehler', 'Unterschied'],
  },
  'CAT-LARMY-01': {
    title: 'Drei Ritter, zwei Punkte',
    text: 'Wer als Erster 3 Ritter ausgespielt hat, nimmt die Karte für die Größte Rittermacht. Sie ist 2 Punkte wert.',
    words: ['Soldaten', 'Sonderkarte', 'größte Armee'],
  },
  'CAT-LARMY-02': {
    title: 'Wer mehr Ritter hat, nimmt sie',
    text: 'Die Karte geht nur an einen Spieler über, der mehr Ritter ausgespielt hat als ihr Besitzer.',
    words: ['Gleichstand', 'überholen', 'überbieten', 'Armee'],
  },
  'CAT-LARMY-03': {
    title: 'Nie ohne Besitzer',
    text: 'Ausgespielte Ritter gehen nicht verloren. Einmal genommen, gehört die Größte Rittermacht immer jemandem und wird nie beiseitegelegt.',
    words: ['zurücklegen', 'verlieren', 'Armee'],
  },
  'CAT-LARMY-04': {
    title: 'Eine Rittermacht zählt sofort',
    text: 'Wird deine Rittermacht durch einen Ritter die größte, nimmst du die Karte, sobald du ihn ausspielst. Kommst du damit auf 10 Punkte, endet das Spiel, bevor der Räuber versetzt wird.',
    words: ['gleich', 'Sieg', 'Armee'],
  },
};
