import type { SecondaryMessages } from './messages.ts';

/** Español para lo que se abre después: diálogos, reglas, registros. */
export const messages: SecondaryMessages = {
  'name.room':
    '{n, plural, =0 {No caben más caracteres.} one {Cabe # carácter más.} many {Caben # caracteres más.} other {Caben # caracteres más.}}',

  'seats.name': 'Nombre del asiento {n}',
  'seats.colour': 'Color del asiento {n}',
  'seats.player': 'Quién juega en el asiento {n}',
  'seats.language': 'En qué idioma lee el asiento {n}',
  'seats.asPage': 'idioma de la página',
  'seats.person': 'una persona aquí',
  'seats.bot': 'bot: {level}',
  'seats.add': 'Añadir un asiento',
  'seats.remove': 'Quitar el asiento {n}',
  'seats.done': 'Listo',
  'seats.guest': 'Jugador {n}',
  'seats.order':
    'Empieza quien encabeza la lista.{covered, select, yes { Las manos quedan tapadas mientras la pantalla cambia de dueño.} other {}}',

  'open.title': 'Abrir un registro',
  'open.file': 'Elegir un archivo',
  'open.drop':
    'Suelta un archivo en cualquier parte de la página o pega el texto de un registro, en JSON o en forma de texto.',
  'open.paste': 'Texto de un registro',
  'open.read': 'Abrir',
  'open.fault': 'Este registro no se puede abrir',
  'open.faultAt': 'Se interrumpe en la acción {at}',
  'open.large': 'Este archivo pasa de 5 MB: ningún registro es tan largo, y no se ha leído.',
  'open.first': 'Este archivo contiene varias partidas, una por línea. Aquí está la primera.',

  'recordFault.rule': 'Aquí el registro incumple una regla.',
  'recordFault.form.line': 'La línea {what} del texto no se puede leer.',
  'recordFault.form.json': 'Esto no es JSON: quizá falte una parte.',
  'recordFault.form.form': 'Esto no es un registro: ni JSON ni su forma de texto.',
  'recordFault.form.format': 'Aquí no dice que sea un registro de este tipo.',
  'recordFault.form.game': 'Es un registro de otro juego: {what}.',
  'recordFault.form.member': 'Un registro no tiene ningún campo {what}.',
  'recordFault.form.deep': 'El campo «{what}» tiene demasiados niveles.',
  'recordFault.form.seats': 'La lista de asientos no tiene {what} entradas, una por asiento.',
  'recordFault.form.name':
    'Un asiento no tiene un nombre válido: puede tener hasta 60 caracteres, ninguno invisible.',
  'recordFault.form.actions': 'Las acciones no son una lista.',
  'recordFault.form.many': 'Hay más de {what} acciones.',
  'recordFault.form.times': 'Los tiempos no corresponden a las acciones: debe haber uno por cada una.',
  'recordFault.form.early': 'Se da un resultado, pero la partida no ha acabado.',
  'recordFault.form.result': 'El resultado dado no es aquel al que llevan las acciones.',
  'recordFault.form.by': 'La acción no es de nadie de esta mesa.',
  'recordFault.form.action': 'No hay ninguna acción de esta forma.',
  'recordFault.fairness.form': 'Lo que dice del azar limpio no es un objeto JSON.',
  'recordFault.fairness.member': 'Lo que dice del azar limpio no tiene ningún campo {what}.',
  'recordFault.fairness.scheme': 'Se repartió de otra manera, desconocida aquí: {what}.',
  'recordFault.fairness.game': 'El identificador de la partida no son de 1 a 100 caracteres ASCII visibles.',
  'recordFault.fairness.commitment': 'El compromiso no son 32 bytes en hexadecimal.',
  'recordFault.fairness.nonces': 'El número de un asiento no son 16 bytes en hexadecimal ni está vacío.',
  'recordFault.fairness.seats': 'No hay {what} números, uno por asiento.',
  'recordFault.fairness.secret': 'El secreto no son 32 bytes en hexadecimal.',
  'recordFault.option.options': 'Las opciones no son un objeto JSON.',
  'recordFault.option.unknown': 'No hay ninguna opción «{option}».',
  'recordFault.option.value': '{option}: esto no se puede elegir.',

  'rules.title': 'Reglas',
  'rules.game': 'Juego',
  'rules.find': 'Buscar una regla',
  'rules.near': 'Junto a esta regla',
  'rules.sameIn': 'Igual en',
  'rules.source': 'Fuente',
  'rules.status': 'En esta mesa',
  'rules.here': 'se juega como está escrito',
  'rules.hereExcept': 'se juega; {reason}',
  'rules.notHere': 'no se juega; {reason}',
  'rules.nothing': 'Ninguna regla contiene todas estas palabras.',
  'rules.found': '{n, plural, one {# regla} many {# reglas} other {# reglas}}',
  'rules.elsewhere': 'En {game}: {n, plural, one {# regla} many {# reglas} other {# reglas}}',
  'rules.loading': 'Se está cargando el reglamento.',
  'rules.none': 'Las reglas de este juego no están escritas aquí.',
  'rules.failed':
    'No se ha podido cargar el reglamento. Sin conexión está disponible tras la primera visita completa.',
  'rules.unknown': 'No hay ninguna regla {id} en el reglamento.',
  'rules.contents': 'Todos los capítulos',
  'rules.printed': 'Como está escrito aquí',

  'warning.otherPage': 'Se ha seguido jugando en esta mesa desde otra ventana.',
  'warning.older': 'Lo que ves aquí es anterior.',
  'warning.takeOver': 'Ver lo más reciente',
  'warning.keepMine': 'Seguir aquí, como partida aparte',

  'menu.new': 'Nueva partida',
  'menu.copy': 'Copiar en forma de texto',
  'menu.copied': 'Copiado.',
  'menu.copyFailed': 'El navegador no ha permitido copiar; aquí está el texto.',
  'copy.do': 'Copiar',
  'copy.copied': 'Copiado.',
  'copy.selected':
    'El navegador no permite copiar aquí. El texto está seleccionado: cópialo con el teclado o mantenlo pulsado.',
  'menu.open': 'Abrir un registro',
  'menu.keys': 'Teclado',
  'menu.rules': 'Reglas',
  'menu.settings': 'Ajustes',
  'menu.language': 'Idioma',
  'menu.theme': 'Tema',
  'menu.theme.system': 'como el sistema',
  'menu.theme.light': 'claro',
  'menu.theme.dark': 'oscuro',
  'menu.theme.contrast': 'alto contraste',
  'menu.speed': 'Movimiento',
  'menu.speed.0': 'ninguno',
  'menu.speed.0.5': 'rápido',
  'menu.speed.1': 'normal',
  'menu.speed.2': 'lento',
  'menu.sound': 'Sonido',
  'menu.tableVolume': 'Sonidos de la mesa',
  'menu.alertsVolume': 'Avisos: una oferta; tu turno, si la página no se ve',
  'menu.volume.0': 'mudo',
  'menu.volume.1': 'bajo',
  'menu.volume.2': 'normal',
  'menu.volume.3': 'alto',
  'menu.letters': 'Las letras sueltas son teclas',
  'menu.purist': 'Mesa purista: sin marcas ni sumas',
  'menu.hints': 'Ofrecer consejos: una buena jugada y por qué',
  'menu.textBoard': 'Mostrar el tablero como texto',
  'menu.hand': 'Pulgar, con el móvil en horizontal',
  'menu.hand.right': 'derecho',
  'menu.hand.left': 'izquierdo',
  'menu.about':
    'Los nombres de los juegos son de sus dueños y solo dicen qué reglas se juegan. Las imágenes y los textos son nuestros.',
  'menu.holdsAll': 'Contiene las cartas de todos.',

  'keys.name':
    '{key, select, Space {Espacio} Home {Inicio} End {Fin} Enter {Intro} Shift {Mayús} other {{key}}}',
  'keys.title': 'Teclado',
  'keys.next': 'lugar permitido siguiente o anterior',
  'keys.escape': 'un paso atrás',
  'keys.fit': 'ajustar el tablero',
  'keys.zoom': 'zoom',
  'keys.pan': 'mover el tablero',
  'keys.log': 'hoja con los asientos y la crónica',
  'keys.steps': 'en el repaso: un momento atrás o adelante',
  'keys.play': 'en el repaso: reproducir o pausar',
  'keys.ends': 'primer o último momento del repaso',
  'keys.what': 'qué es esto',
  'keys.scores': 'leer los puntos',
  'keys.moves': 'leer las últimas jugadas',
  'keys.options': 'leer qué puedo hacer',
  'keys.who': 'leer a quién se espera',
  'keys.text': 'el tablero como texto',
  'keys.map': 'esta lista',
  'keys.find': 'buscar una regla',
  'keys.off': 'Las letras sueltas se pueden desactivar en el menú.',

  'setup.dropChange': 'Dejar esta regla como está impresa',

  'open.playOn': 'Seguir jugando desde ahí',
  'gameUnavailable.missing': 'Esta partida no está en este dispositivo.',
  'gameUnavailable.note.missing':
    'La dirección de una mesa lleva a una partida que conserva su propio navegador. Para traer aquí una partida, guárdala allí como archivo e impórtala en el estante.',
  'gameUnavailable.denied': 'Este navegador no conserva partidas.',
  'gameUnavailable.note.denied':
    'Quizá esta ventana sea privada, o los ajustes no dejen que la página conserve nada.',
  'gameUnavailable.broken': 'Esta partida no se puede abrir.',
  'menu.newSure':
    'Este navegador no conserva la partida: en cuanto te vayas, solo su registro puede devolverla.',
  'library.notDone': 'El navegador no ha querido guardarlo. Haz sitio e inténtalo otra vez.',
  'library.unread': 'Un archivo no se ha podido leer. Lo leído antes está aquí.',
  'gameUnavailable.failed': 'Esta partida no se puede abrir ahora.',
  'gameUnavailable.note.failed':
    'No se ha podido cargar un archivo que necesita. La partida misma está a salvo.',
  'library.games': 'Partidas',
  'library.statistics': 'Estadísticas',
  'library.running': 'En curso',
  'library.over': 'Acabadas',
  'library.count': '{n, plural, one {# partida} many {# partidas} other {# partidas}}',
  'library.empty':
    'Aquí todavía no hay ninguna partida. Cada una llega sola a este estante en cuanto empieza.',
  'library.denied':
    'Este navegador no conserva partidas: quizá esta ventana sea privada, o los ajustes no lo permitan. Guarda el registro de una partida antes de dejar su mesa.',
  'library.goOn': 'Seguir',
  'library.lookAt': 'Resultado',
  'library.replay': 'Repasar desde el principio',
  'library.rename': 'Ponerle nombre',
  'library.save': 'Guardar como archivo',
  'library.delete': 'Borrar',
  'library.nameOf': 'Nombre de esta partida',
  'library.keepName': 'Guardar este nombre',
  'library.won': 'victoria',
  'library.thrown':
    '{n, plural, one {La partida se ha borrado.} many {Se han borrado # partidas.} other {Se han borrado # partidas.}}',
  'library.putBack': 'Deshacer',
  'library.saveAll': 'Guardar todas en un archivo',
  'library.bringIn': 'Importar archivos',
  'library.reading': 'Se están leyendo las partidas.',
  'library.large': 'Este archivo pasa de 200 MB y no se ha leído.',
  'library.full': 'En el navegador no caben más partidas. Las leídas antes están aquí.',
  'library.broughtIn':
    '{n, plural, =0 {No se ha importado ninguna partida.} one {Se ha importado # partida.} many {Se han importado # partidas.} other {Se han importado # partidas.}} {known, plural, =0 {} one {# ya estaba aquí.} many {# ya estaban aquí.} other {# ya estaban aquí.}}',
  'library.untaken':
    '{n, plural, one {# registro no se puede abrir:} many {# registros no se pueden abrir:} other {# registros no se pueden abrir:}}',
  'library.record': 'Registro {n}:',
  'library.promised': 'El navegador ha prometido conservar estas partidas hasta que las borres.',
  'library.unpromised': 'El navegador puede borrar estas partidas cuando falte sitio en el dispositivo.',
  'library.refused': 'El navegador no promete nada. Guarda todas en un archivo de vez en cuando.',
  'library.askPromise': 'Pedirle que las conserve',
  'library.insecure':
    'Los navegadores solo guardan la página misma con HTTPS: para seguir aquí estas partidas hay que poder llegar al ordenador que la sirve.',
  'library.noStatistics': 'Las estadísticas empiezan con la primera partida acabada.',
  'library.counting': 'Contadas: {n} de {of, plural, one {# partida} many {# partidas} other {# partidas}}.',
  'library.who': 'Quién',
  'library.wins': 'Victorias',
  'library.mean': 'Media de puntos',
  'library.against': 'Tú contra bots: {bots}',
  'library.sources': 'De dónde salen los puntos de un jugador, por partida',

  'leaderboard.pages': 'Resultados',
  'leaderboard.toTables': 'Volver a las mesas en línea',
  'leaderboard.ladder': 'Clasificación',
  'leaderboard.chance': 'Lo que hizo el azar',
  'leaderboard.person': 'Perfil',
  'leaderboard.absent':
    '{why, select, nowhere {Detrás de esta página no hay ningún servidor.} missing {Aquí no hay nada: quizá se borró la cuenta.} other {Ahora mismo no se puede llegar al servidor.}}',
  'leaderboard.pace': '{pace, select, live {con reloj} days {a lo largo de días} other {sin reloj}}',
  'leaderboard.company': '{company, select, bots {con bots} guests {con invitados} other {solo personas}}',
  'leaderboard.pool': 'Mesas',
  'leaderboard.place': 'Puesto',
  'leaderboard.rating': 'Puntuación',
  'leaderboard.give': '± {n}',
  'leaderboard.provisional': 'provisional',
  'leaderboard.bot': 'bot',
  'leaderboard.more': 'Mostrar más',
  'leaderboard.noLadder':
    'Nadie ha acabado todavía una partida puntuable. Si el resultado de una mesa cuenta se acuerda al abrirla.',
  'leaderboard.ladderNote':
    'Todo el mundo empieza con 1000. El número dice qué fuerza tiene alguien como mínimo, según lo que han mostrado las partidas; crece con las victorias, con los buenos puestos y con la certeza. Solo cuentan las mesas puntuables, y solo frente a mesas de la misma clase.',
  'leaderboard.provisionalNote':
    'Las puntuaciones provisionales van al final: aún hay pocas partidas o pocos rivales distintos.',
  'leaderboard.guestsNote':
    'Los invitados aún no tienen un camino de vuelta a su cuenta. Las mesas con un invitado se comparan solo entre sí.',
  'leaderboard.since': 'Aquí desde el {when}',
  'leaderboard.tag': 'Cuenta {tag}',
  'leaderboard.unlisted': 'Esta persona no muestra sus puntuaciones ni sus resultados.',
  'leaderboard.unlistedYou':
    'Solo tú ves esta página así: a los demás no les muestra puntuaciones ni resultados.',
  'leaderboard.results': 'Partidas acabadas',
  'leaderboard.noResults': 'Todavía ninguna que pueda saber todo el mundo.',
  'leaderboard.noRatings': 'Aún sin puntuación.',
  'leaderboard.tables': 'Partidas para ver',
  'leaderboard.noTables': 'Todavía no ha acabado ninguna partida pública.',
  'leaderboard.with': 'con {names}',
  'leaderboard.somebody': 'alguien',
  'leaderboard.month': 'Mes',
  'leaderboard.ever': 'Todos los meses',
  'leaderboard.chanceLead':
    'Todo lo que salió por azar en las mesas de este servidor, una vez acabadas: cada extracción se derivó de nuevo del secreto con el que se había comprometido quien reparte, y se contó. Las mesas que necesitan un enlace se suman cuando acaba su mes, y solo si son diez o más.',
  'leaderboard.chanceNot.honest':
    'El azar no tiene memoria: los recuentos oscilan, y de veinte barras una queda fuera de su banda.',
  'leaderboard.chanceNot.luck':
    'Que todas las mesas juntas estén equilibradas no dice nada de una sola: la mala suerte existe.',
  'leaderboard.chanceNot.steered':
    'Si en tu propia partida se repartió según lo comprometido lo demuestra su registro, y no esta página.',
  'leaderboard.counted': '{n, plural, one {# mesa} many {# de mesas} other {# mesas}}',
  'leaderboard.wrong':
    '{n, plural, one {# mesa no se cuenta: algo que salió allí por azar no es lo que tocaba.} many {# de mesas no se cuentan: algo que salió allí por azar no es lo que tocaba.} other {# mesas no se cuentan: algo que salió allí por azar no es lo que tocaba.}}',
  'leaderboard.draws': '{n, plural, one {# extracción} many {# de extracciones} other {# extracciones}}',
  'leaderboard.outside':
    '{n, plural, =0 {ninguna barra de {all} queda fuera de su banda} one {# barra de {all} queda fuera de su banda} many {# de barras de {all} quedan fuera de su banda} other {# barras de {all} quedan fuera de su banda}}',
  'leaderboard.chi': 'El azar honrado se aparta al menos tanto en el {share} de los recuentos así.',
  'leaderboard.noChi':
    'Cada extracción tiene otras probabilidades que la anterior y se compara con las suyas.',

  'fairness.title': '¿Fue limpio?',
  'fairness.lead':
    'Elige el registro de una partida jugada en línea. Todo lo que en ella decidió el azar se vuelve a derivar aquí, en tu dispositivo, del secreto que reveló al final quien repartía.',
  'fairness.choose': 'Elegir un registro',
  'fairness.another': 'Elegir otro registro',
  'fairness.drop': 'o suéltalo en cualquier parte de esta página',
  'fairness.reading': 'Se está comprobando el registro.',
  'fairness.faulty': 'Este registro no se puede comprobar',
  'fairness.good':
    '{n, plural, one {El único azar se sigue del secreto} many {Los # de azares se siguen del secreto} other {Los # azares se siguen del secreto}}',
  'fairness.goodNote':
    'El secreto es el del compromiso, y nada de lo que decidió el azar se eligió ni se cambió.',
  'fairness.soFar':
    '{n, plural, one {El único azar hasta ahí se sigue del secreto} many {Los # de azares hasta ahí se siguen del secreto} other {Los # azares hasta ahí se siguen del secreto}}',
  'fairness.soFarNote':
    'El registro se corta tras {actions, plural, one {# acción} many {# de acciones} other {# acciones}} y la partida no ha acabado: se recortó o se abandonó. De lo que vino después no se sabe nada.',
  'fairness.wrong': 'El azar {n} no es el que tocaba',
  'fairness.wrongNote':
    'En la acción {at} el registro tiene otra cosa que la que se sigue del secreto. {before, plural, =0 {} one {El azar anterior es correcto.} many {Los # de azares anteriores son correctos.} other {Los # azares anteriores son correctos.}}',
  'fairness.due': 'Tocaba',
  'fairness.found': 'En el registro',
  'fairness.instead': '{found}; tocaba: {due}',
  'fairness.otherSecret': 'El secreto no es el del compromiso',
  'fairness.otherSecretNote':
    'O quien repartía se comprometió con un secreto y reveló otro, o se cambió el registro.',
  'fairness.dueCommitment': 'Cuál habría sido el compromiso con este secreto',
  'fairness.seen':
    'El compromiso es el que este dispositivo vio en la mesa{own, select, yes {, y el número que hizo para su asiento está en el registro} other {}}.',
  'fairness.notSeen': 'Este no es el compromiso que este dispositivo vio en la mesa',
  'fairness.notSeenNote':
    'El registro cuenta otra partida que la que se jugó allí, o quien repartía cambió el secreto.',
  'fairness.notOwn': 'El número que hizo este dispositivo no está en el registro',
  'fairness.notOwnNote':
    'Alguien se sentó a esa mesa con este dispositivo, y el registro tiene otros números en todos los asientos: es de otra partida, o se cambió un número.',
  'fairness.madeHere': 'Hecho en este dispositivo',
  'fairness.atTable': 'Visto en la mesa',
  'fairness.hidden': 'El secreto aún no se ha revelado',
  'fairness.hiddenNote':
    'Se revela al acabar la partida. Al final el compromiso debe ser el mismo que ahora.',
  'fairness.bare': 'Al registro le falta el secreto',
  'fairness.bareNote':
    'La partida ha acabado, así que su secreto ya se ha revelado. Descarga otra vez el registro de la mesa: sin el secreto no se puede comprobar ningún azar.',
  'fairness.none': 'Aquí no hay nada que comprobar',
  'fairness.noneNote':
    'Este registro no nombra a nadie que se comprometiera a nada. Una partida en un solo dispositivo la reparte el propio dispositivo, paso a paso: nadie lo dirige, pero nadie puede demostrarlo. Las partidas en línea se reparten de modo que se puedan comprobar.',
  'fairness.follows': 'De qué se sigue todo',
  'fairness.id': 'Partida',
  'fairness.commitment': 'Compromiso',
  'fairness.secret': 'Secreto',
  'fairness.nonce': 'Número de {name}',
  'fairness.noNonce': 'ninguno',
  'fairness.notRevealed': 'aún no revelado',
  'fairness.draws': 'Todo lo que decidió el azar',
  'fairness.right': 'correcto',
  'fairness.showAll': 'Mostrar los {n}',
  'fairness.counted': 'Salió',
  'fairness.expected': 'Esperado',
  'fairness.legend':
    'Barra: salió. Línea: esperado.{band, select, yes { Pálido: donde caen 95 de cada 100 cuentas así; entre tantas, una fuera no es nada raro.} other {}}',
  'fairness.proves': 'Qué demuestra esto',
  'fairness.provesNote':
    'Antes de que nadie se sentara, quien repartía fijó un secreto y mostró su huella, el compromiso. Cada asiento añadió un número propio. Todo el azar se sigue de ellos por una fórmula pública, así que nadie pudo elegir ni cambiar nada a favor de un asiento.',
  'fairness.formula':
    'La fórmula está en docs/fairness.md, para que cualquiera pueda escribir su propia comprobación. En la línea de comandos: bastide verify.',
  'fairness.not': 'Qué no demuestra',
  'fairness.not.seen': 'Que nadie mirara antes: quien tiene el secreto puede.',
  'fairness.not.record':
    'Que este sea el registro de tu partida: un registro dice lo que quiera quien lo escribe. En el dispositivo con el que jugaste, el compromiso y el número se comparan solos; en otro, compáralos con los del menú de la mesa, en «Reparto limpio».',
  'fairness.not.league':
    'Nada si quien reparte está de acuerdo con quien se sienta el último: juntos podrían probar números hasta que uno les guste.',
  'fairness.not.play': 'Nada de lo que hicieron los jugadores: solo se comprueba el azar.',

  'online.seeking': 'Buscando el servidor…',
  'online.lost': 'Sin conexión con el servidor: volviendo a intentarlo…',
  'online.lostFor':
    'Lo que se ve puede tener {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} de retraso.',
  'online.noAnswer': 'el servidor no responde.',
  'online.no.missing': 'Aquí no hay tal mesa para ti.',
  'online.note.missing':
    'Quizá la dirección esté incompleta o la mesa sea solo para quienes tienen su enlace.',
  'online.no.away': 'No se puede llegar al servidor.',
  'online.note.away': 'La mesa se guarda allí y se mostrará en cuanto el servidor responda.',
  'online.no.nowhere': 'Detrás de esta página no hay servidor.',
  'online.note.nowhere':
    'Aquí se juega en este dispositivo: a solas contra bots o varios en una pantalla. Para una mesa en tu propia red, inicia Bastide en un ordenador y abre la dirección que muestra.',
  'online.no.unknown': 'Esta página no conoce ese juego.',
  'online.note.unknown': 'El servidor juega a un juego posterior a esta página: vuelve a cargarla.',
  'online.closed':
    '{who, select, you {Has cerrado esta mesa.} nobody {La mesa se ha cerrado: ya no había nadie.} other {La mesa se ha cerrado.}}',
  'online.closedNote':
    '{who, select, you {Quien llegue por el enlace lo sabrá.} nobody {La partida no llegó a empezar; no se ha perdido nada. Abre tu propia mesa o busca otra.} other {Quien la abrió la cerró antes de empezar; no se ha perdido nada. Abre tu propia mesa o pide un enlace nuevo.}}',
  'online.before': 'A la partida anterior',
  'online.lobby': 'Mesas en línea',
  'library.online': 'Las partidas en línea se guardan en el servidor.',
  'notifications.tell': 'Avísame cuando me toque',
  'notifications.not':
    '{why, select, insecure {Los navegadores solo permiten avisos de turno con HTTPS.} install {Este dispositivo te avisa de tu turno si la página está en la pantalla de inicio: ponla ahí con el botón de compartir y ábrela desde ahí.} denied {Los ajustes del navegador prohíben los avisos de esta página.} other {Este navegador no puede avisarte de tu turno.}}',
  'notifications.failed': 'El servidor no envía avisos ahora.',
  'notifications.awaited':
    '{others, select, none {Te espera una mesa.} other {Te espera la mesa con {others}.}}',
  'fairness.noRecord':
    'El servidor no entrega este registro: quizá la partida no ha terminado o no puedes verla.',

  'weighedMoves.title': '{name}: ¿por qué esta jugada?',
  'weighedMoves.about':
    'Lo que se sopesó, lo mejor primero: la probabilidad de ganar{lead, select, yes {, la ventaja esperada en puntos} other {}} y lo que distingue la jugada de las demás.',
  'weighedMoves.chance': 'Probabilidad de ganar:',
  'weighedMoves.lead': 'Ventaja esperada:',
  'weighedMoves.played': '(jugado)',
  'weighedMoves.term': '{term} {value}',
  'weighedMoves.thinking': '{name} lo está pensando otra vez.',
  'weighedMoves.failed': '{name} no sabe decirlo.',
  'weighedMoves.none': 'No había nada que elegir.',
};
