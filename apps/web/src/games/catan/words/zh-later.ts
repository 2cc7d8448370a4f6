import type { Later } from './messages.ts';

/** 中文：以后才打开的内容，即本桌规则和骰子检验。 */
export const messages: Later = {
  'catan.seats': '谁来玩《卡坦岛》',
  'catan.findHint': '强盗、港口、最长道路…',
  'catan.allEditions': '就目前所知，各版都一样',
  'catan.chanceTitle': '{chart, select, sums {两颗骰子的点数和} pairs {两颗骰子的组合} other {购买的发展卡}}',
  'catan.chanceBar':
    '{bar, select, knight {骑士} point {胜利分} roads {道路建设} plenty {丰收之年} monopoly {垄断} other {{bar}}}',

  'island.title': '本桌规则',
  'island.option.victoryTarget': '获胜所需的分数',
  'island.option.map': '岛屿',
  'island.option.friendlyRobber': '友善的强盗',
  'island.note.friendlyRobber': '分数只有两分或更少的座位，强盗不去有其建筑的地块。',
  'island.option.noSevenRounds': '不出七的轮数',
  'island.value.noSevenRounds': '{value, plural, =0 {无} =1 {第一轮} other {前#轮}}',
  'island.note.noSevenRounds': '在此期间，大家安心建造。',
  'island.option.discardLimit': '掷出七时安全的手牌',
  'island.value.discardLimit': '{value, select, 95 {不限} other {最多{value}张}}',
  'island.note.discardLimit': '手牌更多的人弃掉一半。印刷版是7张。',
  'island.option.dice': '骰子',
  'island.value.dice':
    '{value, select, deck {36种骰子组合的牌堆} deck_5 {牌堆，剩5张时重洗} other {两枚骰子}}',
  'island.note.dice': '从牌堆抽，每种点数出现的次数恰如预期。',
  'island.option.robberDesert': '强盗可以回到沙漠',
  'island.note.robberDesert': '印刷版如此；否则它总要封锁一个产出的地块。',
  'island.option.noPlayerTrades': '玩家之间可以交易',
  'island.note.noPlayerTrades': '否则只有银行和港口。',
  'island.option.tradeBuild': '交易和建造',
  'island.value.tradeBuild': '{value, select, separate {先交易，后建造} other {顺序不限}}',
  'island.note.tradeBuild': '若是先交易，一建造，这个回合的交易就结束。',
  'island.option.startSettlements': '起始村庄',
  'island.value.startSettlements': '{value, plural, other {每人#座}}',
  'island.note.startSettlements': '两人玩时常用三座。',
  'island.changes': '{n, plural, =0 {全部照印刷版。} other {有#条规则不同于印刷版。}}',
  'island.asPrinted': '全部照印刷版',
  'island.done': '就这样',
  'island.refused':
    '{option, select, startSettlements {新手岛屿每人两座村庄；{n}座放不下。} other {这些规则不能一起用。}}',
  'island.seats': '这么多人不能玩：座位是2至4个。',

  'dice.title': '骰子检验',
  'dice.deck':
    '这里的点数从全部36种骰子组合的牌堆里抽{five, select, yes {，剩五张时重洗} other {}}。每次都与前面的有关，所以没有独立的骰子可供检验。',
  'dice.few': '次数太少，还说明不了什么：掷满{n}次才能比较。',
  'dice.quiet': '{n, plural, =1 {第一轮} other {前#轮}}不会出7，所以只比较以后的掷骰。',
  'dice.usual': '骰子公平时，一半以上的对局偏差比这更大（p {p}）。',
  'dice.rare': '骰子公平时，大约每{n}局有一局偏差比这更大（p {p}）。',
  'dice.sums': '点数和',
  'dice.rolled': '掷出',
  'dice.expected': '预期',
  'dice.sevens': '七：{n}次；预期：{expected}次。',
  'dice.again': '与上一次点数和相同：{n, plural, other {#次}}；预期：{expected}次。',
  'dice.longest': '最长连续：{sum}连出{n}次。',
  'dice.how': '怎样算出来的',
  'dice.howText':
    '两枚骰子有36种落法，每种点数和占1至6种。用卡方检验与实际掷骰比较；相邻的点数和合并成组，直到每组预期至少五次。χ² = {x}，自由度{freedom, plural, other {#}}；p {p}是公平的骰子至少偏离这么多的概率。',

  'menu.unhurried': '机器人的提议等我答复',

  'draws.dice': '{a}和{b} = {sum}',
  'draws.stolen': '抢得：{card}',
  'draws.dealt': '购得：{card}',
  'draws.island': '岛屿',
  'draws.cards': '发展卡',

  'catan.term':
    '{term, select, points {分数} production {产量} robber {强盗} cards {手牌} harbours {港口} pieces {棋子} developments {发展卡} army {最大骑士团} road {最长道路} places {建造位置} tempo {速度} trade {交易} other {其他玩家}}',
  'catan.move':
    '{kind, select, roll {掷骰} buy {发展卡} rob {抢{name}} discard {弃：{give}} bank {银行：{give}换{get}} offer {提议：{give}换{get}} counter {还价：{give}换{get}} withdraw {撤回提议} accept {同意} decline {拒绝} trade {与{name}交易} skip {不修第二条路} other {结束回合}}',
};
