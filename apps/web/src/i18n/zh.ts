import type { PrimaryMessages } from './messages.ts';

/** 中文：公共页面从一开始就说的话。 */
export const messages: PrimaryMessages = {
  'join.parts': '、',
  'join.groups': '；',
  'join.sentences': '',
  'join.sentence': '{said}。',
  'join.label': '{label}：{said}',

  'app.name': 'Bastide',
  'app.languages': '语言',
  'app.absent': '此设备上还没有{language}，需要联网一次。',
  'app.tagline': '{games}的开放游戏桌。',

  'start.resume': '继续玩',
  'start.when': '{minutes, plural, =0 {刚才} other {#分钟前}}',
  'start.whenHours': '{hours, plural, other {#小时前}}',
  'start.whenDays': '{days, plural, other {#天前}}',
  'start.bots':
    '{n, plural, =1 {一个机器人} =2 {两个机器人} =3 {三个机器人} =4 {四个机器人} =5 {五个机器人} other {#个机器人}}',
  'start.botsLabel': '对手是谁',
  'start.howLabel': '机器人的水平',
  'start.people': '同屏的人…',
  'start.seatsLabel': '谁坐在桌边',
  'start.several': '多人同屏',
  'start.alone': '一人对机器人',
  'start.open': '打开记录',
  'start.openNote': '回放、检查、接着玩',
  'start.online': '联机游戏',
  'start.onlineNote': '发个链接，各用各的设备',
  'start.onlineGames': '你的联机对局：{n} 局{turn, select, yes {，{awaited} 局轮到你} other {}}',
  'start.shelf': '本设备上的对局',
  'start.shelfNote': '继续、回放、统计',
  'start.rules': '规则',
  'start.rulesNote': '每条规则都有编号',
  'start.offline':
    '这次访问之后，除在线对局外，没有网络也能用。不用注册；不在线对局时，什么都不会离开本设备。',
  'start.comes': '正在布置游戏桌。',
  'start.you': '你',
  'start.resumeAt':
    '{over, select, yes {游戏已结束} other {{progress} · {mine, select, yes {轮到你} other {轮到{name}}}}} · {when}',

  'bot.random': '随机',
  'bot.random.note': '任何合规的行动',
  'bot.beginner': '新手',
  'bot.beginner.note': '走一步看一步，不管别人',
  'bot.casual': '休闲玩家',
  'bot.casual.note': '会看别人，偶有疏漏',
  'bot.greedy': '俱乐部玩家',
  'bot.greedy.note': '每一步都稳妥权衡',
  'bot.strong': '大师',
  'bot.strong.note': '会往前看，要想一会儿',
  'bot.farmer': '农夫',
  'bot.farmer.note': '土地至上',
  'bot.builder': '建筑家',
  'bot.builder.note': '不惜代价，大兴土木',
  'bot.merchant': '商人',
  'bot.merchant.note': '有利就做买卖',
  'bot.baron': '强盗男爵',
  'bot.baron.note': '靠别人的东西过活',

  'weighedMoves.open': '为什么？',
  'weighedMoves.openFor': '{name}为什么这样走？',

  'colour.madder': '茜红',
  'colour.woad': '菘蓝',
  'colour.saffron': '姜黄',
  'colour.verdigris': '铜绿',
  'colour.ivory': '象牙白',
  'colour.plum': '梅紫',

  'turn.yours': '{name}，轮到你了。',
  'turn.yoursNameless': '轮到你了。',
  'turn.theirs': '轮到{name}。',
  'turn.thinks': '{name}在思考。',
  'turn.over': '游戏结束。',
  'turn.title': '● 轮到你了',

  'tool.fit': '全图',
  'tool.menu': '菜单',
  'tool.rim': '跳到待定的选择',

  'seat.you': '你',
  'seat.bot': '机器人',
  'seat.plays': '行动中',
  'seat.points': '{n, plural, other {#分}}',
  'seat.list': '座位',
  'points.for': '得分来源',

  'log.title': '日志',
  'log.points': '+{n}',

  'sidebarFoot.rules': '规则',
  'sidebarFoot.replay': '回放',
  'sidebarFoot.sound': '声音',

  'replay.slider': '对局的时刻',
  'replay.now': '回到现在',
  'replay.first': '回到开头',
  'replay.play': '播放',
  'replay.pause': '暂停',
  'replay.pace': '速度',
  'replay.times': '{n, number}×',
  'replay.waiting': '桌上轮到你了。',

  'prompt.theirs': '轮到{name}。',

  'act.undo': '撤销',
  'act.close': '关闭',
  'act.less': '回到选择',
  'act.tryAgain': '再试一次',

  'rules.link': '规则{id}',

  'menu.title': '菜单',
  'menu.save': '保存记录',

  'answer.score': '{name}：{points, plural, other {#分}}',
  'answer.scores': '比分：{list}。',
  'answer.move': '{name}：{what}。',
  'answer.optionsNone': '现在没有要你决定的事。',
  'answer.over':
    '游戏结束。{winners}{n, plural, =1 {{who, select, you {获胜} other {获胜}}} other {共享胜利}}。',

  'liveRegion.laid': '{name}：{what}。',

  'warning.notKept': '这个浏览器不保存对局。离开之前请保存记录。',
  'warning.full': '浏览器的空间满了：这局不再保存。请保存它的记录，或者在对局架上腾出空间。',
  'warning.botBecause': '机器人没有答复：{because}',
  'warning.notSent': '不知道你的行动有没有送到：{because}',

  'inputLock.sending': '正在发送…',
  'inputLock.sendingNote': '送达之后才算数。',
  'inputLock.cut': '没有连接。',
  'inputLock.cutNote': '服务器一有回应就能继续。',
  'inputLock.refused': '你的行动已撤回：{because}',

  'error.title': '这是我们的错，不是你的。',
  'error.text':
    '{kept, select, yes {对局已保存：重新打开页面，就从原处继续。} other {重新打开页面之前，请保存记录。}}',
  'error.save': '保存记录',
  'error.reload': '重新打开页面',
  'error.start': '回到首页',
};
