/** English for what is said around a table of the server. */
export const messages = {
  'overlay.presence':
    '{state, select, here {here} elsewhere {at another page} away {away} bot {bot} lent {a bot plays on} other {gave up}}',
  'overlay.sign':
    '{state, select, here {here} elsewhere {elsewhere} away {away} bot {bot} lent {bot} other {gave up}}',
  'overlay.timeLeft': 'Time left',
  'overlay.days': '{days} d {hours} h',
  'overlay.tenSeconds': 'You have 10 seconds left.',
  'overlay.isAway': '{name} is away, and the table waits.',
  'overlay.isSilent':
    '{name} has not played for {n, plural, one {# minute} other {# minutes}}, and the table waits.',
  'overlay.botFor': 'Play on with a bot',
  'overlay.botForSure': 'A bot decides until {name} is back.',
  'overlay.botForNot': 'Wait',
  'overlay.botForDo': 'Let the bot play',
  'overlay.whyBot':
    '{why, select, host {{name} asked it to while the table waited for you. The seat is yours as soon as you are back.} late {Your time was over. The seat is yours as soon as you are back.} other {You asked it to. The seat is yours as soon as you are back.}}',
  'overlay.botForYou': '{who, select, you {A bot plays for you.} other {{name}: a bot plays on.}}',
  'overlay.out':
    '{why, select, late {Your time has run out, and you are out of the game.} other {You have given up.}}',
  'overlay.outNote': 'A bot plays on at your seat. You may go on watching.',
  'overlay.claim': 'I am back',

  'overlay.asks':
    '{name} asks {what, select, takeback {to take back the latest move} pause {for a pause} other {to call the game off, without a result}}.',
  'overlay.youAsked':
    'You have asked {what, select, takeback {to take back your latest move} pause {for a pause} other {to call the game off}}.',
  'overlay.unanswered': 'No answer yet: {names}.',
  'overlay.nameAndPresence': '{name} ({state})',
  'overlay.lentDecides': 'The result counts, so {names} must agree, too.',
  'overlay.yes': 'Yes',
  'overlay.no': 'No',

  'overlay.did.agreed': '{name} agrees.',
  'overlay.did.refused': '{name} does not agree.',
  'overlay.did.undone': '{name} takes back the latest move.',
  'overlay.did.paused': 'The game is paused.',
  'overlay.did.resumed': '{name} goes on with the game.',
  'overlay.did.late':
    '{name} has run out of time: {late, select, decide {a bot decides} seat {a bot plays on} other {the game is lost}}.',
  'overlay.did.lent': '{name}: a bot plays on.',
  'overlay.did.claimed': '{name} is back and plays on.',
  'overlay.did.resigned': '{name} gives up.',
  'overlay.did.credited': 'The server was away. That time counts for nobody.',
  'overlay.did.clockCorrected':
    'The server’s clock was ahead and has been put right. Nobody loses time by it.',
  'overlay.did.over':
    '{why, select, calledOff {The game is called off.} closed {The table is closed.} other {The game is over.}}',
  'overlay.did.rematch':
    '{closed, select, yes {The new table is closed.} other {{name} waits at a new table.}}',

  'overlay.paused': 'Paused',
  'overlay.pausedNote': 'No clock runs until somebody who plays goes on.',
  'overlay.goOn': 'Go on',
  'overlay.nobodyWon': 'Nobody has won.',
  'overlay.onward':
    '{onward, select, again {Play again} sit {Sit down again} next {Watch the next game} other {All tables}}',
  'overlay.watching': 'You are watching.',
  'overlay.early':
    '{you, select, yes {You win} other {{names} {n, plural, one {wins} other {share the win}}}}: {why, select, time {{out, plural, one {the other player has run out of time} other {the others have run out of time}}} other {{out, plural, one {the other player has given up} other {the others have given up}}}}.',
  'overlay.check': 'Check the chance',
  'overlay.rating': '{name}: {before} → {after}',
  'overlay.ratings': 'Ratings',
  'overlay.ratingsLess':
    'Not every result counts in full: against newcomers, against the same player again and again, or when somebody leaves early, it counts less or not at all.',

  'overlay.table': 'This table',
  'overlay.ask':
    '{what, select, takeback {Ask to take back your move} pause {Ask for a pause} other {Ask to call the game off}}',
  'overlay.noTakeback': 'Nothing to take back: chance or somebody else has followed your latest move.',
  'overlay.handOver': 'Let a bot play for me',
  'overlay.resign': 'Give up',
  'overlay.resignSure':
    'You come last, whatever happens. {left, select, two {The game is over at once.} other {A bot plays your seat to the end.}}',
  'overlay.resignNot': 'Play on',
  'overlay.link': 'Link to this moment',
  'overlay.linkCopied': 'Link copied',
  'overlay.linkText': 'The link, to be copied',
  'overlay.fair': 'Fair dealing',
  'overlay.fairNote':
    'All that comes by chance here follows from a secret of the server and a number of each player. Before anybody sat down the server bound itself to its secret, by this commitment.',
  'overlay.commitment': 'Commitment',
  'overlay.number': '{who, select, you {Your number} other {Number of {name}}}',
  'overlay.noNumber': 'none',
  'overlay.made':
    '{here, select, yes {Made on this device.} other {Not made on this device: on another of yours, where you sat down.}}',
  'overlay.fairLater':
    'When the game is over the secret is opened. Press “Check the chance” then: every draw is derived anew, and compared with what this device has kept of the table.',

  'overlay.talk': 'Talk',
  'overlay.unread': '{n, plural, one {# new message} other {# new messages}}',
  'overlay.nothingSaid': 'Nobody has said anything yet.',
  'overlay.say': 'Say something',
  'overlay.send': 'Send',
  'overlay.nameFirst': 'Tell a name to say something.',
  'overlay.name': 'What the others call you',
  'overlay.nameKeep': 'Use this name',
  'overlay.phrases': 'Phrases',
  'overlay.toSeats': 'Only to those who play',
  'overlay.toSeatsMark': 'only to players',
  'overlay.watches': 'watches',
  'overlay.somebody': 'Somebody',
  'overlay.about': 'About this line by {name}',
  'overlay.mute': 'Mute {name}',
  'overlay.muted': 'Muted on this device',
  'overlay.unmute': 'Hear {name} again',
  'overlay.report': 'Report this line',
  'overlay.reason': '{why, select, insult {It insults} spam {It is spam} other {Something else}}',
  'overlay.reported': 'Reported. Those who run the server will read it.',
  'overlay.noReports': 'This server takes no reports.',
  'overlay.talkClosed': 'The game is rated: what is said stays hidden until you open it.',
  'overlay.openTalk': 'Show what is said',
  'overlay.aloud': '{name}: {said}',
  'overlay.preset':
    '{said, select, hello {Hello!} luck {Good luck!} well {Well played!} thanks {Thank you!} oops {Oops, a slip.} wait {One moment, please.} back {I am back.} hurry {Whenever you are ready.} good {Good game!} other {Goodbye!}}',
};
