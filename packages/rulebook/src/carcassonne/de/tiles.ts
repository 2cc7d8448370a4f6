import type { TextsOf } from '../../rule.ts';
import type { TILES } from '../facts/tiles.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const tiles: TextsOf<typeof TILES> = {
  'CAR-TB-TILES-01': {
    title: 'Brücken',
    text: 'Auf einer Brücke führt eine Straße über die andere, und keine endet dort. Beide Straßen trennen die Wiesen; unter der Brücke sind diese nicht verbunden.',
    words: ['Überführung', 'Unterführung', 'Straßen treffen sich nicht', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-02': {
    title: 'Die Wiesen an den Brücken',
    text: 'An der Brücke mit vier offenen Straßenenden liegen vier getrennte Wiesen. An der Brücke mit der Stadt und dem Haus sind es drei.',
    words: ['vier Wiesen', 'drei Wiesen', 'Felder', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-03': {
    title: 'Brücke, Tor und Haus',
    text: 'Auf diesem Plättchen endet eine Straße am Stadttor und die andere an einem kleinen Haus auf der Wiese. Das Haus ist kein Wirtshaus.',
    words: ['TB-C', 'Gasthaus', 'Straßenende', 'Hütte'],
  },
  'CAR-TB-TILES-04': {
    title: 'Kloster mit drei Straßen',
    text: 'Das Kloster auf diesem Plättchen teilt die Straße in drei Straßen und die Wiese in drei Wiesen.',
    words: ['TB-J', 'Abtei', 'Kreuzung', 'Abzweigung'],
    differs: { c3: 'An seine Stelle tritt ein anderes Plättchen: ein Kloster auf einer ungeteilten Wiese.' },
  },
  'CAR-TB-TILES-05': {
    title: 'Die Straße zum Toilettenhäuschen',
    text: 'Auf diesem Plättchen endet die Straße an einem Toilettenhäuschen mitten auf der Wiese. Sie teilt die Wiese nicht.',
    words: ['TB-A', 'Plumpsklo', 'Klohäuschen', 'Straßenende', 'eine Wiese'],
    differs: inEach(
      BEFORE_THIRD,
      'An seiner Stelle steht ein anderes Plättchen: Seine Straße führt bis zum Stadttor und teilt die Wiese.',
    ),
  },
  'CAR-TB-TILES-06': {
    title: 'Kloster auf einer Wiese',
    text: 'Eine Straße endet auf der Wiese, die andere am Kloster. Keine von beiden teilt die Wiese, es ist eine einzige.',
    words: ['TB-J', 'Abtei', 'Versammlungsplatz', 'Straßenende', 'ungeteilt'],
    differs: inEach(
      BEFORE_THIRD,
      'An seiner Stelle steht ein anderes Plättchen: Es hat drei Straßen und drei Wiesen.',
    ),
  },
  'CAR-TB-TILES-07': {
    title: 'Drei Stadtteile',
    text: 'Dieses Plättchen hat drei Stadtteile, die auf ihm nicht verbunden sind. Jeder kann zu einer anderen Stadt gehören.',
    words: ['TB-M', 'getrennte Städte', 'Abschnitte', 'Stoff'],
  },
};
