import type { CompanyWords } from './messages.ts';

/** Spanish for what is said around a table of the server. */
export const messages: CompanyWords = {
  'company.presence':
    '{state, select, here {aquí} elsewhere {en otra página} away {ausente} bot {bot} lent {sigue un bot} other {abandonó}}',
  'company.sign':
    '{state, select, here {aquí} elsewhere {otra página} away {ausente} bot {bot} lent {bot} other {abandonó}}',
  'company.timeLeft': 'Tiempo restante',
  'company.days': '{days} d {hours} h',
  'company.tenSeconds': 'Te quedan 10 segundos.',
  'company.isAway': 'La mesa espera, pero falta {name}.',
  'company.isSilent':
    '{name} lleva {n, plural, one {# minuto} many {# minutos} other {# minutos}} sin jugar y la mesa espera.',
  'company.botFor': 'Seguir con un bot',
  'company.botForSure': 'Un bot decide hasta que vuelva {name}.',
  'company.botForNot': 'Esperar',
  'company.botForDo': 'Que juegue el bot',
  'company.whyBot':
    '{why, select, host {Lo pidió {name} mientras la mesa te esperaba. El sitio es tuyo en cuanto vuelvas.} late {Se acabó tu tiempo. El sitio es tuyo en cuanto vuelvas.} other {Lo pediste tú. El sitio es tuyo en cuanto vuelvas.}}',
  'company.botForYou': '{who, select, you {Un bot juega por ti.} other {{name}: sigue un bot.}}',
  'company.out':
    '{why, select, late {Se acabó tu tiempo y quedas fuera de la partida.} other {Has abandonado la partida.}}',
  'company.outNote': 'Un bot sigue en tu sitio. Puedes quedarte a mirar.',
  'company.claim': 'He vuelto',

  'company.asks':
    '{name} pide {what, select, takeback {deshacer la última acción} pause {una pausa} other {anular la partida, sin resultado}}.',
  'company.youAsked':
    'Has pedido {what, select, takeback {deshacer tu última acción} pause {una pausa} other {anular la partida}}.',
  'company.unanswered': 'Aún sin respuesta: {names}.',
  'company.nameAndPresence': '{name} ({state})',
  'company.lentDecides': 'El resultado cuenta, así que también debe aceptar {names}.',
  'company.yes': 'Sí',
  'company.no': 'No',

  'company.did.agreed': '{name} acepta.',
  'company.did.refused': '{name} no acepta.',
  'company.did.undone': '{name} deshace la última acción.',
  'company.did.paused': 'La partida está en pausa.',
  'company.did.resumed': '{name} sigue con la partida.',
  'company.did.late':
    'A {name} se le acabó el tiempo: {late, select, decide {decide un bot} seat {sigue un bot} other {pierde la partida}}.',
  'company.did.lent': '{name}: sigue un bot.',
  'company.did.claimed': '{name} ha vuelto y sigue jugando.',
  'company.did.resigned': '{name} abandona.',
  'company.did.credited': 'El servidor estuvo parado. Ese tiempo no cuenta para nadie.',
  'company.did.clockCorrected':
    'El reloj del servidor iba adelantado y se ha corregido. Nadie pierde tiempo por ello.',
  'company.did.over':
    '{why, select, calledOff {La partida se ha anulado.} closed {La mesa está cerrada.} other {La partida ha terminado.}}',
  'company.did.rematch':
    '{closed, select, yes {La otra mesa está cerrada.} other {{name} espera en otra mesa.}}',

  'company.paused': 'En pausa',
  'company.pausedNote': 'Ningún reloj corre hasta que alguien que juega continúe.',
  'company.goOn': 'Continuar',
  'company.nobodyWon': 'No ha ganado nadie.',
  'company.onward':
    '{onward, select, again {Jugar otra vez} sit {Sentarse otra vez} next {Ver la próxima partida} other {Todas las mesas}}',
  'company.watching': 'Estás mirando.',
  'company.early':
    '{you, select, yes {Ganas} other {{n, plural, one {Gana {names}} many {Comparten la victoria {names}} other {Comparten la victoria {names}}}}}: {why, select, time {{out, plural, one {al rival} many {a los demás} other {a los demás}} se {out, plural, one {le} many {les} other {les}} acabó el tiempo} other {{out, plural, one {el rival ha abandonado} many {los demás han abandonado} other {los demás han abandonado}}}}.',
  'company.check': 'Comprobar el azar',
  'company.rating': '{name}: {before} → {after}',
  'company.ratings': 'Puntuaciones',
  'company.ratingsLess':
    'No todo resultado cuenta por entero: contra gente recién llegada, contra la misma persona una y otra vez o si alguien se va pronto, cuenta menos o nada.',

  'company.table': 'Esta mesa',
  'company.ask':
    '{what, select, takeback {Pedir deshacer mi última acción} pause {Pedir una pausa} other {Proponer anular la partida}}',
  'company.noTakeback': 'No hay nada que deshacer: a tu última acción ya le siguió el azar u otra persona.',
  'company.handOver': 'Que un bot juegue por mí',
  'company.resign': 'Abandonar',
  'company.resignSure':
    'Quedas en último lugar, pase lo que pase. {left, select, two {La partida termina enseguida.} other {Un bot juega por ti hasta el final.}}',
  'company.resignNot': 'Seguir jugando',
  'company.link': 'Enlace a este momento',
  'company.linkCopied': 'Enlace copiado',
  'company.linkText': 'El enlace, para copiarlo',
  'company.fair': 'Reparto limpio',
  'company.fairNote':
    'Todo lo que decide el azar aquí se sigue de un secreto del servidor y de un número de cada jugador. Antes de que nadie se sentara, el servidor quedó atado a su secreto por este compromiso.',
  'company.commitment': 'Compromiso',
  'company.number': '{who, select, you {Tu número} other {Número de {name}}}',
  'company.noNumber': 'ninguno',
  'company.made':
    '{here, select, yes {Hecho en este dispositivo.} other {No se hizo en este dispositivo, sino en otro tuyo, en el que te sentaste.}}',
  'company.fairLater':
    'Al acabar la partida se revela el secreto. Pulsa entonces «Comprobar el azar»: todo se vuelve a derivar y se compara con lo que este dispositivo guardó de la mesa.',

  'company.talk': 'Charla',
  'company.unread': '{n, plural, one {# mensaje nuevo} many {# mensajes nuevos} other {# mensajes nuevos}}',
  'company.nothingSaid': 'Nadie ha dicho nada todavía.',
  'company.say': 'Di algo',
  'company.send': 'Enviar',
  'company.nameFirst': 'Para decir algo, di cómo te llaman.',
  'company.name': 'Cómo te llaman los demás',
  'company.nameKeep': 'Usar este nombre',
  'company.phrases': 'Frases',
  'company.toSeats': 'Solo a quienes juegan',
  'company.toSeatsMark': 'solo a quienes juegan',
  'company.watches': 'mira',
  'company.somebody': 'Alguien',
  'company.about': 'Sobre esta línea de {name}',
  'company.mute': 'Silenciar a {name}',
  'company.muted': 'En silencio en este dispositivo',
  'company.unmute': 'Volver a oír a {name}',
  'company.report': 'Denunciar esta línea',
  'company.reason': '{why, select, insult {Es un insulto} spam {Es spam} other {Otro motivo}}',
  'company.reported': 'Denunciado. Lo leerá quien lleva el servidor.',
  'company.noReports': 'Este servidor no admite denuncias.',
  'company.talkClosed': 'La partida puntúa: la charla queda oculta hasta que la abras.',
  'company.openTalk': 'Mostrar la charla',
  'company.aloud': '{name}: {said}',
  'company.preset':
    '{said, select, hello {¡Hola!} luck {¡Suerte!} well {¡Bien jugado!} thanks {¡Gracias!} oops {Vaya, un despiste.} wait {Un momento, por favor.} back {Ya he vuelto.} hurry {Cuando quieras.} good {¡Buena partida!} other {¡Adiós!}}',
};
