import type { TextsOf } from '../../rule.ts';
import type { TILES } from '../facts/tiles.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const tiles: TextsOf<typeof TILES> = {
  'CAR-TB-TILES-01': {
    title: '桥',
    text: '在桥上，一条道路从另一条上方越过，两条都不在此终止。两条道路都分割田地，田地在桥下不相连。',
    words: ['立交', '交叉', '天桥', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-02': {
    title: '桥周围的田地',
    text: '四端都是道路的桥，周围有四块分开的田地。有城市和小屋的桥，周围有三块。',
    words: ['四块草地', '三块草地', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-03': {
    title: '桥、城门和小屋',
    text: '在这块瓦片上，一条道路止于城门，另一条止于田地里的小屋。小屋不是旅馆。',
    words: ['TB-C', '小房子', '路的终点', '客栈'],
  },
  'CAR-TB-TILES-04': {
    title: '有三条道路的寺院',
    text: '这块瓦片上的寺院把道路分成三条道路，把田地分成三块田地。',
    words: ['TB-J', '修道院', '三岔路', '分割'],
    differs: { c3: '由另一块瓦片取代：寺院位于一整块田地中。' },
  },
  'CAR-TB-TILES-05': {
    title: '通往茅厕的道路',
    text: '在这块瓦片上，道路止于田地中央的茅厕。道路不分割田地。',
    words: ['TB-A', '厕所', '断头路', '一整块草地'],
    differs: inEach(BEFORE_THIRD, '代替它的是另一块瓦片：道路通到城门，并分割田地。'),
  },
  'CAR-TB-TILES-06': {
    title: '一整块田地中的寺院',
    text: '一条道路止于田地中，另一条止于寺院。两条都不分割田地，田地是一整块。',
    words: ['TB-J', '修道院', '集会地', '断头路', '一整块草地'],
    differs: inEach(BEFORE_THIRD, '代替它的是另一块瓦片：它有三条道路和三块田地。'),
  },
  'CAR-TB-TILES-07': {
    title: '三个城市部分',
    text: '这块瓦片有三个城市部分，在瓦片上互不相连。它们可以分属不同的城市。',
    words: ['TB-M', '分开的城堡', '城区', '布料'],
  },
};
