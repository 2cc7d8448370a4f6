import type { Names } from '../names.ts';

/** What the game, and what its rules are sorted by, is called in Chinese. */
export const names: Names = {
  game: '卡卡颂',
  chapters: {
    'CAR-GEN': '游戏准备',
    'CAR-TURN': '回合',
    'CAR-TILE': '放置瓦片',
    'CAR-MEEP': '放置随从',
    'CAR-ROAD': '道路',
    'CAR-CITY': '城市',
    'CAR-MON': '寺院',
    'CAR-MAJ': '由谁得分',
    'CAR-RET': '棋子返回',
    'CAR-TB-GOODS': '商品',
    'CAR-TB-BUILDER': '建筑者',
    'CAR-TB-DOUBLE': '第二块瓦片',
    'CAR-TB-PIG': '猪',
    'CAR-TB-TILES': '特殊瓦片',
    'CAR-END': '游戏结束',
    'CAR-FARM': '田地',
    'CAR-ABB': '院长',
    'CAR-RIV': '《河流》',
    'CAR-IC': '《旅馆与教堂》',
    'CAR-EDGE': '桌上问答',
  },
  editions: {
    c1: {
      name: '首印版，2003年',
      about: '完成的城市给田地4分，有猪5分；两块瓦片的城市只值2分。',
    },
    classic: {
      name: '第一版后期印刷',
      about: '完成的城市给旁边每块田地3分，有猪4分。',
    },
    c2: {
      name: '第二版，2015年',
      about: '田地3分，有猪4分；红酒、粮食和布料；可以加入院长。',
    },
    c3: {
      name: '第三版，有鸡',
      about: '建筑者和猪与随从一起到来；有盾徽的城市完成时，猪就得分。',
    },
  },
  reasons: {
    'other-expansions': '需要本桌没有的扩充',
    'pig-herd': '需要一块本桌各套都没有的瓦片',
  },
  sources: {
    CN: '首印版，2003年（中文规则书）',
    RU: '第一版后期印刷（俄文规则书）',
    C2: '第二版，2015年',
    UA: '第三版（乌克兰文规则书）',
    general: '游戏的通用规则',
    ruling: '规则书没有说明时，我们的裁定',
  },
};
