import type { PrimaryMessages } from './messages.ts';

/** Español: lo que dicen las salas comunes desde el principio. */
export const messages: PrimaryMessages = {
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',
  'join.sentence': '{said}.',
  'join.label': '{label}: {said}',

  'app.name': 'Bastide',
  'app.languages': 'Idioma',
  'app.absent': '{language}: este idioma aún no está en el dispositivo; hace falta la red una vez.',
  'app.tagline': 'Una mesa abierta para {games}.',

  'start.resume': 'Seguir jugando',
  'start.when':
    '{minutes, plural, =0 {ahora mismo} one {hace # minuto} many {hace # minutos} other {hace # minutos}}',
  'start.whenHours': '{hours, plural, one {hace # hora} many {hace # horas} other {hace # horas}}',
  'start.whenDays': '{days, plural, one {hace # día} many {hace # días} other {hace # días}}',
  'start.bots':
    '{n, plural, =1 {un bot} =2 {dos bots} =3 {tres bots} =4 {cuatro bots} =5 {cinco bots} one {# bot} many {# bots} other {# bots}}',
  'start.botsLabel': 'Contra quién',
  'start.howLabel': 'Qué tal juegan los bots',
  'start.people': 'Personas ante esta pantalla…',
  'start.seatsLabel': 'Quién está a la mesa',
  'start.several': 'Varias personas aquí',
  'start.alone': 'A solas contra bots',
  'start.open': 'Abrir un registro',
  'start.openNote': 'repasar, comprobar, seguir',
  'start.online': 'Jugar en línea',
  'start.onlineNote': 'con un enlace, cada cual en su casa',
  'start.onlineGames': 'Tus partidas en línea: {n}{turn, select, yes {; te toca en {awaited}} other {}}',
  'start.shelf': 'Partidas en este dispositivo',
  'start.shelfNote': 'seguir, repasar, estadísticas',
  'start.rules': 'Reglas',
  'start.rulesNote': 'cada regla por su número',
  'start.offline':
    'Tras esta visita funciona sin conexión, salvo para jugar en línea. Sin cuenta; mientras no juegues en línea, nada sale de este dispositivo.',
  'start.comes': 'Se está poniendo la mesa.',
  'start.you': 'Tú',
  'start.resumeAt':
    '{over, select, yes {partida acabada} other {{progress} · {mine, select, yes {te toca} other {le toca a {name}}}}} · {when}',

  'bot.random': 'al azar',
  'bot.random.note': 'cualquier jugada permitida',
  'bot.beginner': 'principiante',
  'bot.beginner.note': 'paso a paso, sin pensar en los demás',
  'bot.casual': 'aficionado',
  'bot.casual.note': 've a los demás y se le escapa alguna cosa',
  'bot.greedy': 'jugador de club',
  'bot.greedy.note': 'sopesa bien cada jugada',
  'bot.strong': 'maestro',
  'bot.strong.note': 'mira hacia delante y lo piensa un momento',
  'bot.farmer': 'el granjero',
  'bot.farmer.note': 'la tierra, ante todo',
  'bot.builder': 'el constructor',
  'bot.builder.note': 'construye a lo grande, cueste lo que cueste',
  'bot.merchant': 'el mercader',
  'bot.merchant.note': 'comercia en cuanto le conviene',
  'bot.baron': 'el barón ladrón',
  'bot.baron.note': 'vive de lo ajeno',

  'weighedMoves.open': '¿Por qué?',
  'weighedMoves.openFor': '¿Por qué ha jugado así {name}?',

  'colour.madder': 'grana',
  'colour.woad': 'añil',
  'colour.saffron': 'azafrán',
  'colour.verdigris': 'cardenillo',
  'colour.ivory': 'marfil',
  'colour.plum': 'ciruela',

  'turn.yours': 'Te toca, {name}.',
  'turn.yoursNameless': 'Te toca.',
  'turn.theirs': 'Juega {name}.',
  'turn.thinks': '{name} está pensando.',
  'turn.over': 'La partida ha acabado.',
  'turn.title': '● Te toca',

  'tool.fit': 'Ajustar',
  'tool.menu': 'Menú',
  'tool.rim': 'Ir a la decisión',

  'seat.you': 'tú',
  'seat.bot': 'bot',
  'seat.plays': 'juega',
  'seat.points': '{n, plural, one {# punto} many {# puntos} other {# puntos}}',
  'seat.list': 'Asientos',
  'points.for': 'Puntos por',

  'log.title': 'Crónica',
  'log.points': '+{n}',

  'sidebarFoot.rules': 'Reglas',
  'sidebarFoot.replay': 'Repaso',
  'sidebarFoot.sound': 'Sonido',

  'replay.slider': 'Momento de la partida',
  'replay.now': 'Volver al presente',
  'replay.first': 'Ir al principio',
  'replay.play': 'Reproducir',
  'replay.pause': 'Pausa',
  'replay.pace': 'Ritmo',
  'replay.times': '{n, number}×',
  'replay.waiting': 'Te toca en la mesa.',

  'prompt.theirs': 'Juega {name}.',

  'act.undo': 'Deshacer',
  'act.close': 'Cerrar',
  'act.less': 'Volver a la decisión',
  'act.tryAgain': 'Reintentar',

  'rules.link': 'Regla {id}',

  'menu.save': 'Guardar el registro',

  'answer.score': '{name}: {points, plural, one {# punto} many {# puntos} other {# puntos}}',

  'liveRegion.laid': '{name}: {what}.',

  'warning.notKept': 'Este navegador no conserva la mesa. Guarda el registro antes de irte.',
  'warning.full':
    'No queda sitio en el navegador: esta partida ya no se conserva. Guarda su registro o haz sitio en el estante.',
  'warning.botBecause': 'El bot no ha respondido: {because}',
  'warning.notSent': 'No se sabe si tu jugada ha llegado: {because}',

  'inputLock.sending': 'Enviando…',
  'inputLock.sendingNote': 'Cuenta en cuanto llegue a la mesa.',
  'inputLock.cut': 'Sin conexión.',
  'inputLock.cutNote': 'Podrás seguir en cuanto responda el servidor.',
  'inputLock.refused': 'Tu jugada se ha retirado: {because}',

  'error.title': 'Ha sido un error nuestro, no tuyo.',
  'error.text':
    '{kept, select, yes {La partida está a salvo: vuelve a abrir la página y sigue donde estaba.} other {Guarda el registro antes de volver a abrir la página.}}',
  'error.save': 'Guardar el registro',
  'error.reload': 'Volver a abrir la página',
  'error.start': 'Ir al inicio',

  'answer.scores': 'Puntos: {list}.',
  'answer.move': '{name}: {what}.',
  'answer.optionsNone': 'Ahora no tienes nada que decidir.',
  'answer.over':
    'La partida ha acabado. {n, plural, one {{who, select, you {Ganas} other {Gana {winners}}}} many {Victoria compartida: {winners}} other {Victoria compartida: {winners}}}.',

  'menu.title': 'Menú',
};
