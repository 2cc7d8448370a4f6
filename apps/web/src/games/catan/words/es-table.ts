import type { Table } from './messages.ts';

/** Español: todo lo que se dice en una mesa de Catan. */
export const messages: Table = {
  'catan.handOver.title': 'Pasa la mesa a {name}.',
  'catan.handOver.text': 'Todas las manos están tapadas.',
  'catan.handOver.away': 'Todas las manos están tapadas. {name}, no mires, por favor.',
  'catan.handOver.show': 'Soy {name}: mostrar mi mano',
  'catan.handOver.again': 'Otra vez para mostrar la mano',
  'catan.handOver.how': 'Mantén pulsado un momento o pulsa {key} dos veces.',
  'catan.handOver.since': 'Desde tu último turno, {name}',

  'catan.you': 'tú',
  'catan.card.name':
    '{as, select, other {{card, select, brick {ladrillo} lumber {madera} wool {lana} grain {cereales} other {mineral}}}}',
  'catan.card.count':
    '{n} {as, select, other {{card, select, brick {de ladrillo} lumber {de madera} wool {de lana} grain {de cereales} other {de mineral}}}}',
  'catan.dev.name':
    '{card, select, knight {Caballero} point {Punto de victoria} roads {Construcción de carreteras} plenty {Año de la abundancia} other {Monopolio}}',
  'catan.dev.label': 'Tus cartas de desarrollo',
  'catan.dev.state':
    '{state, select, ready {se puede jugar} fresh {desde tu próximo turno} played {este turno ya se jugó una} point {cuenta solo para ti} later {después de esto} other {en tu turno}}',
  'catan.dev.held': '{name}, {n, plural, one {# carta} many {# cartas} other {# cartas}}: {note}',
  'catan.hex':
    '{as, select, to {{terrain, select, hills {a las colinas {token}} forest {al bosque {token}} pasture {al pasto {token}} fields {a los campos {token}} mountains {a las montañas {token}} other {al desierto}}} by {{terrain, select, hills {a las colinas {token}} forest {al bosque {token}} pasture {al pasto {token}} fields {a los campos {token}} mountains {a las montañas {token}} other {al desierto}}} from {{terrain, select, hills {las colinas {token}} forest {el bosque {token}} pasture {el pasto {token}} fields {los campos {token}} mountains {las montañas {token}} other {el desierto}}} between {{terrain, select, hills {las colinas {token}} forest {el bosque {token}} pasture {el pasto {token}} fields {los campos {token}} mountains {las montañas {token}} other {el desierto}}} other {{terrain, select, hills {colinas {token}} forest {bosque {token}} pasture {pasto {token}} fields {campos {token}} mountains {montañas {token}} other {desierto}}}}',
  'catan.harbor':
    '{harbor, select, any {puerto tres por uno} brick {puerto de ladrillo, dos por uno} lumber {puerto de madera, dos por uno} wool {puerto de lana, dos por uno} grain {puerto de cereales, dos por uno} other {puerto de mineral, dos por uno}}',
  'catan.intersection':
    '{hexes}: {pips, plural, one {# puntito} many {# puntitos} other {# puntitos}}{harbor, select, none {} other {; {harbor}}}',
  'catan.path.between': 'entre {a} y {b}',
  'catan.path.coast': 'por la costa, junto {a}',
  'catan.mark.robber': 'Bandido {to}',
  'catan.mark.road': 'Carretera {where}',
  'catan.mark.building': '{kind, select, city {Ciudad} other {Asentamiento}}, {where}',
  'catan.award.road': 'Carretera Más Larga',
  'catan.award.army': 'Ejército Más Grande',

  'catan.board.label':
    'La isla de Catan. {turn, plural, =0 {Los primeros asentamientos: {who, select, you {te toca} other {le toca a {seat}}}.} one {Turno #: {who, select, you {es el tuyo} other {{seat}}}.} many {Turno #: {who, select, you {es el tuyo} other {{seat}}}.} other {Turno #: {who, select, you {es el tuyo} other {{seat}}}.}}',
  'catan.board.text': 'La isla como texto',
  'catan.board.places': 'Lugares de la isla',
  'catan.board.hexes': 'La isla por filas',
  'catan.board.mine':
    '{kind, select, settlement {Tus asentamientos} city {Tus ciudades} other {Tus carreteras}}',
  'catan.board.legal':
    '{kind, select, settlement {Dónde puede ir un asentamiento} city {Dónde puede ir una ciudad} road {Dónde puede ir una carretera} other {Adónde puede ir el bandido}}',
  'catan.board.hex':
    'Fila {row}, hexágono {n}: {hex}{pips, plural, =0 {} one {, # puntito} many {, # puntitos} other {, # puntitos}}.',
  'catan.board.corner':
    '{name}: {piece, select, city {ciudad} other {asentamiento}} al {side, select, N {norte} NE {noreste} SE {sureste} S {sur} SW {suroeste} other {noroeste}}.',
  'catan.board.coast':
    'En la costa, al {side, select, NE {noreste} E {este} SE {sureste} SW {suroeste} W {oeste} other {noroeste}}: {harbor}.',
  'catan.board.robber': 'Aquí está el bandido.',
  'catan.board.walk': 'Por los caminos',
  'catan.board.walkHint':
    'Las flechas llevan a un camino y después a la intersección siguiente. Inicio vuelve a la lista.',
  'catan.board.here':
    'Aquí: {where}. {who, select, none {No hay nadie.} you {Tu {piece, select, city {ciudad} other {asentamiento}}.} other {{name}: {piece, select, city {ciudad} other {asentamiento}}.}}',
  'catan.board.way':
    'Camino al {side, select, N {norte} NE {noreste} SE {sureste} S {sur} SW {suroeste} other {noroeste}}: {who, select, none {libre} you {tu carretera} other {carretera de {name}}}.',
  'catan.board.may':
    'Puedes construir {kind, select, road {una carretera} city {una ciudad} other {un asentamiento}}.',
  'catan.leaf.label': 'Puntos, dados, crónica',
  'catan.tool.trade': 'Comercio',
  'catan.tool.production': 'Producción',

  'catan.head.setup': 'Asentamientos iniciales, ronda {round}.',
  'catan.head.before': 'Los dados aún no se han lanzado.',
  'catan.head.turns': '{n, plural, one {# turno jugado.} many {# turnos jugados.} other {# turnos jugados.}}',
  'catan.dice': 'Dados: {a} y {b}, en total {sum}.',
  'catan.roll.gain': '{cards} para {who, select, you {ti} other {{name}}}',
  'catan.roll.brings': '{who, select, you {Sacas} other {{name} saca}} un {sum}: {list}.',
  'catan.roll.nothing': '{who, select, you {Sacas} other {{name} saca}} un {sum}: nadie recibe cartas.',
  'catan.roll.short': 'En la banca no alcanza para todos: {list}.',

  'catan.say.chooseIntersection': 'Elige una intersección para tu asentamiento.',
  'catan.say.lookFirst': 'Elige una para ver qué trae.',
  'catan.say.chooseRoad': 'Ahora, la carretera a su lado.',
  'catan.say.roll': 'Lanza los dados.',
  'catan.say.orCard': 'O juega antes una carta.',
  'catan.say.main': 'Comercia, construye o acaba tu turno.',
  'catan.say.answersWanted': 'Tu oferta está en la mesa.',
  'catan.say.painting': 'La isla se está pintando.',
  'catan.say.wait': 'Mientras tanto, mira: nada de lo que pulses aquí estorba la partida.',
  'catan.say.answered':
    '{answer, select, accepted {Has aceptado la oferta.} declined {Has rechazado la oferta.} other {Tus condiciones están en la mesa.}}',
  'catan.say.discards':
    '{names} {n, plural, one {elige} many {eligen} other {eligen}} cartas para descartar.',
  'catan.say.choosePlace':
    'Elige dónde poner {piece, select, city {la ciudad} settlement {el asentamiento} other {la carretera}}: {n, plural, one {hay un lugar} many {hay # lugares} other {hay # lugares}}.',
  'catan.say.chooseHex': 'Elige un hexágono para el bandido.',
  'catan.say.lookHex': 'Elige uno para ver a quién afecta.',
  'catan.say.whom': '¿A quién robas?',
  'catan.say.settlement': 'Un asentamiento: 1 punto.',
  'catan.say.harbor':
    '{harbor, select, any {Abre el puerto tres por uno.} brick {Abre el puerto de ladrillo, dos por uno.} lumber {Abre el puerto de madera, dos por uno.} wool {Abre el puerto de lana, dos por uno.} grain {Abre el puerto de cereales, dos por uno.} other {Abre el puerto de mineral, dos por uno.}}',
  'catan.say.takes': 'Tomas {cards}.',
  'catan.say.city': 'Una ciudad: 1 punto más.',
  'catan.say.doubles':
    'Dos cartas en vez de una en {hexes}: {n, plural, one {# puntito} many {# puntitos} other {# puntitos}} más.',
  'catan.say.road': 'Una carretera.',
  'catan.say.rowGrows': 'Tu tramo más largo pasa de {from} a {to}.',
  'catan.say.rowStays': 'Tu tramo más largo sigue en {n}.',
  'catan.say.opens':
    '{n, plural, one {# lugar más} many {# lugares más} other {# lugares más}} para un asentamiento.',
  'catan.say.freeRoads':
    '{n, plural, =0 {Dos carreteras gratis.} one {Una carretera gratis.} many {Dos carreteras gratis.} other {Dos carreteras gratis.}}',
  'catan.say.firstRoad': 'Elige un camino para la primera.',
  'catan.say.secondRoad': 'Elige un camino para la segunda o déjala.',
  'catan.say.knight': 'Un caballero mueve el bandido.',
  'catan.say.robs': 'El bandido va {to} y roba a {name}.',
  'catan.say.robWhom': 'El bandido va {to}. ¿A quién robas?',
  'catan.say.robsNobody': 'El bandido va {to} y no roba a nadie.',
  'catan.say.rob': 'Roba a {name}.',
  'catan.say.robCard': 'Una carta de {n}, al azar.',
  'catan.say.blocks':
    'Con el {token}, {pips, plural, one {una vez} many {# veces} other {# veces}} de cada 36: {list}.',
  'catan.say.blocksSeat': '{who, select, you {te quedas sin} other {{name} se queda sin}} {cards}',
  'catan.say.blocksYou': 'Eso te afecta a ti también.',
  'catan.say.blocksNobody': 'Nadie tiene allí un edificio: nadie se queda sin cartas.',
  'catan.say.blocksNothing': 'Allí no se produce nada: nadie se queda sin cartas.',
  'catan.say.award':
    '{to, select, you {Te da {card, select, road {la Carretera Más Larga} other {el Ejército Más Grande}}, 2 puntos} none {{card, select, road {La Carretera Más Larga} other {El Ejército Más Grande}} no pasa a nadie} other {{card, select, road {La Carretera Más Larga} other {El Ejército Más Grande}} pasa a {name}}}{from, select, none {} you {; la carta era tuya} other {; la carta era de {loser}}}.',
  'catan.say.wins':
    'Con eso se gana la partida, con {n, plural, one {# punto} many {# puntos} other {# puntos}}.',
  'catan.say.buy': 'Una carta de desarrollo, sin verla.',
  'catan.say.costs': 'Cuesta {cards}.',
  'catan.say.deckLeft':
    'En el mazo {n, plural, one {queda # carta} many {quedan # cartas} other {quedan # cartas}}.',
  'catan.say.bought': 'Has sacado: {card}.',
  'catan.say.boughtNext': 'Puedes jugarla desde tu próximo turno.',
  'catan.say.boughtPoint': 'Cuenta enseguida, solo para ti hasta que ganes.',
  'catan.say.robbed': 'Has robado {cards}.',
  'catan.say.monopoly':
    '{card, select, brick {Todo el ladrillo} lumber {Toda la madera} wool {Toda la lana} grain {Todos los cereales} other {Todo el mineral}} de los demás.',
  'catan.say.monopolyPick': 'Nombra un recurso.',
  'catan.say.monopolyAll': 'Todos te dan cuanto tienen de él.',
  'catan.say.plenty': 'Tomas de la banca {cards}.',
  'catan.say.plentyMore': '{n, plural, one {Nombra una más.} many {Nombra # más.} other {Nombra # más.}}',
  'catan.say.plentyPick':
    '{n, plural, one {Toma una carta de la banca.} many {Toma # cartas de la banca.} other {Toma # cartas de la banca.}}',
  'catan.say.offer': '{name} te ofrece {give} por {get}.',
  'catan.say.traded': '{name} te ha dado {give} por {get}.',
  'catan.say.cannotAccept': 'No tienes lo que pide.',
  'catan.say.silent': 'Has dicho: este turno no.',
  'catan.say.runsOut':
    'Sin respuesta, se rechaza dentro de {n, plural, one {# segundo} many {# segundos} other {# segundos}}.',

  'catan.act.roll': 'Lanzar',
  'catan.act.end': 'Acabar turno',
  'catan.act.buy': 'Comprar carta',
  'catan.act.road': 'Construir',
  'catan.act.settlement': 'Fundar',
  'catan.act.city': 'Construir',
  'catan.act.settle': 'Fundar aquí',
  'catan.act.roads':
    '{n, plural, one {Poner una carretera} many {Poner # carreteras} other {Poner # carreteras}}',
  'catan.act.without': 'Dejarla',
  'catan.act.rob': 'Robar a {name}',
  'catan.act.moveOnly': 'Mover el bandido',
  'catan.act.take': '{n, plural, one {Tomar una carta} many {Tomar # cartas} other {Tomar # cartas}}',
  'catan.act.takeAll':
    'Tomar {card, select, brick {todo el ladrillo} lumber {toda la madera} wool {toda la lana} grain {todos los cereales} other {todo el mineral}}',
  'catan.act.name':
    '{n, plural, =0 {Nombra un recurso} one {Nombra uno más} many {Nombra uno más} other {Nombra uno más}}',
  'catan.act.chooseHex': 'Elige un hexágono',
  'catan.act.chooseVictim': 'Elige un jugador',
  'catan.act.chooseIntersection': 'Elige un lugar',
  'catan.act.choosePath': 'Elige un camino',
  'catan.act.choosePlace': 'Elige un lugar',

  'catan.hand.label': 'Tus cartas',
  'catan.hand.give': '{name}: {n}. Dar en un trato',
  'catan.hand.giveHint': 'Dar en un trato',
  'catan.hand.covered':
    '{n, plural, =0 {Sin cartas.} one {# carta, tapada.} many {# cartas, tapadas.} other {# cartas, tapadas.}}',
  'catan.build.label': 'Construir',
  'catan.build.road': 'Carretera',
  'catan.build.settlement': 'Asentamiento',
  'catan.build.city': 'Ciudad',
  'catan.build.card': 'Carta',
  'catan.build.places': '{n, plural, one {# lugar} many {# lugares} other {# lugares}}',
  'catan.build.deck': '{n} en el mazo',
  'catan.build.short': '{n, plural, one {falta} many {faltan} other {faltan}} {cards}',
  'catan.build.no-piece': 'no quedan piezas',
  'catan.build.no-place': 'no hay lugar',
  'catan.build.deck-empty': 'el mazo está vacío',
  'catan.build.later': 'tienes las cartas',
  'catan.build.why.short': '{name}: aún necesitas {cards} (CAT-BUILD-01).',
  'catan.build.why.piece': '{name}: todas tus piezas están en la isla (CAT-BUILD-03).',
  'catan.build.why.place': '{name}: ahora no tienes ningún lugar abierto en la isla.',
  'catan.build.why.deck': 'No quedan cartas de desarrollo (CAT-DEV-02).',
  'catan.build.why.roll': 'Se construye después de la tirada (CAT-BUILD-02).',
  'catan.build.why.turn': 'Construyes en tu propio turno (CAT-BUILD-02).',

  'catan.pick.plenty': 'Cartas de la banca',
  'catan.pick.monopoly': 'Recurso que nombras',
  'catan.pick.card':
    '{name}: {n, plural, one {# elegida} many {# elegidas} other {# elegidas}}, {left} en la banca',

  'catan.roll.seven': '{who, select, you {Sacas un 7.} other {{name} saca un 7.}}',
  'catan.discard.text':
    'Tienes {n, plural, one {# carta} many {# cartas} other {# cartas}}. Elige {due} para descartar.',
  'catan.discard.give': 'Descartar {cards}: {left, plural, one {queda #} many {quedan #} other {quedan #}}',
  'catan.discard.back':
    'Recuperar {cards}: {out, plural, one {# elegida} many {# elegidas} other {# elegidas}}',
  'catan.discard.chosen': '{n} de {due} elegidas',
  'catan.discard.keeps':
    '{what, select, city {Aún puede quedarte para una ciudad.} settlement {Aún puede quedarte para un asentamiento.} development {Aún puede quedarte para una carta de desarrollo.} road {Aún puede quedarte para una carretera.} other {No te quedará para construir nada.}}',
  'catan.discard.suggest': 'Sugerir',
  'catan.discard.more': 'Elige {n} más',
  'catan.discard.done':
    '{n, plural, one {Descartar # carta} many {Descartar # cartas} other {Descartar # cartas}}',
  'catan.discard.progress':
    '{name}: {n, plural, =0 {listo} one {elige, falta #} many {elige, faltan #} other {elige, faltan #}}',

  'catan.trade.title': 'Comercio',
  'catan.trade.counter': 'Contraoferta',
  'catan.trade.give': 'Das',
  'catan.trade.get': 'Pides',
  'catan.trade.of': 'de {n}',
  'catan.trade.add': '{name}: {n}. Una más',
  'catan.trade.addOf': '{name}: {n} de {held}. Una más',
  'catan.trade.less': 'Quitar {cards}',
  'catan.trade.to': 'A quién',
  'catan.trade.offer': 'Ofrecer',
  'catan.trade.change': 'Cambiar la oferta',
  'catan.trade.withdraw': 'Retirar',
  'catan.trade.withdrawn': '{name} ha retirado la oferta.',
  'catan.trade.propose': 'Proponer',
  'catan.trade.instead': 'Contraofertar',
  'catan.trade.accept': 'Aceptar',
  'catan.trade.decline': 'Rechazar',
  'catan.trade.notThisTurn': 'Este turno no',
  'catan.trade.hearAgain': 'Volver a oír ofertas',
  'catan.trade.needTime': 'Necesito tiempo',
  'catan.trade.timeTaken':
    'Desde ahora las ofertas esperan tu respuesta, tarde lo que tarde. Se puede cambiar en el menú.',
  'catan.trade.seconds': '{n} s',
  'catan.trade.runsOut':
    'Se rechaza sola dentro de {n, plural, one {# segundo} many {# segundos} other {# segundos}}',
  'catan.trade.trade': 'Cerrar trato',
  'catan.trade.take': 'Aceptarla',
  'catan.trade.takeOver': 'Modificar',
  'catan.trade.question': 'Preguntar: ¿qué querrías a cambio?',
  'catan.trade.keeps': '{name} rechaza: {word}.',
  'catan.word.no': 'no',
  'catan.word.too-little': 'es poco para eso',
  'catan.word.not-for-that': 'por eso no',
  'catan.word.too-close': 'te falta muy poco para ganar',
  'catan.trade.swap': '{give} por {get}',
  'catan.trade.answers': 'Respuestas',
  'catan.trade.accepted': '{name} acepta',
  'catan.trade.declined': '{name} rechaza',
  'catan.trade.proposed': '{name} ofrece otra cosa',
  'catan.trade.proposes': '{name} propone',
  'catan.trade.thinks': '{name} está pensando',
  'catan.trade.youLack': 'No tienes estas cartas.',
  'catan.trade.lapses': 'Caduca cuando acaba el turno.',
  'catan.bank.title': 'Banca',
  'catan.bank.for': 'Banca, por {cards}',
  'catan.bank.give': 'Dar {cards} a la banca',
  'catan.bank.short': '{n, plural, one {falta #} many {faltan #} other {faltan #}}',
  'catan.bank.shortLabel':
    '{name}: la banca pide {rate}; te {n, plural, one {falta #} many {faltan #} other {faltan #}}',
  'catan.bank.get': '{cards} por una de estas',
  'catan.bank.take': 'Tomar {cards}',
  'catan.bank.left': '{n, plural, one {queda #} many {quedan #} other {quedan #}}',
  'catan.deck.left':
    '{n, plural, =0 {el mazo está vacío} one {# carta de desarrollo} many {# cartas de desarrollo} other {# cartas de desarrollo}}',

  'catan.seat.acts': 'pendiente',
  'catan.seat.why': 'De dónde salen los puntos',
  'catan.seat.trace': 'Mostrar su tramo más largo',
  'catan.seat.cards': '{n, plural, one {# carta} many {# cartas} other {# cartas}}',
  'catan.seat.cardsWord': '{n, plural, one {carta} many {cartas} other {cartas}}',
  'catan.seat.hiddenWord': '{n, plural, one {oculta} many {ocultas} other {ocultas}}',
  'catan.seat.knightsWord': '{n, plural, one {caballero} many {caballeros} other {caballeros}}',
  'catan.seat.road': 'carretera de {n}',
  'catan.seat.hiddenPoints': '{n, plural, one {# oculto} many {# ocultos} other {# ocultos}}',
  'catan.seat.empty': 'Ninguna carta en la mano.',
  'catan.seat.count': 'Lo que se puede deducir de esta mano',
  'catan.seat.counted': 'Deducido:',
  'catan.seat.shown': 'En la mano:',

  'catan.dice.title': 'Dados',
  'catan.dice.check':
    '{n, plural, one {# tirada, comprobarla} many {# tiradas, comprobarlas} other {# tiradas, comprobarlas}}',
  'catan.dice.none': 'Aún no se ha lanzado nada.',
  'catan.dice.legend': 'Barras: lo que ha salido. Rayas, franja pálida: lo esperado.',
  'catan.dice.label': 'Cuántas veces ha salido cada número. {list}.',
  'catan.dice.count': '{sum}: {n}',

  'catan.points.title': 'El recuento',
  'catan.points.settlement': 'Asentamientos',
  'catan.points.city': 'Ciudades',
  'catan.points.longest-road': 'Carretera Más Larga',
  'catan.points.largest-army': 'Ejército Más Grande',
  'catan.points.point': 'Cartas de punto de victoria',
  'catan.points.total': 'Total',
  'catan.points.curve': 'Puntos, turno a turno',
  'catan.points.curveLabel':
    'Una curva de puntos por asiento durante {n, plural, one {# turno} many {# turnos} other {# turnos}}. {list}.',
  'catan.final.wins':
    '{you, select, yes {Ganas} other {Gana {name}}} con {n, plural, one {# punto} many {# puntos} other {# puntos}}.',
  'catan.final.shared':
    'Victoria compartida con {n, plural, one {# punto} many {# puntos} other {# puntos}}: {names}.',
  'catan.final.standstill': 'Nadie puede construir nada más.',
  'catan.final.margin':
    '{n, plural, one {# punto} many {# puntos} other {# puntos}} más que {who, select, you {tú} other {{names}}}.',
  'catan.final.watch': 'Repasar',
  'catan.final.save': 'Guardar el registro',
  'catan.final.again': 'Jugar otra vez',

  'catan.log.empty': 'La isla está puesta. Lo demás es cosa tuya.',
  'catan.log.placed':
    '{who, select, you {fundas} other {funda}} un asentamiento{cards, select, none {} other {: {cards}}}',
  'catan.log.rolled': '{who, select, you {sacas} other {saca}} un {sum}: {list}',
  'catan.log.rolledNothing': '{who, select, you {sacas} other {saca}} un {sum}: nada',
  'catan.log.gain': '{name}: {cards}',
  'catan.log.short': 'en la banca no alcanza: {list}',
  'catan.log.seven': '{who, select, you {sacas} other {saca}} un 7',
  'catan.log.sevenDue': '{who, select, you {sacas} other {saca}} un 7; {list}',
  'catan.log.gives': '{name} {who, select, you {descartas} other {descarta}} {n}',
  'catan.log.had': '{name}: {n}',
  'catan.log.discarded':
    '{who, select, you {descartas} other {descarta}} {n, plural, one {# carta} many {# cartas} other {# cartas}}: {cards}',
  'catan.log.robber':
    '{who, select, you {mueves} other {mueve}} el bandido {to}{robs, select, none {} nobody { y no {who, select, you {robas} other {roba}} a nadie} you { y te roba {seen, select, yes {{cards}} other {una carta}}} other { y {who, select, you {robas} other {roba}} {seen, select, yes {{cards}} other {una carta}} a {name}}}',
  'catan.log.built':
    '{who, select, you {construyes} other {construye}} {piece, select, road {una carretera} settlement {un asentamiento} other {una ciudad}}{free, select, yes { gratis} other {}}',
  'catan.log.bought': '{who, select, you {compras} other {compra}} una carta',
  'catan.log.boughtThis': '{who, select, you {compras} other {compra}} una carta: {card}',
  'catan.log.played':
    '{who, select, you {juegas} other {juega}} {card, select, knight {un caballero} point {un punto de victoria} roads {una construcción de carreteras} plenty {un año de la abundancia} other {un monopolio}}',
  'catan.log.plenty': '{who, select, you {juegas} other {juega}} un año de la abundancia: {cards}',
  'catan.log.monopoly': '{who, select, you {juegas} other {juega}} un monopolio: {cards} ({list})',
  'catan.log.monopolyNone':
    '{who, select, you {juegas} other {juega}} un monopolio: nadie tiene {card, select, brick {ladrillo} lumber {madera} wool {lana} grain {cereales} other {mineral}}',
  'catan.log.banked': '{who, select, you {cambias} other {cambia}} {give} por {get} con la banca',
  'catan.log.offered':
    '{who, select, you {ofreces} other {ofrece}} {counter, select, yes {en cambio } other {}}{give} por {get}',
  'catan.log.traded':
    '{who, select, you {cambias} other {cambia}} {give} por {get} {with, select, you {contigo} other {con {name}}}',
  'catan.log.award':
    '{to, select, table {{card, select, road {la Carretera Más Larga} other {el Ejército Más Grande}} vuelve a la mesa} other {{who, select, you {tomas} other {toma}} {card, select, road {la Carretera Más Larga con {n, plural, one {# carretera} many {# carreteras} other {# carreteras}}} other {el Ejército Más Grande}}}}{from, select, none {} you {; la carta era tuya} other {; la carta era de {name}}}',
  'catan.log.revealed':
    '{who, select, you {muestras} other {muestra}} {n, plural, one {# carta de punto de victoria} many {# cartas de punto de victoria} other {# cartas de punto de victoria}}',
  'catan.log.ended':
    '{who, select, you {ganas} other {gana}} con {n, plural, one {# punto} many {# puntos} other {# puntos}}',
  'catan.replay.title':
    '{turn, plural, =0 {Estás viendo la preparación.} one {Estás viendo el turno #.} many {Estás viendo el turno #.} other {Estás viendo el turno #.}}',
  'catan.replay.back': 'Una línea atrás',
  'catan.replay.forward': 'Una línea adelante',

  'catan.slip.robber': 'Aquí está el bandido: no produce nada.',
  'catan.slip.pips': 'Sale {n, plural, one {una vez} many {# veces} other {# veces}} de cada 36.',
  'catan.slip.victim':
    '{name}: {cards, plural, one {# carta} many {# cartas} other {# cartas}}, {points, plural, one {# punto} many {# puntos} other {# puntos}}',
  'catan.slip.building':
    '{who, select, you {Tu {piece, select, city {ciudad} other {asentamiento}}} other {{piece, select, city {Ciudad} other {Asentamiento}} de {name}}}',
  'catan.slip.free': 'Una intersección libre',
  'catan.slip.hexes': '{hexes}: {n, plural, one {# puntito} many {# puntitos} other {# puntitos}}.',
  'catan.slip.road': '{who, select, you {Tu carretera} other {Carretera de {name}}}',
  'catan.slip.row':
    'Tramo más largo: {n, plural, one {# carretera} many {# carreteras} other {# carreteras}}.',
  'catan.slip.freePath': 'Un camino libre',

  'catan.answer.score':
    '{name}: {points, plural, one {# punto} many {# puntos} other {# puntos}}, {cards, plural, one {# carta} many {# cartas} other {# cartas}}',
  'catan.answer.noMoves': 'Aún no ha pasado nada.',
  'catan.answer.hand': 'En tu mano: {cards}.',
  'catan.answer.discard': 'Elige {n, plural, one {# carta} many {# cartas} other {# cartas}} para descartar.',
  'catan.answer.offer':
    'Alguien te ofrece un trato: acepta, rechaza, ofrece otra cosa o recházalos todos este turno.',
  'catan.answer.start': 'Lanza los dados{cards, select, yes { o juega antes una carta} other {}}.',
  'catan.answer.places':
    '{n, plural, one {Hay # lugar abierto.} many {Hay # lugares abiertos.} other {Hay # lugares abiertos.}} Pulsa N para el siguiente.',
  'catan.answer.main':
    'Puedes construir: {roads, plural, =0 {ninguna carretera} one {una carretera en # lugar} many {una carretera en # lugares} other {una carretera en # lugares}}, {settlements, plural, =0 {ningún asentamiento} one {un asentamiento en # lugar} many {un asentamiento en # lugares} other {un asentamiento en # lugares}}, {cities, plural, =0 {ninguna ciudad} one {una ciudad en # lugar} many {una ciudad en # lugares} other {una ciudad en # lugares}}, {buy, plural, =0 {ninguna carta} one {una carta} many {una carta} other {una carta}}.',
  'catan.answer.awaited':
    '{who, select, you {Se te espera} other {{n, plural, one {Se espera a {names}} many {Se espera a {names}} other {Se espera a {names}}}}}.',
  'catan.answer.whatNone': 'No señalas nada de la isla: señala un lugar o ve a uno con las flechas.',

  'catan.keys.arrows': 'por los caminos o de hexágono en hexágono',
  'catan.keys.space': 'elegir lo que se mira',
  'catan.keys.build': 'al menú de construcción',
  'catan.keys.digits': 'elegir por número una pieza, un jugador o una oferta',
  'catan.keys.trade': 'comerciar',
  'catan.keys.enter': 'hacer lo que dice el botón rojo; en la isla, si no hay nada planeado, elegir',
  'catan.keys.undo': 'deshacer',
  'catan.keys.production': 'quién recibe qué de cada hexágono',
  'catan.keys.step': 'una línea atrás o adelante en la crónica',

  'catan.no.CAT-COMP-01': 'Estos no son los 19 hexágonos de la caja.',
  'catan.no.CAT-COMP-03': 'Estos no son los 18 tokens de número de la caja.',
  'catan.no.CAT-COMP-04': 'Estos no son los nueve puertos de la caja.',
  'catan.no.CAT-MAP-10': 'La isla ya está puesta, o aún falta ponerla.',
  'catan.no.CAT-MAP-12': 'Los números no siguen las letras en espiral.',
  'catan.no.CAT-MAP-15': 'Dos números rojos están juntos.',
  'catan.no.CAT-MAP-16': 'Todos los hexágonos menos el desierto tienen un número.',
  'catan.no.CAT-SETUP-03': 'La carretera parte del asentamiento recién colocado.',
  'catan.no.CAT-SETUP-04': 'La segunda carretera parte del segundo asentamiento.',
  'catan.no.CAT-TURN-01': 'Es el turno de otro.',
  'catan.no.CAT-TURN-02':
    '{rolled, select, yes {Los dados ya se han lanzado.} other {Primero se lanzan los dados.}}',
  'catan.no.CAT-TURN-03': 'Primero se mueve el bandido.',
  'catan.no.CAT-TURN-04': 'En este turno ya se ha construido algo: se acabó el comercio.',
  'catan.no.CAT-TURN-07': 'Antes hay que acabar otra cosa.',
  'catan.no.CAT-BUILD-01': 'Aún necesitas {cards}.',
  'catan.no.CAT-BUILD-02': 'Eso viene después de la tirada.',
  'catan.no.CAT-ROAD-01': 'Allí ya hay una carretera.',
  'catan.no.CAT-ROAD-03': 'Ninguna carretera ni edificio tuyos toca este camino.',
  'catan.no.CAT-ROAD-04': 'En medio hay un edificio de otro jugador.',
  'catan.no.CAT-ROAD-07': 'Tus 15 carreteras están todas en la isla.',
  'catan.no.CAT-SETL-02': 'Allí ya hay un edificio.',
  'catan.no.CAT-SETL-03': 'Ninguna carretera tuya llega hasta allí.',
  'catan.no.CAT-SETL-04': 'En una intersección vecina hay un edificio.',
  'catan.no.CAT-SETL-06': 'Tus cinco asentamientos están en la isla: una ciudad te devuelve uno.',
  'catan.no.CAT-CITY-01': 'Una ciudad sustituye a un asentamiento tuyo.',
  'catan.no.CAT-CITY-03': 'Tus cuatro ciudades están en la isla.',
  'catan.no.CAT-DEV-01': 'No tienes esa carta.',
  'catan.no.CAT-DEV-02': 'No quedan cartas de desarrollo.',
  'catan.no.CAT-DEV-03': 'En este turno ya se ha jugado una carta de desarrollo.',
  'catan.no.CAT-DEV-04': 'Se ha comprado en este turno: se puede jugar desde el próximo.',
  'catan.no.CAT-DEV-05': 'Las cartas de punto de victoria solo se muestran para ganar, y entonces solas.',
  'catan.no.CAT-PROG-03': 'No queda ninguna carretera, o ningún camino para ella.',
  'catan.no.CAT-PROG-04': 'Se toman dos cartas.',
  'catan.no.CAT-PROG-05': 'La banca no tiene estas cartas.',
  'catan.no.CAT-PROG-06': 'La banca está vacía.',
  'catan.no.CAT-SEVEN-02': 'No tienes nada que descartar.',
  'catan.no.CAT-SEVEN-03': 'Primero todos descartan las cartas que deben.',
  'catan.no.CAT-SEVEN-04': 'No tienes esa carta.',
  'catan.no.CAT-ROBBER-02': 'El bandido solo se mueve tras un 7 o con un caballero.',
  'catan.no.CAT-ROBBER-03': 'El bandido está allí: debe moverse.',
  'catan.no.CAT-ROBBER-07':
    'Tras mover el bandido solo se roba a un jugador que tiene un edificio junto a él.',
  'catan.no.CAT-ROBBER-09': 'Nadie se roba a sí mismo.',
  'catan.no.CAT-TRADE-02': 'Solo el jugador de turno comercia con los demás.',
  'catan.no.CAT-TRADE-04':
    '{gone, select, withdrawn {La oferta se ha retirado.} none {No hay ninguna oferta abierta.} other {Ahora no se puede responder así.}}',
  'catan.no.CAT-TRADE-05': 'Cada parte da al menos una carta.',
  'catan.no.CAT-TRADE-06': 'Ningún recurso va en ambos sentidos.',
  'catan.no.CAT-TRADE-08': 'Faltan las cartas.',
  'catan.no.CAT-TRADE-09': 'En este momento no se comercia: antes vienen la tirada y lo que ella trae.',
  'catan.no.CAT-TRADE-10': 'Las ofertas caducan con el turno, y antes de la tirada no se comercia.',
  'catan.no.CAT-MARI-01': 'La banca pide {rate} iguales.',
  'catan.no.CAT-MARI-05': 'Lo que recibes es de otro recurso.',
  'catan.no.CAT-MARI-06': 'La banca no tiene ninguna.',
  'catan.no.CAT-MARI-07': 'Comercias con la banca en tu propio turno, después de la tirada.',
  'catan.no.CAT-VP-02': 'La partida ha acabado.',
  'catan.no.CAT-VAR-03': 'Aquí se deja en paz a quienes tienen dos puntos o menos.',
  'catan.no.CAT-VAR-07': 'En esta mesa el bandido no vuelve al desierto.',
  'catan.no.CAT-VAR-10': 'En esta mesa los jugadores no comercian entre sí.',
  'catan.no.CAT-VAR-15': 'La tercera carretera parte del tercer asentamiento.',
};
