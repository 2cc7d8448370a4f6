/**
 * English: with `en-later.ts` the model for all other languages, which have the same messages with the same arguments.
 * Here is what shared rooms say from the start on.
 */
export const messages = {
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',
  'join.sentence': '{said}.',
  'join.label': '{label}: {said}',

  'app.name': 'Bastide',
  'app.languages': 'Language',
  'app.absent': '{language} is not on this device yet: it takes the network once.',
  'app.tagline': 'An open table for {games}.',

  'start.resume': 'Go on playing',
  'start.when': '{minutes, plural, =0 {just now} one {# minute ago} other {# minutes ago}}',
  'start.whenHours': '{hours, plural, one {# hour ago} other {# hours ago}}',
  'start.whenDays': '{days, plural, one {# day ago} other {# days ago}}',
  'start.bots':
    '{n, plural, one {one bot} =2 {two bots} =3 {three bots} =4 {four bots} =5 {five bots} other {# bots}}',
  'start.botsLabel': 'Against whom',
  'start.howLabel': 'How well the bots play',
  'start.people': 'People at this screen…',
  'start.seatsLabel': 'Who sits at the table',
  'start.several': 'Several at this screen',
  'start.alone': 'Alone against bots',
  'start.open': 'Open a record',
  'start.openNote': 'replay, check, play on',
  'start.online': 'Play online',
  'start.onlineNote': 'people elsewhere, by a link',
  'start.onlineGames': 'Your games online: {n}{turn, select, yes {, your turn in {awaited}} other {}}',
  'start.shelf': 'Games on this device',
  'start.shelfNote': 'go on, replay, statistics',
  'start.rules': 'Rules',
  'start.rulesNote': 'every rule by its number',
  'start.offline':
    'Works without a network after this visit, unless you play online. No account; until you play online, nothing leaves this device.',
  'start.comes': 'The table is being set.',
  'start.you': 'You',
  'start.resumeAt':
    '{over, select, yes {the game is over} other {{progress} · {mine, select, yes {your turn} other {{name} is to play}}}} · {when}',

  'bot.random': 'by chance',
  'bot.random.note': 'any move that is allowed',
  'bot.beginner': 'beginner',
  'bot.beginner.note': 'one step at a time, and nobody else in mind',
  'bot.casual': 'casual player',
  'bot.casual.note': 'sees the others, overlooks a thing or two',
  'bot.greedy': 'club player',
  'bot.greedy.note': 'weighs every move soundly',
  'bot.strong': 'master',
  'bot.strong.note': 'looks ahead, and thinks a moment for it',
  'bot.farmer': 'the farmer',
  'bot.farmer.note': 'puts the land above all',
  'bot.builder': 'the builder',
  'bot.builder.note': 'builds large, whatever it costs',
  'bot.merchant': 'the merchant',
  'bot.merchant.note': 'trades as soon as it pays',
  'bot.baron': 'the robber baron',
  'bot.baron.note': 'lives on what others have',

  'weighedMoves.open': 'Why?',
  'weighedMoves.openFor': 'Why did {name} move so?',

  'colour.madder': 'madder',
  'colour.woad': 'woad',
  'colour.saffron': 'saffron',
  'colour.verdigris': 'verdigris',
  'colour.ivory': 'ivory',
  'colour.plum': 'plum',

  'turn.yours': 'Your turn, {name}.',
  'turn.yoursNameless': 'Your turn.',
  'turn.theirs': '{name} plays.',
  'turn.thinks': '{name} is thinking.',
  'turn.over': 'The game is over.',
  'turn.title': '● Your turn',

  'tool.fit': 'Fit',
  'tool.menu': 'Menu',
  'tool.rim': 'Skip to the decision',

  'seat.you': 'you',
  'seat.bot': 'bot',
  'seat.plays': 'plays',
  'seat.points': '{n, plural, one {# point} other {# points}}',
  'seat.list': 'Seats',
  'points.for': 'Points for',

  'log.title': 'Chronicle',
  'log.points': '+{n}',

  'sidebarFoot.rules': 'Rules',
  'sidebarFoot.replay': 'Replay',
  'sidebarFoot.sound': 'Sound',

  'replay.slider': 'Moment of the game',
  'replay.now': 'Back to now',
  'replay.first': 'To the beginning',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.pace': 'Pace',
  'replay.times': '{n, number}×',
  'replay.waiting': 'It is your turn at the table.',

  'prompt.theirs': '{name} plays.',

  'act.undo': 'Undo',
  'act.close': 'Close',
  'act.less': 'Back to the decision',
  'act.tryAgain': 'Try again',

  'rules.link': 'Rule {id}',

  'menu.save': 'Save the record',

  'answer.score': '{name}: {points, plural, one {# point} other {# points}}',

  'liveRegion.laid': '{name}: {what}.',

  'warning.notKept': 'This browser does not keep the table. Save the record before you leave.',
  'warning.full':
    'The browser’s room is full: this game is no longer kept. Save its record, or make room on the shelf.',
  'warning.botBecause': 'The bot gave no answer: {because}',
  'warning.notSent': 'Nobody knows whether your move arrived: {because}',

  'inputLock.sending': 'Sending…',
  'inputLock.sendingNote': 'It counts as soon as the table has it.',
  'inputLock.cut': 'No connection.',
  'inputLock.cutNote': 'You can go on as soon as the server answers.',
  'inputLock.refused': 'Your move is taken back: {because}',

  'error.title': 'That was our mistake, not yours.',
  'error.text':
    '{kept, select, yes {The game is kept: open the page again, and it goes on where it was.} other {Save the record before you open the page again.}}',
  'error.save': 'Save the record',
  'error.reload': 'Open the page again',
  'error.start': 'To the start',

  'answer.scores': 'Scores: {list}.',
  'answer.move': '{name}: {what}.',
  'answer.optionsNone': 'There is nothing for you to decide just now.',
  'answer.over':
    'The game is over. {winners} {n, plural, one {{who, select, you {win} other {wins}}} other {share the win}}.',

  'menu.title': 'Menu',
} as const satisfies Record<string, string>;
