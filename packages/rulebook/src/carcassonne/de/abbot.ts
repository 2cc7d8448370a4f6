import type { TextsOf } from '../../rule.ts';
import type { ABBOT } from '../facts/abbot.ts';
import { FIRST_EDITION, inEach } from '../in-each.ts';

const NO_ABBOT = inEach(
  FIRST_EDITION,
  'Diese Edition hat weder Abt noch Gärten; wer sie dazunimmt, spielt sie wie in der zweiten Edition.',
);

export const abbot: TextsOf<typeof ABBOT> = {
  'CAR-ABB-01': {
    title: 'Der Abt ist freiwillig',
    text: 'Ihr spielt ohne Abt, es sei denn, ihr nehmt ihn dazu. Ohne ihn sind die Gärten auf den Plättchen nur Zierde.',
    words: ['Mini-Erweiterung', 'Modul', 'optional', 'Äbte'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-02': {
    title: 'Wo der Abt steht',
    text: 'Statt einer anderen Figur darfst du den Abt ins Kloster oder in den Garten des Plättchens setzen, das du gerade gelegt hast. Keine andere Figur darf in einen Garten.',
    words: ['Beet', 'Abtei', 'einsetzen', 'wohin'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-03': {
    title: 'Punkte für einen Garten',
    text: 'Ein Garten wird gewertet wie ein Kloster: 9 Punkte, wenn er ringsum umgeben ist, sonst am Ende 1 und 1 weiterer für jedes Nachbarplättchen.',
    words: ['Beet', 'Abtei', 'neun Punkte', 'umschlossen'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-04': {
    title: 'Den Abt früher zurückholen',
    text: 'Setzt du auf dein Plättchen keine Figur, darfst du stattdessen deinen Abt zurückholen. Er bringt 1 Punkt und 1 weiteren für jedes Nachbarplättchen, das sein Kloster oder Garten gerade hat.',
    words: ['zurückholen', 'vorzeitig', 'abziehen', 'sofort werten'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-05': {
    title: 'Was der Abt nicht kann',
    text: 'Im Kloster hat der Abt Stärke 1. Wegelagerer, Ritter oder Bauer kann er nicht sein.',
    words: ['Stärke', 'Straße', 'Stadt', 'Wiese'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-06': {
    title: 'Zurückholen bei jedem der Plättchen',
    text: 'Verschafft dir dein Baumeister ein zweites Plättchen, darfst du den Abt nach dem Legen des ersten oder des zweiten zurückholen.',
    words: ['Doppelzug', 'vorzeitig', 'zurückholen', 'wann'],
    differs: NO_ABBOT,
  },
};
