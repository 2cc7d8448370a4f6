/** English for what is said around a table of the server. */
export const messages = {
  'company.presence':
    '{state, select, here {here} elsewhere {at another page} away {away} bot {bot} lent {a bot plays on} other {gave up}}',
  'company.sign':
    '{state, select, here {here} elsewhere {elsewhere} away {away} bot {bot} lent {bot} other {gave up}}',
  'company.timeLeft': 'Time left',
  'company.days': '{days} d {hours} h',
  'company.tenSeconds': 'You have 10 seconds left.',
  'company.isAway': '{name} is away, and the table waits.',
  'company.isSilent':
    '{name} has not played for {n, plural, one {# minute} other {# minutes}}, and the table waits.',
  'company.botFor': 'Play on with a bot',
  'company.botForSure': 'A bot decides until {name} is back.',
  'company.botForNot': 'Wait',
  'company.botForDo': 'Let the bot play',
  'company.whyBot':
    '{why, select, host {{name} asked it to while the table waited for you. The seat is yours as soon as you are back.} late {Your time was over. The seat is yours as soon as you are back.} other {You asked it to. The seat is yours as soon as you are back.}}',
  'company.botForYou': '{who, select, you {A bot plays for you.} other {{name}: a bot plays on.}}',
  'company.out':
    '{why, select, late {Your time has run out, and you are out of the game.} other {You have given up.}}',
  'company.outNote': 'A bot plays on at your seat. You may go on watching.',
  'company.claim': 'I am back',

  'company.asks':
    '{name} asks {what, select, takeback {to take back the latest move} pause {for a pause} other {to call the game off, without a result}}.',
  'company.youAsked':
    'You have asked {what, select, takeback {to take back your latest move} pause {for a pause} other {to call the game off}}.',
  'company.unanswered': 'No answer yet: {names}.',
  'company.nameAndPresence': '{name} ({state})',
  'company.lentDecides': 'The result counts, so {names} must agree, too.',
  'company.yes': 'Yes',
  'company.no': 'No',

  'company.did.agreed': '{name} agrees.',
  'company.did.refused': '{name} does not agree.',
  'company.did.undone': '{name} takes back the latest move.',
  'company.did.paused': 'The game is paused.',
  'company.did.resumed': '{name} goes on with the game.',
  'company.did.late':
    '{name} has run out of time: {late, select, decide {a bot decides} seat {a bot plays on} other {the game is lost}}.',
  'company.did.lent': '{name}: a bot plays on.',
  'company.did.claimed': '{name} is back and plays on.',
  'company.did.resigned': '{name} gives up.',
  'company.did.credited': 'The server was away. That time counts for nobody.',
  'company.did.clockCorrected':
    'The server’s clock was ahead and has been put right. Nobody loses time by it.',
  'company.did.over':
    '{why, select, calledOff {The game is called off.} closed {The table is closed.} other {The game is over.}}',
  'company.did.rematch':
    '{closed, select, yes {The new table is closed.} other {{name} waits at a new table.}}',

  'company.paused': 'Paused',
  'company.pausedNote': 'No clock runs until somebody who plays goes on.',
  'company.goOn': 'Go on',
  'company.nobodyWon': 'Nobody has won.',
  'company.onward':
    '{onward, select, again {Play again} sit {Sit down again} next {Watch the next game} other {All tables}}',
  'company.watching': 'You are watching.',
  'company.early':
    '{you, select, yes {You win} other {{names} {n, plural, one {wins} other {share the win}}}}: {why, select, time {{out, plural, one {the other player has run out of time} other {the others have run out of time}}} other {{out, plural, one {the other player has given up} other {the others have given up}}}}.',
  'company.check': 'Check the chance',
  'company.rating': '{name}: {before} → {after}',
  'company.ratings': 'Ratings',
  'company.ratingsLess':
    'Not every result counts in full: against newcomers, against the same player again and again, or when somebody leaves early, it counts less or not at all.',

  'company.table': 'This table',
  'company.ask':
    '{what, select, takeback {Ask to take back your move} pause {Ask for a pause} other {Ask to call the game off}}',
  'company.noTakeback': 'Nothing to take back: chance or somebody else has followed your latest move.',
  'company.handOver': 'Let a bot play for me',
  'company.resign': 'Give up',
  'company.resignSure':
    'You come last, whatever happens. {left, select, two {The game is over at once.} other {A bot plays your seat to the end.}}',
  'company.resignNot': 'Play on',
  'company.link': 'Link to this moment',
  'company.linkCopied': 'Link copied',
  'company.linkText': 'The link, to be copied',
  'company.fair': 'Fair dealing',
  'company.fairNote':
    'All that comes by chance here follows from a secret of the server and a number of each player. Before anybody sat down the server bound itself to its secret, by this commitment.',
  'company.commitment': 'Commitment',
  'company.number': '{who, select, you {Your number} other {Number of {name}}}',
  'company.noNumber': 'none',
  'company.made':
    '{here, select, yes {Made on this device.} other {Not made on this device: on another of yours, where you sat down.}}',
  'company.fairLater':
    'When the game is over the secret is opened. Press “Check the chance” then: every draw is derived anew, and compared with what this device has kept of the table.',

  'company.talk': 'Talk',
  'company.unread': '{n, plural, one {# new message} other {# new messages}}',
  'company.nothingSaid': 'Nobody has said anything yet.',
  'company.say': 'Say something',
  'company.send': 'Send',
  'company.nameFirst': 'Tell a name to say something.',
  'company.name': 'What the others call you',
  'company.nameKeep': 'Use this name',
  'company.phrases': 'Phrases',
  'company.toSeats': 'Only to those who play',
  'company.toSeatsMark': 'only to players',
  'company.watches': 'watches',
  'company.somebody': 'Somebody',
  'company.about': 'About this line by {name}',
  'company.mute': 'Mute {name}',
  'company.muted': 'Muted on this device',
  'company.unmute': 'Hear {name} again',
  'company.report': 'Report this line',
  'company.reason': '{why, select, insult {It insults} spam {It is spam} other {Something else}}',
  'company.reported': 'Reported. Those who run the server will read it.',
  'company.noReports': 'This server takes no reports.',
  'company.talkClosed': 'The game is rated: what is said stays hidden until you open it.',
  'company.openTalk': 'Show what is said',
  'company.aloud': '{name}: {said}',
  'company.preset':
    '{said, select, hello {Hello!} luck {Good luck!} well {Well played!} thanks {Thank you!} oops {Oops, a slip.} wait {One moment, please.} back {I am back.} hurry {Whenever you are ready.} good {Good game!} other {Goodbye!}}',
};
