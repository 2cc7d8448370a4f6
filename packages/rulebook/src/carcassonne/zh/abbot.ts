import type { TextsOf } from '../../rule.ts';
import type { ABBOT } from '../facts/abbot.ts';
import { FIRST_EDITION, inEach } from '../in-each.ts';

const NO_ABBOT = inEach(FIRST_EDITION, '这一版没有院长和花园；加入它们时，按第二版玩。');

export const abbot: TextsOf<typeof ABBOT> = {
  'CAR-ABB-01': {
    title: '院长是可选的',
    text: '除非本桌加入院长，否则不使用院长。没有院长时，瓦片上的花园只是装饰。',
    words: ['模块', '修道院长', '可选规则'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-02': {
    title: '院长放在哪里',
    text: '你可以不放其他棋子，而把院长放在刚放下的瓦片的寺院里或花园里。其他棋子都不能使用花园。',
    words: ['修道院长', '修道院', '派遣'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-03': {
    title: '花园的得分',
    text: '花园和寺院一样计分：被围满时得9分，否则在终局得1分，每块相邻的瓦片再加1分。',
    words: ['院子', '修道院', '九分', '围满'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-04': {
    title: '提前收回院长',
    text: '如果你在刚放下的瓦片上不放棋子，可以改为收回你的院长。它得1分，所在的寺院或花园现有的每块相邻瓦片再加1分。',
    words: ['返回', '提前', '撤回', '立即', '修道院长'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-05': {
    title: '院长不能当什么',
    text: '院长在寺院里实力为1。它不能当小偷、骑士或农民。',
    words: ['力量', '公路', '城堡', '草地', '修道院长'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-06': {
    title: '任一块瓦片后都可收回院长',
    text: '如果建筑者给你第二块瓦片，你可以在第一块之后或第二块之后收回院长。',
    words: ['双重回合', '提前', '建筑师', '修道院长', '板块'],
    differs: NO_ABBOT,
  },
};
