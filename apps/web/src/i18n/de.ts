import type { PrimaryMessages } from './messages.ts';

/** Deutsch: was gemeinsame Räume von Anfang an sagen. */
export const messages: PrimaryMessages = {
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',
  'join.sentence': '{said}.',
  'join.label': '{label}: {said}',

  'app.name': 'Bastide',
  'app.languages': 'Sprache',
  'app.absent': '{language} ist noch nicht auf diesem Gerät: Dafür braucht es einmal das Netz.',
  'app.tagline': 'Ein offener Tisch für {games}.',

  'start.resume': 'Weiterspielen',
  'start.when': '{minutes, plural, =0 {gerade eben} one {vor # Minute} other {vor # Minuten}}',
  'start.whenHours': '{hours, plural, one {vor # Stunde} other {vor # Stunden}}',
  'start.whenDays': '{days, plural, one {vor # Tag} other {vor # Tagen}}',
  'start.bots':
    '{n, plural, one {einen Bot} =2 {zwei Bots} =3 {drei Bots} =4 {vier Bots} =5 {fünf Bots} other {# Bots}}',
  'start.botsLabel': 'Gegen wen',
  'start.howLabel': 'Wie gut die Bots spielen',
  'start.people': 'Mehrere am Bildschirm…',
  'start.seatsLabel': 'Wer am Tisch sitzt',
  'start.several': 'Mehrere am Bildschirm',
  'start.alone': 'Allein gegen Bots',
  'start.open': 'Partie öffnen',
  'start.openNote': 'ansehen, prüfen, weiterspielen',
  'start.online': 'Online spielen',
  'start.onlineNote': 'mit einem Link, jeder am eigenen Gerät',
  'start.onlineGames': 'Deine Partien online: {n}{turn, select, yes {, am Zug in {awaited}} other {}}',
  'start.shelf': 'Partien auf diesem Gerät',
  'start.shelfNote': 'weiterspielen, ansehen, Statistik',
  'start.rules': 'Regeln',
  'start.rulesNote': 'jede Regel mit ihrer Nummer',
  'start.offline':
    'Läuft nach diesem Besuch auch ohne Netz, außer beim Spiel online. Kein Konto; solange du nicht online spielst, verlässt nichts dieses Gerät.',
  'start.comes': 'Der Tisch wird gedeckt.',
  'start.you': 'Du',
  'start.resumeAt':
    '{over, select, yes {das Spiel ist aus} other {{progress} · {mine, select, yes {du bist dran} other {{name} ist dran}}}} · {when}',

  'bot.random': 'zufällig',
  'bot.random.note': 'irgendein erlaubter Zug',
  'bot.beginner': 'Anfänger',
  'bot.beginner.note': 'Schritt für Schritt, ohne an andere zu denken',
  'bot.casual': 'Gelegenheitsspieler',
  'bot.casual.note': 'sieht die anderen, übersieht manches',
  'bot.greedy': 'Vereinsspieler',
  'bot.greedy.note': 'wägt jeden Zug solide ab',
  'bot.strong': 'Meister',
  'bot.strong.note': 'schaut voraus und denkt einen Moment nach',
  'bot.farmer': 'der Bauer',
  'bot.farmer.note': 'das Land geht ihm über alles',
  'bot.builder': 'der Baumeister',
  'bot.builder.note': 'baut groß, koste es, was es wolle',
  'bot.merchant': 'der Kaufmann',
  'bot.merchant.note': 'handelt, sobald es sich lohnt',
  'bot.baron': 'der Raubritter',
  'bot.baron.note': 'lebt von dem, was andere haben',

  'weighedMoves.open': 'Warum?',
  'weighedMoves.openFor': 'Warum hat {name} so gezogen?',

  'colour.madder': 'Krapp',
  'colour.woad': 'Waid',
  'colour.saffron': 'Safran',
  'colour.verdigris': 'Grünspan',
  'colour.ivory': 'Elfenbein',
  'colour.plum': 'Pflaume',

  'turn.yours': 'Du bist dran, {name}.',
  'turn.yoursNameless': 'Du bist dran.',
  'turn.theirs': '{name} ist dran.',
  'turn.thinks': '{name} überlegt.',
  'turn.over': 'Das Spiel ist aus.',
  'turn.title': '● Du bist dran',

  'tool.fit': 'Alles zeigen',
  'tool.menu': 'Menü',
  'tool.rim': 'Zur Entscheidung springen',

  'seat.you': 'du',
  'seat.bot': 'Bot',
  'seat.plays': 'ist dran',
  'seat.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'seat.list': 'Plätze',
  'points.for': 'Punkte für',

  'log.title': 'Chronik',
  'log.points': '+{n}',

  'sidebarFoot.rules': 'Regeln',
  'sidebarFoot.replay': 'Rückblick',
  'sidebarFoot.sound': 'Ton',

  'replay.slider': 'Zeitpunkt im Spiel',
  'replay.now': 'Zurück zum Jetzt',
  'replay.first': 'Zum Anfang',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.pace': 'Tempo',
  'replay.times': '{n, number}×',
  'replay.waiting': 'Am Tisch bist du dran.',

  'prompt.theirs': '{name} ist dran.',

  'act.undo': 'Rückgängig',
  'act.close': 'Schließen',
  'act.less': 'Zur Entscheidung',
  'act.tryAgain': 'Noch einmal versuchen',

  'rules.link': 'Regel {id}',

  'menu.save': 'Partie speichern',

  'answer.score': '{name}: {points, plural, one {# Punkt} other {# Punkte}}',

  'liveRegion.laid': '{name}: {what}.',

  'warning.notKept': 'Dieser Browser bewahrt den Tisch nicht auf. Speichere die Partie, bevor du gehst.',
  'warning.full':
    'Der Speicher des Browsers ist voll: Diese Partie wird nicht mehr aufbewahrt. Speichere sie als Datei oder schaffe Platz im Regal.',
  'warning.botBecause': 'Der Bot hat nicht geantwortet: {because}',
  'warning.notSent': 'Niemand weiß, ob dein Zug angekommen ist: {because}',

  'inputLock.sending': 'Wird gesendet …',
  'inputLock.sendingNote': 'Dein Zug gilt, sobald er am Tisch angekommen ist.',
  'inputLock.cut': 'Keine Verbindung.',
  'inputLock.cutNote': 'Es geht weiter, sobald der Server antwortet.',
  'inputLock.refused': 'Dein Zug ist zurückgenommen: {because}',

  'error.title': 'Das war unser Fehler, nicht deiner.',
  'error.text':
    '{kept, select, yes {Die Partie ist aufbewahrt: Öffne die Seite noch einmal, und es geht weiter, wo du warst.} other {Speichere die Partie, bevor du die Seite noch einmal öffnest.}}',
  'error.save': 'Partie speichern',
  'error.reload': 'Seite neu öffnen',
  'error.start': 'Zum Anfang',

  'answer.scores': 'Punktestand: {list}.',
  'answer.move': '{name}: {what}.',
  'answer.optionsNone': 'Im Moment hast du nichts zu entscheiden.',
  'answer.over':
    'Das Spiel ist aus. {winners} {n, plural, one {{who, select, you {gewinnst} other {gewinnt}}} other {teilen den Sieg}}.',

  'menu.title': 'Menü',
};
