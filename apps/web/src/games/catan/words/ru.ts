import type { First } from './messages.ts';

/** Русский: то, что «Колонизаторы» говорят на первой странице. */
export const messages: First = {
  'catan.name': 'Колонизаторы',
  'catan.tagline': '«Колонизаторов»',
  'catan.play': 'Играть в «Колонизаторов»',
  'catan.resumeWith': '«Колонизаторы», за столом: {names}',
  'catan.progress': '{n, plural, =0 {остров заселяют} one {ход #} few {ход #} many {ход #} other {ход #}}',

  'start.islandSentence': 'Я играю против {bots} ({how}); остров {map}; до {points}.',
  'start.islandPeople': 'Играют {people}; остров {map}; до {points}.',
  'start.map.variable-spiral': 'с числами по спирали',
  'start.map.variable-random': 'со случайными числами',
  'start.map.beginners': 'для начинающих',
  'start.map.free': 'любой',
  'start.mapLabel': 'Какой остров',
  'start.points': '{n, plural, one {# очка} few {# очков} many {# очков} other {# очка}}',
  'start.pointsLabel': 'Сколько очков для победы',
  'start.islandRules':
    '{n, plural, =0 {Правила этого стола…} one {Правила этого стола: # отличие…} few {Правила этого стола: # отличия…} many {Правила этого стола: # отличий…} other {Правила этого стола: # отличия…}}',
};
