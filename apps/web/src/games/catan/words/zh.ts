import type { First } from './messages.ts';

/** 中文：首页上卡坦岛的卡片。 */
export const messages: First = {
  'catan.name': '卡坦岛',
  'catan.tagline': '《卡坦岛》',
  'catan.play': '玩《卡坦岛》',
  'catan.resumeWith': '《卡坦岛》，同桌：{names}',
  'catan.progress': '{n, plural, =0 {正在放起始村庄} other {第#回合}}',

  'start.islandSentence': '我与{bots}（{how}）对战，在{map}上，先到{points}。',
  'start.islandPeople': '{people}一起玩，在{map}上，先到{points}。',
  'start.map.variable-spiral': '数字成螺旋的岛屿',
  'start.map.variable-random': '数字随机的岛屿',
  'start.map.beginners': '新手岛屿',
  'start.map.free': '任意岛屿',
  'start.mapLabel': '哪个岛屿',
  'start.points': '{n, plural, other {#分}}',
  'start.pointsLabel': '多少分获胜',
  'start.islandRules': '{n, plural, =0 {本桌规则…} other {本桌规则：改了#条…}}',
};
