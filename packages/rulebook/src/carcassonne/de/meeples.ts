import type { TextsOf } from '../../rule.ts';
import type { MEEPLES } from '../facts/meeples.ts';

export const meeples: TextsOf<typeof MEEPLES> = {
  'CAR-MEEP-01': {
    title: 'Nur auf das neue Plättchen',
    text: 'Ein Meeple kommt auf das Plättchen, das du gerade gelegt hast: als Wegelagerer auf eine Straße, als Ritter in eine Stadt, als Mönch in ein Kloster oder als Bauer auf eine Wiese. Nie steht er auf dem Wasser, und ein Garten ist allein für den Abt.',
    words: ['Gefolgsmann', 'Räuber', 'Dieb', 'einsetzen', 'wohin', 'Abtei'],
  },
  'CAR-MEEP-02': {
    title: 'Das Gebiet muss frei sein',
    text: 'Du darfst einen Meeple nur dort einsetzen, wo auf der ganzen Straße, in der ganzen Stadt oder auf der ganzen Wiese noch keiner steht, auch keiner von dir. Schau dir alle verbundenen Plättchen an, so weit sie reichen.',
    words: ['besetzt', 'belegt', 'unbesetzt', 'Entfernung', 'eigener Gefolgsmann'],
  },
  'CAR-MEEP-03': {
    title: 'Baumeister und Schweine besetzen nichts',
    text: 'Baumeister und Schwein sind keine Meeples. Durch sie allein gilt eine Straße, Stadt oder Wiese nicht als besetzt.',
    words: ['blockieren', 'Sonderfigur', 'belegt'],
  },
  'CAR-MEEP-04': {
    title: 'Keine Figur mehr übrig',
    text: 'Ist dein Vorrat leer, setzt du nichts ein und machst mit der Wertung weiter.',
    words: ['Vorrat leer', 'keine Gefolgsleute', 'ausgegangen', 'überspringen'],
  },
  'CAR-MEEP-05': {
    title: 'Meeples bleiben, wo sie stehen',
    text: 'Du darfst einen Meeple nicht von dir aus versetzen oder zurücknehmen. Er wartet, bis sein Gebiet gewertet wird; nur der Abt darf früher zurück.',
    words: ['versetzen', 'wegnehmen', 'zurückholen', 'abziehen', 'bewegen'],
    differs: {
      c3: 'Nachdem dein Schwein gewertet wurde, darfst du den Bauern neben ihm zurücknehmen.',
    },
  },
  'CAR-MEEP-06': {
    title: 'Ein Bauer bleibt bis zuletzt',
    text: 'Ein Meeple auf einer Wiese bleibt dort, bis das Spiel vorbei ist. Er kommt nicht zurück, wenn die Städte ringsum abgeschlossen werden.',
    words: ['Gefolgsmann', 'hinlegen', 'liegen', 'kommt nie zurück', 'gebunden'],
    differs: { c3: 'Ein Bauer darf zusammen mit einem gewerteten Schwein zurückkommen.' },
  },
  'CAR-MEEP-07': {
    title: 'Flüsse und Straßen trennen Wiesen',
    text: 'Die Wiesen an den beiden Ufern eines Flusses sind getrennt. Auch unter einer Brücke sind die Wiesen nicht verbunden.',
    words: ['Ufer', 'teilen', 'Grenze', 'Felder', 'unter der Brücke'],
  },
};
