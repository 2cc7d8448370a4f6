import type { TextsOf } from '../../rule.ts';
import type { GENERAL } from '../facts/general.ts';
import { inEach, SINCE_SECOND } from '../in-each.ts';

export const general: TextsOf<typeof GENERAL> = {
  'CAR-GEN-01': {
    title: 'Wie viele mitspielen',
    text: 'Es spielen 2 bis 6 Personen. Im Grundspiel liegen Figuren für 5; die sechste Farbe kommt mit einer Erweiterung. An diesem Tisch haben auch im Grundspiel 6 Platz.',
    words: ['Spielerzahl', 'Anzahl der Spieler', 'Plätze', 'sechster Spieler', 'Farben'],
    differs: {
      c1: 'Laut Schachtel bringt Händler & Baumeister die Figuren für die sechste Person mit.',
      ...inEach(
        SINCE_SECOND,
        'Händler & Baumeister enthält je sechs Baumeister und Schweine; der sechste Satz Meeples liegt in Wirtshäuser & Kathedralen.',
      ),
    },
  },
  'CAR-GEN-02': {
    title: 'Sieben Meeples in deinem Vorrat',
    text: 'Jeder besitzt 8 Meeples. Einer davon zeigt auf der Wertungstafel die Punkte an; die anderen 7 sind dein Vorrat.',
    words: ['Gefolgsleute', 'Gefolgsmann', 'Zählleiste', 'Wertungstafel', 'Figuren', 'Männchen'],
  },
  'CAR-GEN-03': {
    title: 'Was Erweiterungen hinzufügen',
    text: 'Händler & Baumeister gibt jedem 1 Baumeister und 1 Schwein. Mit Wirtshäuser & Kathedralen kommt 1 großer Meeple dazu, mit dem Modul „Der Abt“ 1 Abt.',
    words: ['Vorrat', 'Sonderfiguren', 'großer Gefolgsmann', 'Zubehör', 'Mini-Erweiterung'],
  },
  'CAR-GEN-04': {
    title: 'Das Startplättchen',
    text: 'Ein Plättchen liegt vor dem ersten Zug offen aus und gehört niemandem: im Norden eine Stadt, von Osten nach Westen eine Straße. Alle anderen Plättchen, auch die der Erweiterungen, werden zusammen gemischt und verdeckt gezogen.',
    words: ['Startkarte', 'Anfang', 'Aufbau', 'mischen', 'Stapel', 'Beutel', 'BA-D'],
  },
  'CAR-GEN-05': {
    title: 'Zwanzig Waren im gemeinsamen Vorrat',
    text: 'Alle nehmen ihre Waren aus einem Vorrat: 9 Wein, 6 Korn und 5 Tuch. Für jedes Symbol auf den Plättchen gibt es einen Warenmarker, also geht der Vorrat nie aus.',
    words: ['Warenplättchen', 'Handelswaren', 'Handelsgüter', 'Getreide', 'Stoff', 'Fässer', 'Hühner'],
    differs: {
      c3: 'Aus den 9 Wein sind 9 Hühner geworden. Eines ihrer Symbole ist auf einem Flussplättchen: Ohne den Fluss sind nur 8 im Spiel.',
    },
  },
  'CAR-GEN-06': {
    title: 'Gespielt wird im Uhrzeigersinn',
    text: 'Ihr zieht reihum im Uhrzeigersinn. Wer beginnt, macht ihr aus; manche Anleitungen lassen die jüngste Person anfangen. Hier beginnt, wer in der Liste ganz oben steht.',
    words: ['Startspieler', 'wer fängt an', 'Reihenfolge', 'Jüngster'],
  },
  'CAR-TURN-01': {
    title: 'Legen, einsetzen, werten',
    text: 'Ein Zug hat drei Schritte, immer in dieser Reihenfolge. Lege ein Plättchen, setze dann, wenn du magst, eine Figur ein, und werte zuletzt, was das Plättchen abgeschlossen hat.',
    words: ['Ablauf', 'Phasen', 'Spielzug', 'Reihenfolge'],
  },
  'CAR-TURN-02': {
    title: 'Ein Plättchen ziehen und legen',
    text: 'Ziehe 1 Plättchen und lege es dort an, wo es passt. Diesen Schritt darfst du nicht auslassen.',
    words: ['Pflicht', 'passen', 'Karte ziehen', 'anlegen', 'aussetzen'],
  },
  'CAR-TURN-03': {
    title: 'Eine Figur, wenn du magst',
    text: 'Nach dem Legen darfst du 1 Figur aus deinem Vorrat auf genau dieses Plättchen setzen oder keine. Meeple, Baumeister und Schwein zählen alle als Figur.',
    words: ['freiwillig', 'verzichten', 'Gefolgsmann einsetzen', 'wie viele Figuren'],
    differs: {
      c3: 'Baumeister oder Schwein stehen neben dem Meeple, mit dem sie kommen; du darfst also zwei Figuren setzen.',
    },
  },
  'CAR-TURN-04': {
    title: 'Alles Abgeschlossene wird gewertet',
    text: 'Jede Straße, jede Stadt und jedes Kloster, das dein Plättchen abgeschlossen hat, wird gewertet, egal wer dort steht und ob du es willst. Dann gehen die Figuren zurück, danach nimmst du die Waren.',
    words: ['Wertung', 'fertiggestellt', 'Reihenfolge', 'Pflicht', 'ablehnen'],
    differs: {
      c3: 'Ganz zuletzt in diesem Schritt werden die Schweine gewertet, falls eine Stadt mit Wappen abgeschlossen wurde.',
    },
  },
  'CAR-TURN-05': {
    title: 'Erst einsetzen, dann werten',
    text: 'Ein Meeple auf etwas, was sein Plättchen abschließt, wird sofort gewertet und kommt zurück. Ein Meeple, der bei der Wertung zurückkommt, darf erst auf dein nächstes Plättchen, nicht auf dieses.',
    words: ['sofort', 'zurückbekommen', 'im selben Zug', 'kein Gefolgsmann mehr'],
  },
  'CAR-TURN-06': {
    title: 'Zweites Plättchen oder nächster Spieler',
    text: 'Nach der Wertung geht dein Zug mit einem zweiten Plättchen weiter, wenn dein Baumeister es dir verschafft hat und du es nimmst. Sonst ist der nächste Spieler dran.',
    words: ['Doppelzug', 'Extrazug', 'Zugende', 'noch einmal'],
    differs: { c3: 'Du machst einen Extrazug, wenn dein Baumeister neben den Stapeln steht.' },
  },
  'CAR-TURN-07': {
    title: 'Das letzte Plättchen beendet alles',
    text: 'Das Spiel endet, sobald das letzte Plättchen gelegt und gewertet ist, auch wenn dein Baumeister ein zweites verdient hätte. Es folgt die Schlusswertung.',
    words: ['Spielende', 'Stapel leer', 'keine Plättchen mehr', 'Doppelzug'],
  },
  'CAR-TILE-01': {
    title: 'Eine ganze Seite muss anliegen',
    text: 'Dein Plättchen muss mit einer ganzen Seite an mindestens einem Plättchen auf dem Tisch anliegen. Eine gemeinsame Ecke genügt nicht.',
    words: ['angrenzend', 'Nachbar', 'Ecke', 'diagonal', 'Kante', 'über Eck'],
  },
  'CAR-TILE-02': {
    title: 'Die Seiten müssen passen',
    text: 'Wo zwei Plättchen sich berühren, müssen ihre Seiten dasselbe zeigen: Stadt an Stadt, Straße an Straße, Wiese an Wiese, Fluss an Fluss.',
    words: ['Kanten', 'anlegen', 'passend', 'fortsetzen', 'falsch gelegt'],
  },
  'CAR-TILE-03': {
    title: 'Drehen ist erlaubt',
    text: 'Vor dem Legen darfst du das Plättchen beliebig drehen.',
    words: ['rotieren', 'Ausrichtung', 'wenden'],
  },
  'CAR-TILE-04': {
    title: 'Ein Plättchen passt nirgends',
    text: 'Passt das Plättchen nirgends, kommt es aus dem Spiel, und du ziehst weiter, bis eines passt. Es wird nicht wieder eingemischt. Ist der Stapel leer, endet das Spiel.',
    words: ['nicht anlegbar', 'unmöglich', 'neu ziehen', 'ablegen', 'zur Seite'],
  },
  'CAR-TILE-05': {
    title: 'Was passt, wird gelegt',
    text: 'Passt das Plättchen irgendwo, musst du es legen, auch wenn dir kein Platz gefällt.',
    words: ['ablehnen', 'passen', 'tauschen', 'Legezwang'],
  },
  'CAR-TILE-06': {
    title: 'Besetzte Gebiete verbinden',
    text: 'Ein Plättchen darf Straßen, Städte oder Wiesen verbinden, auf denen schon verschiedene Spieler stehen. Das ist immer erlaubt; von da an teilen sie sich ein Gebiet.',
    words: ['zusammenschließen', 'einklinken', 'reinbauen', 'klauen', 'übernehmen', 'teilen'],
  },
};
