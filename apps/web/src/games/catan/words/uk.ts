import type { First } from './messages.ts';

/** Українська: те, що каже Катан на першій сторінці. */
export const messages: First = {
  'catan.name': 'Катан',
  'catan.tagline': '«Катану»',
  'catan.play': 'Грати в «Катан»',
  'catan.resumeWith': '«Катан» за столом із гравцями: {names}',
  'catan.progress': '{n, plural, =0 {острів заселяють} one {хід #} few {хід #} many {хід #} other {хід #}}',

  'start.islandSentence': 'Я граю проти {bots} ({how}), {map}, до {points}.',
  'start.islandPeople': 'Грають {people}, {map}, до {points}.',
  'start.map.variable-spiral': 'на острові з числами по спіралі',
  'start.map.variable-random': 'на острові з випадковими числами',
  'start.map.beginners': 'на острові для початківців',
  'start.map.free': 'на будь-якому острові',
  'start.mapLabel': 'Який острів',
  'start.points': '{n, plural, one {# очка} few {# очок} many {# очок} other {# очка}}',
  'start.pointsLabel': 'Скільки очок для перемоги',
  'start.islandRules':
    '{n, plural, =0 {Правила цього столу…} one {Правила цього столу: # зміна…} few {Правила цього столу: # зміни…} many {Правила цього столу: # змін…} other {Правила цього столу: # зміни…}}',
};
