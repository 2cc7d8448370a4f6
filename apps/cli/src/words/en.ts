/**
 * English: what this program says to people, and the model for other languages. ICU messages; an apostrophe is written twice beside
 * a brace. What is typed (names of commands, flags, options, values) stays as it is in every language.
 */
export const messages = {
  'program.about': 'The open table for {games}: play, simulate, replay, look up a rule.',

  // What stands between parts of one thing, between such lists, and between sentences.
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',

  // The frame of every help.
  'help.usage': 'Usage:',
  'help.arguments': 'Arguments:',
  'help.options': 'Options:',
  'help.commands': 'Commands:',
  'help.examples': 'Examples:',
  'help.help': 'display help for command',
  'help.version': 'output the version number',
  'help.language':
    'the language of what is printed for people; else that of the environment (LC_ALL, LC_MESSAGES, LANG)',
  'help.json': 'print one JSON document',
  'help.choices': '{about} (choices: {choices})',
  'help.default': '{about} (default: {value})',
  'help.none': 'none',

  // What stands in brackets behind a flag or command, for something to be typed: one word each, no blanks or commas.
  'value.options': 'options',
  'value.command': 'command',
  'value.number': 'number',
  'value.name': 'name',
  'value.names': 'names',
  'value.file': 'file',
  'value.files': 'files',
  'value.folder': 'folder',
  'value.words': 'words',
  'value.game': 'game',
  'value.language': 'language',
  'value.setting': 'name=value',

  // Command lines that cannot be understood.
  'usage.unknownOption': "unknown option ''{flag}''",
  'usage.unknownOptionNear': "unknown option ''{flag}'' (Did you mean {near}?)",
  'usage.unknownCommand': "unknown command ''{name}''",
  'usage.unknownCommandNear': "unknown command ''{name}'' (Did you mean {near}?)",
  'usage.missingArgument': "missing required argument ''{name}''",
  'usage.missingValue': "option ''{flags}'' argument missing",
  'usage.tooMany':
    "too many arguments for ''{command}''. Expected {expected, plural, one {# argument} other {# arguments}} but got {got}.",
  'usage.choices': "option ''{flags}'' argument ''{value}'' is invalid. Allowed choices are {choices}.",
  'usage.whole': "option ''{flags}'' argument ''{value}'' is invalid. It is a whole number.",
  'usage.atLeast':
    "option ''{flags}'' argument ''{value}'' is invalid. It is a whole number, at least {least}.",
  'usage.between':
    "option ''{flags}'' argument ''{value}'' is invalid. It is a whole number from {least} to {most}.",
  'usage.setting':
    "option ''{flags}'' argument ''{value}'' is invalid. It is a name and a value: smallCity=2.",

  // Files. `code` is what the system says; for others there is only its `message`, in English.
  'file.unreadable':
    '{file}: {code, select, ENOENT {no such file or folder} EISDIR {this is a folder} EACCES {not allowed} EPERM {not allowed} ENOTDIR {no such folder} EIO {the device fails} ELOOP {links lead in a circle} ENAMETOOLONG {the name is too long} other {{message}}}',
  'file.unwritable':
    '{file}: cannot be written: {code, select, ENOENT {no such file or folder} EISDIR {this is a folder} EACCES {not allowed} EPERM {not allowed} ENOTDIR {no such folder} ENOSPC {no space is left} EFBIG {the file would be too large} EIO {the device fails} ELOOP {links lead in a circle} ENAMETOOLONG {the name is too long} EPIPE {nobody reads it any more} EROFS {nothing can be written there} other {{message}}}',
  'file.folder': '{file}: this is a folder',
  'file.stopped': 'stopped by {signal}: nothing was written to {file}',
  'output.unwritable':
    'standard output cannot be written: {code, select, ENOSPC {no space is left} EFBIG {the file would be too large} EIO {the device fails} other {{message}}}',

  // Behind a bar that grows; `time` is minutes and seconds.
  'progress.games': '{bar} {done, number}/{total, number} games, {time} left',
  'progress.records': '{bar} {done, number}/{total, number} records, {time} left',
  'progress.rounds': '{bar} {done, number}/{total, number} rounds, {time} left',

  // Games and their options.
  'game.unknown': 'there is no game "{name}": choose {games}',
  'option.all': '{game}: {options}',
  'option.value': '{name} {value}',
  'option.empty': '{name} none',
  'option.foreign': '{flag} means nothing in {game}',
  'option.hasFlag': '{name} is set by {flag}',
  'option.refused': '{rule}: {because}',

  // What is wrong with a record. `because` is one of the reasons below; English has it from the engines, with more detail.
  'fault.file': '{file}: {rule}: {because}',
  'fault.action': '{file}: action {at}: {rule}: {because}',

  'reason.unsaid': 'this is against the rules of the game',
  'reason.option.unknown': 'there is no option "{option}"',
  'reason.option.choices': '{option}: this cannot be chosen, only {choices}',
  'reason.option.needs': '{option}: this needs the set {needs}, which is not in play',
  'reason.options': 'the options are no JSON object',
  'reason.form.line': 'line {what} of the text cannot be read',
  'reason.form.json': 'this is no JSON: perhaps a part is missing',
  'reason.form.form': 'this is no record: neither JSON nor the text form of one',
  'reason.form.format': 'this does not say that it is a record of this kind',
  'reason.form.game': 'this is a record of another game: {what}',
  'reason.form.member': 'a record has no member {what}',
  'reason.form.deep': 'the member “{what}” is nested too deeply',
  'reason.form.seats': 'the list of seats needs {what} entries, one for each seat',
  'reason.form.name': 'each seat needs a name of at most 60 characters, none of them invisible',
  'reason.form.actions': 'the actions are no list',
  'reason.form.many': 'there are more than {what} actions',
  'reason.form.times': 'the times do not go with the actions: there must be one for each',
  'reason.form.early': 'a result is given, but the game is not over',
  'reason.form.result': 'the result given is not what the actions lead to',
  'reason.form.by': 'the action is by nobody at this table',
  'reason.form.action': 'there is no action of this form',
  'reason.form.hidden': 'not allowed; why, this seat may not know',
  'reason.fairness.form': 'the member “fairness” is no JSON object',
  'reason.fairness.member': 'the member “fairness” has no member {what}',
  'reason.fairness.scheme': 'this was dealt in another way, unknown here: {what}',
  'reason.fairness.game': 'the id of the game is not 1 to 100 visible ASCII characters',
  'reason.fairness.commitment': 'the commitment is not 32 bytes in hexadecimal',
  'reason.fairness.nonces': 'a nonce is not 16 bytes in hexadecimal, nor empty',
  'reason.fairness.seats': 'there must be {what} nonces, one for each seat',
  'reason.fairness.secret': 'the secret is not 32 bytes in hexadecimal',

  'play.about': 'Opens the table in a browser: bots and people at one screen.',
  'play.port': 'where to listen; else at PORT of the environment, or the first free one from {first}',
  'play.host': 'who may reach it: this machine only, or 0.0.0.0 for all',
  'play.data': 'where games are kept, a folder',
  'play.store': 'the store cannot be used: {because}',
  'play.noOpen': 'do not open a browser',
  'play.json': 'print the address as one JSON document',
  'play.open': 'The table is open at {url} (Ctrl-C to close it)',
  'play.unbuilt': 'the page is not built yet: run `npm run build` in the folder of the repository',
  'play.environment':
    "PORT of the environment, ''{value}'', is invalid. It is a whole number from {least} to {most}.",
  'play.busy': 'port {port} is busy',
  'play.allBusy': 'the ports {first} to {last} are all busy: choose another with --port',
  'play.denied': 'port {port} is not allowed',
  'play.noListening':
    'cannot listen at {host}: {code, select, ENOTFOUND {there is no such address} EADDRNOTAVAIL {this is no address of this machine} other {{message}}}',

  'simulate.about': 'Lets bots play many games and counts who wins.',
  'simulate.seats': 'how many play; as many as there are bots, or {usual}',
  'simulate.usual': '{seats} in {game}',
  'simulate.bots': 'who plays: one for all, or one for each seat: {bots}',
  'simulate.games': 'how many games',
  'simulate.actions':
    'a game that is not over after so many actions is given up: where points are out of reach, it may have no end',
  'simulate.seed': 'a seed gives the same games again',
  'simulate.workers': 'how many threads; the results do not depend on it',
  'simulate.allProcessors': 'all processors',
  'simulate.record': 'write the record of each game to a file, one a line',
  'simulate.option': 'change one option of the game; may be repeated',
  'simulate.note':
    'A game that was given up has no winner ("endless" counts them); its points are those it came to, and its record is that of a game in progress.',
  'simulate.botsForSeats':
    '{bots, plural, one {# bot} other {# bots}} for {seats, plural, one {# seat} other {# seats}}: name one for all, or one for each',
  'simulate.noBot': 'there is no bot "{name}": choose {bots}',
  'simulate.nameBot': 'name a bot: {bots}',
  'simulate.unable': 'the bot {bot} does not know {game}: choose {bots}',
  'simulate.played': '{games, plural, one {# game} other {# games}} with seed {seed}, {actions} actions each',
  'simulate.speed': '{seconds} s: {games} games/s, {actions} actions/s',
  'simulate.head.seat': 'seat',
  'simulate.head.bot': 'bot',
  'simulate.head.points': 'mean points',
  'simulate.head.deviation': 'deviation',
  'simulate.head.wins': 'wins',
  'simulate.head.rate': 'rate',
  'simulate.rate': '{percent} %',
  'simulate.shared': 'shared wins: {n, number}',
  'simulate.endless': 'given up after {actions, plural, one {# action} other {# actions}}: {games, number}',

  'replay.about': 'Plays recorded games and tells where every point came from.',
  'replay.files': 'records, JSON or text form; .jsonl: one a line; -: standard input',
  'replay.until': 'stop after so many actions',
  'replay.seat': 'show the game as this seat sees it',
  'replay.text': 'print the text form of the record',
  'replay.trace': 'print a JSON line for each action',
  'replay.note.good': 'Nothing is printed unless every record is good. The index of an action counts from 0.',
  'replay.note.json':
    'With --json what is found of each record is printed, good or not: one record gives its report; several give an object with "ok" and "records"; --text and --trace add the members "text" and "trace".',
  'replay.note.trace':
    'A line of --trace tells the action, its events, and what holds after it: points (hidden ones too). "listed" is how many actions could be listed before.',
  'replay.note.seat':
    'With --seat nothing is told that the seat may not know: its view, points and events as it learns of them, acts without hidden cards, and "listed" only where it is known. Then --text is no record, and why an action of somebody else is not allowed is left out.',
  'replay.oneForm': '--text and --trace print different things: choose one, or add --json',
  'replay.nothing': '{files}: there is no record in it',
  'replay.noSeat': '{file}: there is no seat {seat}: they are 0 to {last}',
  'replay.over': 'over after {n, plural, one {# action} other {# actions}}',
  'replay.goingOn': 'going on after {n, plural, one {# action} other {# actions}}',
  'replay.won': 'won',
  'replay.points': 'points, by the index of the action:',
  'replay.noPoints': 'none yet',
  'replay.atTheEnd': '{parts} (at the end)',
  'replay.lineOver': '{file}  {n, plural, one {# action} other {# actions}}  {points}  won by {winners}',
  'replay.lineGoingOn': '{file}  {n, plural, one {# action} other {# actions}}  {points}  going on',
  'replay.remark':
    '# What seat {seat} knows of a game. Cards that it may not know are missing, so this is no record.',
  // What a game has no words for: `what` is the name that records have for it.
  'part.most': 'most {what} ({n}): {points}',
  'part.each': '{n} {what} × {each} = {points}',
  'part.sum': '{what} × {n} = {points}',

  'verify.about': 'Derives every draw and roll of a game anew from the secret that its dealer revealed.',
  'verify.note.good':
    'A record is verified if its secret is the one committed to, and every action of chance in it is the one that follows from the secret and the seats’ nonces. Nothing is printed unless every record is.',
  'verify.note.proves':
    'It proves that nobody chose or changed what came by chance. It does not prove that nobody saw it beforehand: whoever holds the secret can. And a record can be written by anybody: compare its commitment with the one that was shown before the game began.',
  'verify.note.json':
    'With --json what is found of each record is printed, verified or not: one record gives its report; several give an object with "ok" and "records". What is not verified has "why": "record", "none", "hidden", "commitment" or "draw".',
  'verify.good': '{file}: {n, plural, one {the one draw follows} other {all # draws follow}} from the secret',
  'verify.draws': 'draws',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'game',
  'verify.commitment': 'commitment',
  'verify.secret': 'secret',
  'verify.nonce': 'nonce of seat {seat}, {name}',
  'verify.noNonce': 'none',
  'verify.compare': 'Compare the commitment with the one that was shown before the game began.',
  'verify.wrong': '{file}: action {at}: {due} was due, but the record has {found}',
  'verify.otherSecret': '{file}: the secret is not the one that was committed to',
  'verify.none': '{file}: nothing in it says how chance was dealt, so there is nothing to verify',
  'verify.hidden': '{file}: the secret is not revealed yet: it is when the game is over',

  'rules.about': 'Shows a rule, its sources and the editions that differ, or finds rules by words.',
  'rules.words': 'the id of a rule or chapter, or words to look for; nothing: the chapters',
  'rules.game': 'look through the rules of one game only',
  'rules.json': 'print one JSON document; its texts are English unless --lang is named',
  'rules.unwritten': 'the rules of {game} are not written down here',
  'rules.unknown': 'there is no rule {id}: did you mean {near}?',
  'rules.notFound': 'no rule speaks of "{words}"',
  'rules.notFoundIn': 'no rule of {game} speaks of "{words}"',
  'rule.head': '{id}  {title}  ({game}: {chapter})',
  'rule.played': 'Played here.',
  'rule.except': 'Played here, but a part of it {why}.',
  'rule.not': 'Not played here: it {why}.',
  'rule.sources': 'Sources: {sources}',
  'rule.differs': 'Otherwise in: {name} ({edition})',
  'rule.near': 'See also:',

  'bench.about': 'Measures the speed of the rules and bots, on one core.',
  'bench.rounds': 'the median of so many rounds is shown',
  'bench.quick': 'less of everything: rough figures in seconds',
  'bench.action': 'An action is one line of a record.',
  'bench.nothing': 'nothing is measured yet of {games}: no game names its works',
  'bench.medians': '{rounds, plural, one {one round} other {medians of # rounds}}, Node {node}, {processor}',
  'bench.unknownProcessor': 'unknown processor',
  'bench.target': 'target {target}',
  'bench.unit.games': 'games/s',
  'bench.unit.actions': 'actions/s',
  'bench.unit.decisions': 'decisions/s',
  'bench.unit.time': 'µs',
};
