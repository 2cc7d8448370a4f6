import type { CompanyWords } from './messages.ts';

/** Spanish for what is said around a table of the server. */
export const messages: CompanyWords = {
  'overlay.presence':
    '{state, select, here {aquí} elsewhere {en otra página} away {ausente} bot {bot} lent {sigue un bot} other {abandonó}}',
  'overlay.sign':
    '{state, select, here {aquí} elsewhere {otra página} away {ausente} bot {bot} lent {bot} other {abandonó}}',
  'overlay.timeLeft': 'Tiempo restante',
  'overlay.days': '{days} d {hours} h',
  'overlay.tenSeconds': 'Te quedan 10 segundos.',
  'overlay.isAway': 'La mesa espera, pero falta {name}.',
  'overlay.isSilent':
    '{name} lleva {n, plural, one {# minuto} many {# minutos} other {# minutos}} sin jugar y la mesa espera.',
  'overlay.botFor': 'Seguir con un bot',
  'overlay.botForSure': 'Un bot decide hasta que vuelva {name}.',
  'overlay.botForNot': 'Esperar',
  'overlay.botForDo': 'Que juegue el bot',
  'overlay.whyBot':
    '{why, select, host {Lo pidió {name} mientras la mesa te esperaba. El sitio es tuyo en cuanto vuelvas.} late {Se acabó tu tiempo. El sitio es tuyo en cuanto vuelvas.} other {Lo pediste tú. El sitio es tuyo en cuanto vuelvas.}}',
  'overlay.botForYou': '{who, select, you {Un bot juega por ti.} other {{name}: sigue un bot.}}',
  'overlay.out':
    '{why, select, late {Se acabó tu tiempo y quedas fuera de la partida.} other {Has abandonado la partida.}}',
  'overlay.outNote': 'Un bot sigue en tu sitio. Puedes quedarte a mirar.',
  'overlay.claim': 'He vuelto',

  'overlay.asks':
    '{name} pide {what, select, takeback {deshacer la última acción} pause {una pausa} other {anular la partida, sin resultado}}.',
  'overlay.youAsked':
    'Has pedido {what, select, takeback {deshacer tu última acción} pause {una pausa} other {anular la partida}}.',
  'overlay.unanswered': 'Aún sin respuesta: {names}.',
  'overlay.nameAndPresence': '{name} ({state})',
  'overlay.lentDecides': 'El resultado cuenta, así que también debe aceptar {names}.',
  'overlay.yes': 'Sí',
  'overlay.no': 'No',

  'overlay.did.agreed': '{name} acepta.',
  'overlay.did.refused': '{name} no acepta.',
  'overlay.did.undone': '{name} deshace la última acción.',
  'overlay.did.paused': 'La partida está en pausa.',
  'overlay.did.resumed': '{name} sigue con la partida.',
  'overlay.did.late':
    'A {name} se le acabó el tiempo: {late, select, decide {decide un bot} seat {sigue un bot} other {pierde la partida}}.',
  'overlay.did.lent': '{name}: sigue un bot.',
  'overlay.did.claimed': '{name} ha vuelto y sigue jugando.',
  'overlay.did.resigned': '{name} abandona.',
  'overlay.did.credited': 'El servidor estuvo parado. Ese tiempo no cuenta para nadie.',
  'overlay.did.clockCorrected':
    'El reloj del servidor iba adelantado y se ha corregido. Nadie pierde tiempo por ello.',
  'overlay.did.over':
    '{why, select, calledOff {La partida se ha anulado.} closed {La mesa está cerrada.} other {La partida ha terminado.}}',
  'overlay.did.rematch':
    '{closed, select, yes {La otra mesa está cerrada.} other {{name} espera en otra mesa.}}',

  'overlay.paused': 'En pausa',
  'overlay.pausedNote': 'Ningún reloj corre hasta que alguien que juega continúe.',
  'overlay.goOn': 'Continuar',
  'overlay.nobodyWon': 'No ha ganado nadie.',
  'overlay.onward':
    '{onward, select, again {Jugar otra vez} sit {Sentarse otra vez} next {Ver la próxima partida} other {Todas las mesas}}',
  'overlay.watching': 'Estás mirando.',
  'overlay.early':
    '{you, select, yes {Ganas} other {{n, plural, one {Gana {names}} many {Comparten la victoria {names}} other {Comparten la victoria {names}}}}}: {why, select, time {{out, plural, one {al rival} many {a los demás} other {a los demás}} se {out, plural, one {le} many {les} other {les}} acabó el tiempo} other {{out, plural, one {el rival ha abandonado} many {los demás han abandonado} other {los demás han abandonado}}}}.',
  'overlay.check': 'Comprobar el azar',
  'overlay.rating': '{name}: {before} → {after}',
  'overlay.ratings': 'Puntuaciones',
  'overlay.ratingsLess':
    'No todo resultado cuenta por entero: contra gente recién llegada, contra la misma persona una y otra vez o si alguien se va pronto, cuenta menos o nada.',

  'overlay.table': 'Esta mesa',
  'overlay.ask':
    '{what, select, takeback {Pedir deshacer mi última acción} pause {Pedir una pausa} other {Proponer anular la partida}}',
  'overlay.noTakeback': 'No hay nada que deshacer: a tu última acción ya le siguió el azar u otra persona.',
  'overlay.handOver': 'Que un bot juegue por mí',
  'overlay.resign': 'Abandonar',
  'overlay.resignSure':
    'Quedas en último lugar, pase lo que pase. {left, select, two {La partida termina enseguida.} other {Un bot juega por ti hasta el final.}}',
  'overlay.resignNot': 'Seguir jugando',
  'overlay.link': 'Enlace a este momento',
  'overlay.linkCopied': 'Enlace copiado',
  'overlay.linkText': 'El enlace, para copiarlo',
  'overlay.fair': 'Reparto limpio',
  'overlay.fairNote':
    'Todo lo que decide el azar aquí se sigue de un secreto del servidor y de un número de cada jugador. Antes de que nadie se sentara, el servidor quedó atado a su secreto por este compromiso.',
  'overlay.commitment': 'Compromiso',
  'overlay.number': '{who, select, you {Tu número} other {Número de {name}}}',
  'overlay.noNumber': 'ninguno',
  'overlay.made':
    '{here, select, yes {Hecho en este dispositivo.} other {No se hizo en este dispositivo, sino en otro tuyo, en el que te sentaste.}}',
  'overlay.fairLater':
    'Al acabar la partida se revela el secreto. Pulsa entonces «Comprobar el azar»: todo se vuelve a derivar y se compara con lo que este dispositivo guardó de la mesa.',

  'overlay.talk': 'Charla',
  'overlay.unread': '{n, plural, one {# mensaje nuevo} many {# mensajes nuevos} other {# mensajes nuevos}}',
  'overlay.nothingSaid': 'Nadie ha dicho nada todavía.',
  'overlay.say': 'Di algo',
  'overlay.send': 'Enviar',
  'overlay.nameFirst': 'Para decir algo, di cómo te llaman.',
  'overlay.name': 'Cómo te llaman los demás',
  'overlay.nameKeep': 'Usar este nombre',
  'overlay.phrases': 'Frases',
  'overlay.toSeats': 'Solo a quienes juegan',
  'overlay.toSeatsMark': 'solo a quienes juegan',
  'overlay.watches': 'mira',
  'overlay.somebody': 'Alguien',
  'overlay.about': 'Sobre esta línea de {name}',
  'overlay.mute': 'Silenciar a {name}',
  'overlay.muted': 'En silencio en este dispositivo',
  'overlay.unmute': 'Volver a oír a {name}',
  'overlay.report': 'Denunciar esta línea',
  'overlay.reason': '{why, select, insult {Es un insulto} spam {Es spam} other {Otro motivo}}',
  'overlay.reported': 'Denunciado. Lo leerá quien lleva el servidor.',
  'overlay.noReports': 'Este servidor no admite denuncias.',
  'overlay.talkClosed': 'La partida puntúa: la charla queda oculta hasta que la abras.',
  'overlay.openTalk': 'Mostrar la charla',
  'overlay.aloud': '{name}: {said}',
  'overlay.preset':
    '{said, select, hello {¡Hola!} luck {¡Suerte!} well {¡Bien jugado!} thanks {¡Gracias!} oops {Vaya, un despiste.} wait {Un momento, por favor.} back {Ya he vuelto.} hurry {Cuando quieras.} good {¡Buena partida!} other {¡Adiós!}}',
};
