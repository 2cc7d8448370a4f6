import type { ReviewWords } from './messages.ts';

/** Chinese: what the coach says. Fetched with the first thing that it says. */
export const messages: ReviewWords = {
  'review.open': '复盘',
  'review.curve': '胜率',
  'review.curveLabel': '各时刻的胜率。结束时：{list}。关键时刻列在下面。',
  'review.turns': '{done, select, yes {关键时刻} other {目前的关键时刻}}',
  'review.none': '没有哪个时刻改变了这局。',
  'review.byDecision': '{name}的决定',
  'review.byLuck': '{name}走运',
  'review.byBadLuck': '{name}不走运',
  'review.fromTo': '{before} → {after}',
  'review.here': '此处',
  'review.nothing': '这里没有要做的决定。',
  'review.chance': '{name} {chance}',
  'review.luck': '运气：{list}',
  'review.graded':
    '{name}：{grade, select, best {没有更好的} fine {良好（{lost}）} slip {小失误（{lost}）} mistake {失误（{lost}）} other {大失误（{lost}）}}',
  'review.branch': '试试别的走法',
  'review.back': '回到复盘',
  'review.seeMore': '还有什么走法？',
  'review.judging': '教练正在看这局。',
  'review.judged': '在本设备上计算。胜率是教练的估计；决定按当时所能知道的来评判。',
  'review.failed': '教练没能看完这局。',
  'hint.open': '好走法',
  'hint.title': '好走法',
  'hint.prepare': '准备这一步',
  'hint.thinking': '教练在思考。',
  'hint.none': '教练在这里没有建议。',
};
