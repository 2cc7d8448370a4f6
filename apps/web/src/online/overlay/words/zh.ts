import type { CompanyWords } from './messages.ts';

/** Chinese for what is said around a table of the server. */
export const messages: CompanyWords = {
  'company.presence':
    '{state, select, here {在场} elsewhere {在其他页面} away {离开} bot {机器人} lent {由机器人代打} other {已认输}}',
  'company.sign':
    '{state, select, here {在场} elsewhere {在别处} away {离开} bot {机器人} lent {代打} other {已认输}}',
  'company.timeLeft': '剩余时间',
  'company.days': '{days} 天 {hours} 时',
  'company.tenSeconds': '你还有 10 秒。',
  'company.isAway': '{name} 离开了，大家在等。',
  'company.isSilent': '{name}已有 {n, plural, other {# 分钟}}没有出手，大家在等。',
  'company.botFor': '由机器人代打',
  'company.botForSure': '在{name}回来之前由机器人决定。',
  'company.botForNot': '再等等',
  'company.botForDo': '让机器人代打',
  'company.whyBot':
    '{why, select, host {大家等你时{name}请机器人代打。你一回来，座位就归你。} late {你的时间用完了。你一回来，座位就归你。} other {是你请机器人代打的。你一回来，座位就归你。}}',
  'company.botForYou': '{who, select, you {机器人在替你玩。} other {{name}：由机器人代打。}}',
  'company.out': '{why, select, late {你的时间用完了，已判负。} other {你已认输。}}',
  'company.outNote': '由机器人在你的座位上代打。你可以继续观战。',
  'company.claim': '我回来了',

  'company.asks':
    '{name} 请求{what, select, takeback {悔棋，撤回上一步} pause {暂停} other {取消本局，不计结果}}。',
  'company.youAsked': '你请求{what, select, takeback {撤回你的上一步} pause {暂停} other {取消本局}}。',
  'company.unanswered': '尚未回答：{names}。',
  'company.nameAndPresence': '{name}（{state}）',
  'company.lentDecides': '本局计入等级分，因此还须{names}同意。',
  'company.yes': '同意',
  'company.no': '不同意',

  'company.did.agreed': '{name} 同意。',
  'company.did.refused': '{name} 不同意。',
  'company.did.undone': '{name} 撤回上一步。',
  'company.did.paused': '游戏暂停。',
  'company.did.resumed': '{name} 继续游戏。',
  'company.did.late':
    '{name} 时间用完：{late, select, decide {由机器人决定} seat {由机器人代打} other {判负}}。',
  'company.did.lent': '{name}：由机器人代打。',
  'company.did.claimed': '{name} 回来继续玩。',
  'company.did.resigned': '{name} 认输。',
  'company.did.credited': '服务器曾中断，这段时间不计入任何人。',
  'company.did.clockCorrected': '服务器的时钟曾经偏快，现已校正，没有人因此损失时间。',
  'company.did.over': '{why, select, calledOff {本局已取消。} closed {牌桌已关闭。} other {游戏结束。}}',
  'company.did.rematch': '{closed, select, yes {新牌桌已关闭。} other {{name} 在新牌桌等候。}}',

  'company.paused': '已暂停',
  'company.pausedNote': '所有计时停止，直到有玩家继续。',
  'company.goOn': '继续',
  'company.nobodyWon': '没有人获胜。',
  'company.onward': '{onward, select, again {再来一局} sit {再次入座} next {观看下一局} other {所有桌子}}',
  'company.watching': '你在观战。',
  'company.early':
    '{you, select, yes {你获胜} other {{names}{n, plural, =1 {获胜} other {共享胜利}}}}：{why, select, time {{out, plural, =1 {对方} other {其他人}}时间用完} other {{out, plural, =1 {对方} other {其他人}}认输}}。',
  'company.check': '检验随机',
  'company.rating': '{name}：{before} → {after}',
  'company.ratings': '等级分',
  'company.ratingsLess':
    '并非每个结果都完全计分：对手是新人、反复与同一人对局，或有人提早离开时，结果少算或不算。',

  'company.table': '这张牌桌',
  'company.ask': '{what, select, takeback {请求撤回我的一步} pause {请求暂停} other {提议取消本局}}',
  'company.noTakeback': '没有可撤回的：在你上一步之后已有随机结果或其他人行动。',
  'company.handOver': '让机器人替我玩',
  'company.resign': '认输',
  'company.resignSure':
    '无论如何你都将排在最后。{left, select, two {游戏立即结束。} other {机器人会替你玩到底。}}',
  'company.resignNot': '继续玩',
  'company.link': '此刻的链接',
  'company.linkCopied': '链接已复制',
  'company.linkText': '可复制的链接',
  'company.fair': '公平发牌',
  'company.fairNote':
    '这里随机产生的一切，都由服务器的密钥和每位玩家的随机数推出。在任何人入座之前，服务器已用这个承诺锁定了密钥。',
  'company.commitment': '承诺',
  'company.number': '{who, select, you {你的随机数} other {{name}的随机数}}',
  'company.noNumber': '无',
  'company.made':
    '{here, select, yes {由本设备生成。} other {不是由本设备生成，而是由你入座时所用的另一台设备生成。}}',
  'company.fairLater':
    '对局结束时会公开密钥。那时请按“检验随机”：每次随机都会重新推算，并与本设备为这一桌保存的内容对照。',

  'company.talk': '聊天',
  'company.unread': '{n, plural, other {# 条新消息}}',
  'company.nothingSaid': '还没有人说话。',
  'company.say': '说点什么',
  'company.send': '发送',
  'company.nameFirst': '说话之前，请先告诉大家怎么称呼你。',
  'company.name': '别人怎么称呼你',
  'company.nameKeep': '就用这个名字',
  'company.phrases': '常用语',
  'company.toSeats': '只对玩家说',
  'company.toSeatsMark': '只对玩家',
  'company.watches': '旁观',
  'company.somebody': '某人',
  'company.about': '关于 {name} 的这句话',
  'company.mute': '屏蔽 {name}',
  'company.muted': '在此设备上已屏蔽',
  'company.unmute': '取消屏蔽 {name}',
  'company.report': '举报这句话',
  'company.reason': '{why, select, insult {侮辱} spam {垃圾信息} other {其他原因}}',
  'company.reported': '已举报。服务器管理者会看到。',
  'company.noReports': '此服务器不接受举报。',
  'company.talkClosed': '本局计分：聊天默认隐藏，由你打开。',
  'company.openTalk': '显示聊天',
  'company.aloud': '{name}：{said}',
  'company.preset':
    '{said, select, hello {你好！} luck {祝你好运！} well {走得好！} thanks {谢谢！} oops {哎呀，失误了。} wait {请稍等。} back {我回来了。} hurry {等你行动。} good {玩得愉快！} other {再见！}}',
};
