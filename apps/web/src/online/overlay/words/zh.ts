import type { CompanyWords } from './messages.ts';

/** Chinese for what is said around a table of the server. */
export const messages: CompanyWords = {
  'overlay.presence':
    '{state, select, here {在场} elsewhere {在其他页面} away {离开} bot {机器人} lent {由机器人代打} other {已认输}}',
  'overlay.sign':
    '{state, select, here {在场} elsewhere {在别处} away {离开} bot {机器人} lent {代打} other {已认输}}',
  'overlay.timeLeft': '剩余时间',
  'overlay.days': '{days} 天 {hours} 时',
  'overlay.tenSeconds': '你还有 10 秒。',
  'overlay.isAway': '{name} 离开了，大家在等。',
  'overlay.isSilent': '{name}已有 {n, plural, other {# 分钟}}没有出手，大家在等。',
  'overlay.botFor': '由机器人代打',
  'overlay.botForSure': '在{name}回来之前由机器人决定。',
  'overlay.botForNot': '再等等',
  'overlay.botForDo': '让机器人代打',
  'overlay.whyBot':
    '{why, select, host {大家等你时{name}请机器人代打。你一回来，座位就归你。} late {你的时间用完了。你一回来，座位就归你。} other {是你请机器人代打的。你一回来，座位就归你。}}',
  'overlay.botForYou': '{who, select, you {机器人在替你玩。} other {{name}：由机器人代打。}}',
  'overlay.out': '{why, select, late {你的时间用完了，已判负。} other {你已认输。}}',
  'overlay.outNote': '由机器人在你的座位上代打。你可以继续观战。',
  'overlay.claim': '我回来了',

  'overlay.asks':
    '{name} 请求{what, select, takeback {悔棋，撤回上一步} pause {暂停} other {取消本局，不计结果}}。',
  'overlay.youAsked': '你请求{what, select, takeback {撤回你的上一步} pause {暂停} other {取消本局}}。',
  'overlay.unanswered': '尚未回答：{names}。',
  'overlay.nameAndPresence': '{name}（{state}）',
  'overlay.lentDecides': '本局计入等级分，因此还须{names}同意。',
  'overlay.yes': '同意',
  'overlay.no': '不同意',

  'overlay.did.agreed': '{name} 同意。',
  'overlay.did.refused': '{name} 不同意。',
  'overlay.did.undone': '{name} 撤回上一步。',
  'overlay.did.paused': '游戏暂停。',
  'overlay.did.resumed': '{name} 继续游戏。',
  'overlay.did.late':
    '{name} 时间用完：{late, select, decide {由机器人决定} seat {由机器人代打} other {判负}}。',
  'overlay.did.lent': '{name}：由机器人代打。',
  'overlay.did.claimed': '{name} 回来继续玩。',
  'overlay.did.resigned': '{name} 认输。',
  'overlay.did.credited': '服务器曾中断，这段时间不计入任何人。',
  'overlay.did.clockCorrected': '服务器的时钟曾经偏快，现已校正，没有人因此损失时间。',
  'overlay.did.over': '{why, select, calledOff {本局已取消。} closed {牌桌已关闭。} other {游戏结束。}}',
  'overlay.did.rematch': '{closed, select, yes {新牌桌已关闭。} other {{name} 在新牌桌等候。}}',

  'overlay.paused': '已暂停',
  'overlay.pausedNote': '所有计时停止，直到有玩家继续。',
  'overlay.goOn': '继续',
  'overlay.nobodyWon': '没有人获胜。',
  'overlay.onward': '{onward, select, again {再来一局} sit {再次入座} next {观看下一局} other {所有桌子}}',
  'overlay.watching': '你在观战。',
  'overlay.early':
    '{you, select, yes {你获胜} other {{names}{n, plural, =1 {获胜} other {共享胜利}}}}：{why, select, time {{out, plural, =1 {对方} other {其他人}}时间用完} other {{out, plural, =1 {对方} other {其他人}}认输}}。',
  'overlay.check': '检验随机',
  'overlay.rating': '{name}：{before} → {after}',
  'overlay.ratings': '等级分',
  'overlay.ratingsLess':
    '并非每个结果都完全计分：对手是新人、反复与同一人对局，或有人提早离开时，结果少算或不算。',

  'overlay.table': '这张牌桌',
  'overlay.ask': '{what, select, takeback {请求撤回我的一步} pause {请求暂停} other {提议取消本局}}',
  'overlay.noTakeback': '没有可撤回的：在你上一步之后已有随机结果或其他人行动。',
  'overlay.handOver': '让机器人替我玩',
  'overlay.resign': '认输',
  'overlay.resignSure':
    '无论如何你都将排在最后。{left, select, two {游戏立即结束。} other {机器人会替你玩到底。}}',
  'overlay.resignNot': '继续玩',
  'overlay.link': '此刻的链接',
  'overlay.linkCopied': '链接已复制',
  'overlay.linkText': '可复制的链接',
  'overlay.fair': '公平发牌',
  'overlay.fairNote':
    '这里随机产生的一切，都由服务器的密钥和每位玩家的随机数推出。在任何人入座之前，服务器已用这个承诺锁定了密钥。',
  'overlay.commitment': '承诺',
  'overlay.number': '{who, select, you {你的随机数} other {{name}的随机数}}',
  'overlay.noNumber': '无',
  'overlay.made':
    '{here, select, yes {由本设备生成。} other {不是由本设备生成，而是由你入座时所用的另一台设备生成。}}',
  'overlay.fairLater':
    '对局结束时会公开密钥。那时请按“检验随机”：每次随机都会重新推算，并与本设备为这一桌保存的内容对照。',

  'overlay.talk': '聊天',
  'overlay.unread': '{n, plural, other {# 条新消息}}',
  'overlay.nothingSaid': '还没有人说话。',
  'overlay.say': '说点什么',
  'overlay.send': '发送',
  'overlay.nameFirst': '说话之前，请先告诉大家怎么称呼你。',
  'overlay.name': '别人怎么称呼你',
  'overlay.nameKeep': '就用这个名字',
  'overlay.phrases': '常用语',
  'overlay.toSeats': '只对玩家说',
  'overlay.toSeatsMark': '只对玩家',
  'overlay.watches': '旁观',
  'overlay.somebody': '某人',
  'overlay.about': '关于 {name} 的这句话',
  'overlay.mute': '屏蔽 {name}',
  'overlay.muted': '在此设备上已屏蔽',
  'overlay.unmute': '取消屏蔽 {name}',
  'overlay.report': '举报这句话',
  'overlay.reason': '{why, select, insult {侮辱} spam {垃圾信息} other {其他原因}}',
  'overlay.reported': '已举报。服务器管理者会看到。',
  'overlay.noReports': '此服务器不接受举报。',
  'overlay.talkClosed': '本局计分：聊天默认隐藏，由你打开。',
  'overlay.openTalk': '显示聊天',
  'overlay.aloud': '{name}：{said}',
  'overlay.preset':
    '{said, select, hello {你好！} luck {祝你好运！} well {走得好！} thanks {谢谢！} oops {哎呀，失误了。} wait {请稍等。} back {我回来了。} hurry {等你行动。} good {玩得愉快！} other {再见！}}',
};
