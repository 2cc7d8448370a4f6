import type { Messages } from './index.ts';

/** Español: lo que este programa dice a las personas. */
export const messages: Messages = {
  'program.about': 'La mesa abierta para {games}: jugar, simular, reproducir registros, consultar una regla.',

  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',

  'help.usage': 'Uso:',
  'help.arguments': 'Argumentos:',
  'help.options': 'Opciones:',
  'help.commands': 'Comandos:',
  'help.examples': 'Ejemplos:',
  'help.help': 'muestra la ayuda del comando',
  'help.version': 'muestra el número de versión',
  'help.language':
    'idioma de todo lo que se escribe para personas; si no se indica, el del entorno (LC_ALL, LC_MESSAGES, LANG)',
  'help.json': 'muestra un solo documento JSON',
  'help.choices': '{about} (valores posibles: {choices})',
  'help.default': '{about} (por defecto: {value})',
  'help.none': 'nada',

  'value.options': 'opciones',
  'value.command': 'comando',
  'value.number': 'número',
  'value.name': 'nombre',
  'value.names': 'nombres',
  'value.file': 'archivo',
  'value.files': 'archivos',
  'value.folder': 'carpeta',
  'value.words': 'palabras',
  'value.game': 'juego',
  'value.language': 'idioma',
  'value.url': 'URL',
  'value.table': 'mesa',
  'value.report': 'denuncia',
  'value.whom': 'quién',
  'value.time': 'momento',
  'value.text': 'texto',
  'value.setting': 'nombre=valor',

  'usage.unknownOption': 'opción desconocida «{flag}»',
  'usage.unknownOptionNear': 'opción desconocida «{flag}» (¿querías decir {near}?)',
  'usage.unknownCommand': 'comando desconocido «{name}»',
  'usage.unknownCommandNear': 'comando desconocido «{name}» (¿querías decir {near}?)',
  'usage.missingArgument': 'falta el argumento obligatorio «{name}»',
  'usage.missingValue': 'falta el valor de la opción «{flags}»',
  'usage.tooMany':
    'demasiados argumentos: «{command}» {expected, plural, =0 {no admite argumentos} one {admite # argumento} many {admite # de argumentos} other {admite # argumentos}}, y hay {got}',
  'usage.choices': 'la opción «{flags}» no admite el valor «{value}»; valores posibles: {choices}',
  'usage.atLeast':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un número entero, como mínimo {least}',
  'usage.between':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un número entero entre {least} y {most}',
  'usage.seconds':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un número de segundos entre {least} y {most}',
  'usage.setting':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un nombre con su valor, como smallCity=2',

  'file.unreadable':
    '{file}: {code, select, ENOENT {no existe el archivo o el directorio} EISDIR {es un directorio} EACCES {permiso denegado} EPERM {permiso denegado} ENOTDIR {no existe ese directorio} EIO {falla el dispositivo} ELOOP {los enlaces forman un círculo} ENAMETOOLONG {el nombre es demasiado largo} other {{message}}}',
  'file.unwritable':
    '{file}: no se puede escribir: {code, select, ENOENT {no existe el archivo o el directorio} EISDIR {es un directorio} EACCES {permiso denegado} EPERM {permiso denegado} ENOTDIR {no existe ese directorio} ENOSPC {no queda espacio} EFBIG {el archivo sería demasiado grande} EIO {falla el dispositivo} ELOOP {los enlaces forman un círculo} ENAMETOOLONG {el nombre es demasiado largo} EPIPE {ya nadie lo lee} EROFS {ahí no se puede escribir nada} other {{message}}}',
  'file.folder': '{file}: es un directorio',
  'file.stopped': 'detenido por {signal}: no se ha escrito nada en {file}',
  'output.unwritable':
    'no se puede escribir en la salida estándar: {code, select, ENOSPC {no queda espacio} EFBIG {el archivo sería demasiado grande} EIO {falla el dispositivo} other {{message}}}',

  'progress.games': '{bar} {done, number}/{total, number} partidas, faltan {time}',
  'progress.records': '{bar} {done, number}/{total, number} registros, faltan {time}',
  'progress.rounds': '{bar} {done, number}/{total, number} rondas, faltan {time}',
  'progress.moments': '{bar} {done, number}/{total, number} momentos, faltan {time}',

  'game.unknown': 'no hay ningún juego «{name}»; elige uno: {games}',
  'option.all': '{game}: {options}',
  'option.value': '{name} {value}',
  'option.empty': '{name} —',
  'option.foreign': 'la opción {flag} no tiene sentido en {game}',
  'option.hasFlag': 'para {name} está la opción {flag}',
  'option.refused': '{rule}: {because}',

  'fault.file': '{file}: {rule}: {because}',
  'fault.action': '{file}: acción {at}: {rule}: {because}',

  'reason.unsaid': 'esto va contra las reglas del juego',
  'reason.option.unknown': 'no hay ninguna opción «{option}»',
  'reason.option.choices': '{option}: esto no se puede elegir, solo {choices}',
  'reason.option.needs': '{option}: esto necesita la expansión {needs}, que no está en juego',
  'reason.options': 'las opciones no son un objeto JSON',
  'reason.form.line': 'la línea {what} del texto no se puede leer',
  'reason.form.json': 'esto no es JSON: quizá falte una parte',
  'reason.form.form': 'esto no es un registro: ni JSON ni su forma de texto',
  'reason.form.format': 'aquí no dice que sea un registro de este tipo',
  'reason.form.game': 'es un registro de otro juego: {what}',
  'reason.form.member': 'un registro no tiene ningún campo {what}',
  'reason.form.deep': 'el campo «{what}» tiene demasiados niveles',
  'reason.form.seats': 'la lista de asientos debe tener {what} entradas, una por asiento',
  'reason.form.name':
    'cada asiento necesita un nombre de 60 caracteres como máximo, ninguno de ellos invisible',
  'reason.form.actions': 'las acciones no son una lista',
  'reason.form.many': 'hay más de {what} acciones',
  'reason.form.times': 'los tiempos no corresponden a las acciones: debe haber uno por cada una',
  'reason.form.early': 'se da un resultado, pero la partida no ha acabado',
  'reason.form.result': 'el resultado dado no es aquel al que llevan las acciones',
  'reason.form.by': 'la acción no es de nadie de esta mesa',
  'reason.form.action': 'no hay ninguna acción de esta forma',
  'reason.form.hidden': 'no está permitido; por qué, este asiento no puede saberlo',
  'reason.fairness.form': 'el campo «fairness» no es un objeto JSON',
  'reason.fairness.member': 'el campo «fairness» no tiene ningún campo {what}',
  'reason.fairness.scheme': 'se repartió de otra manera, desconocida aquí: {what}',
  'reason.fairness.game': 'el identificador de la partida no son de 1 a 100 caracteres ASCII visibles',
  'reason.fairness.commitment': 'el compromiso no son 32 bytes en hexadecimal',
  'reason.fairness.nonces': 'un nonce no son 16 bytes en hexadecimal ni está vacío',
  'reason.fairness.seats': 'debe haber {what} nonces, uno por asiento',
  'reason.fairness.secret': 'el secreto no son 32 bytes en hexadecimal',

  'play.about':
    'Abre la mesa en un navegador: bots y personas, en una pantalla o cada cual en su dispositivo de esta red.',
  'play.host': 'quién la alcanza: todos los dispositivos de esta red, o con 127.0.0.1 solo este equipo',
  'play.network': 'Otros dispositivos de esta red: {url}',
  'play.port':
    'puerto en el que escuchar; si no se indica, el de la variable de entorno PORT o el primero libre a partir de {first}',
  'play.data': 'carpeta en la que se guardan las partidas',
  'play.store': 'no se puede usar el almacén: {because}',
  'play.noOpen': 'no abre el navegador',
  'play.json': 'muestra la dirección como un solo documento JSON',
  'play.open': 'La mesa está abierta en {url} (Ctrl-C para cerrarla)',
  'play.unbuilt': 'la página aún no está generada: ejecuta `npm run build` en el directorio del repositorio',
  'play.environment':
    'la variable de entorno PORT no admite el valor «{value}»: debe ser un número entero entre {least} y {most}',
  'play.busy': 'el puerto {port} está ocupado',
  'play.allBusy': 'los puertos del {first} al {last} están todos ocupados: elige otro con --port',
  'play.denied': 'el puerto {port} no está permitido',
  'play.noListening':
    'no se puede escuchar en {host}: {code, select, ENOTFOUND {no existe esa dirección} EADDRNOTAVAIL {esa dirección no es de este equipo} other {{message}}}',

  'store.data': 'dónde se guardan las partidas, una carpeta; si no, {folder}',
  'store.databaseUrl': 'una base de datos PostgreSQL en vez de una carpeta: postgres://user@host/name',
  'store.one':
    'las partidas se guardan en una carpeta o en una base de datos: indica una sola, --data o --database-url',
  'store.inUse':
    'las partidas de {folder} las usa ahora otro Bastide: usa ese, ciérralo antes o elige otra carpeta con --data',
  'store.vanished':
    '{file} falta o está vacío, aunque ahí había partidas: recupera una copia con `bastide restore COPIA --force`, o borra {sign} para empezar con un almacén vacío',
  'store.damaged': '{file} está dañado ({detail}): recupera una copia con `bastide restore COPIA --force`',

  'serve.about':
    'Sirve mesas y página para muchas personas, por ejemplo tras un proxy con HTTPS; no abre ningún navegador.',
  'serve.port': 'dónde escuchar; si no, {port}',
  'serve.host': 'en qué dirección escuchar; si no, {host}; con 0.0.0.0, en todas',
  'serve.bus':
    'NATS, por el que varios servidores se cuentan las novedades: nats://host:4222, o nats://host:4222/prefix si lo comparten varios grupos de servidores',
  'serve.bots':
    'dónde piensan los bots: en hilos de este proceso (threads) o en procesos del bus (workers: bastide worker), y en sus hilos si ninguno responde; si no, workers cuando hay un bus',
  'serve.botThreads': 'hilos de este proceso en los que piensan los bots; si no, uno menos que procesadores',
  'serve.origin': 'cómo se llega a él: https://play.example',
  'serve.hosts': 'otros nombres con los que se llega a él, separados por comas',
  'serve.trustProxy': 'proxies cuyas cabeceras X-Forwarded se creen: direcciones, redes, loopback o all',
  'serve.pushContact':
    'a quién acuden los servicios de notificaciones si hace falta: mailto:… o una página https; si no, la dirección de --origin',
  'serve.config': 'un archivo JSON con todo esto y los límites: docs/operating.md',
  'serve.log': 'cuánto se registra; si no, info',
  'serve.json': 'imprimir la dirección como un documento JSON antes del registro',
  'serve.note.environment':
    'Todo esto puede estar en el entorno: BASTIDE_PORT, BASTIDE_HOST, BASTIDE_DATA, BASTIDE_DATABASE_URL, BASTIDE_BUS, BASTIDE_BOTS, BASTIDE_BOT_THREADS, BASTIDE_ORIGIN, BASTIDE_TRUST_PROXY, BASTIDE_CONFIG, BASTIDE_LOG; el token de /metrics, como BASTIDE_METRICS_TOKEN. Primero vale la línea de órdenes, luego el entorno, luego el archivo.',
  'serve.note.log': 'El registro va a la salida estándar, un documento JSON por línea, sin secretos.',
  'serve.botsWithoutBus':
    'a los procesos se les pregunta por un bus, y no se ha indicado ninguno: --bus nats://host:4222, o --bots threads',
  'serve.here': 'línea de órdenes o entorno',
  'serve.noJson': '{file}: esto no es JSON: {because}',
  'serve.faults': '{source}: {faults}',
  'serve.fault': '{path}: {detail}',

  'worker.about': 'Piensa por los bots de los servidores del mismo bus: un proceso aparte.',
  'worker.threads': 'hilos que piensan; si no, uno menos que procesadores',
  'worker.arena':
    'jugar en su lugar partidas de arenas (bastide arena --bus); entonces con tantos hilos como procesadores',
  'worker.readyArena': 'En el bus {bus}: jugando para arenas (Ctrl-C para terminar)',
  'worker.note':
    'Cuantos se quiera se reparten el trabajo. Un servidor al que nadie responde piensa por sí mismo.',
  'worker.ready': 'En el bus {bus}: pensando por los bots (Ctrl-C para terminar)',
  'worker.noBus': '{bus} no es un bus: nats://host:4222, o varios separados por comas',

  'admin.about':
    'Muestra, cierra y exporta partidas, muestra denuncias y veta, también mientras un servidor funciona.',
  'admin.note':
    'Lo que se hace aquí se escribe como todo lo demás: quien mira una mesa lo ve en menos de diez segundos.',
  'admin.tables': 'Muestra las mesas, primero las que cambiaron hace menos.',
  'admin.state': 'solo estas',
  'admin.close': 'Termina una mesa; no gana nadie.',
  'admin.table': 'el identificador de una mesa',
  'admin.export': 'Imprime el registro de una partida, o los de todas.',
  'admin.all': 'todas las partidas empezadas, un registro por línea',
  'admin.output': 'escribir en este archivo',
  'admin.note.secret':
    'Si la partida guarda secretos, como cartas en la mano, solo hay registro cuando ha terminado.',
  'admin.people': 'Muestra personas y bots, primero los que llegaron hace menos.',
  'admin.ban': 'Veta a una persona y a sus bots, o una dirección o red: pueden mirar, pero no cambiar nada.',
  'admin.unban': 'Retira un veto.',
  'admin.whom': 'el identificador de una persona, una dirección o una red como 192.0.2.0/24',
  'admin.until': 'hasta cuándo: 2026-12-24, o 12h, 7d desde ahora; si no, para siempre',
  'admin.why': 'por qué, para quienes llevan el servidor',
  'admin.noTables': 'No hay mesas.',
  'admin.noTable': 'no hay ninguna mesa {table}',
  'admin.closed': 'La mesa {table} está cerrada.',
  'admin.wasOver': 'En la mesa {table} la partida ya había terminado.',
  'admin.noRecord.not-begun': 'en la mesa {table} la partida no ha empezado: aún no hay registro',
  'admin.noRecord.secret': 'la partida de la mesa {table} guarda secretos: habrá registro cuando termine',
  'admin.oneOrAll': 'indica una mesa, o di --all',
  'admin.exported':
    '{exported, plural, one {# registro} many {# registros} other {# registros}} en {file}; {skipped, number} sin empezar o aún secretas',
  'admin.banned': '{whom} tiene un veto hasta {until}.',
  'admin.bannedForGood': '{whom} tiene un veto para siempre.',
  'admin.unbanned': '{whom} ya no tiene ningún veto.',
  'admin.notBanned': '{whom} no tiene ningún veto, o no se conoce',
  'admin.nobody': '{whom} no es aquí ninguna persona, ni una dirección ni una red',
  'admin.noTime': '«{value}» no es un momento futuro: una fecha como 2026-12-24, o 12h, 7d desde ahora',
  'admin.head.table': 'mesa',
  'admin.head.game': 'juego',
  'admin.head.state': 'estado',
  'admin.head.seats': 'asientos',
  'admin.head.changed': 'cambio (UTC)',
  'admin.head.person': 'persona',
  'admin.head.name': 'nombre',
  'admin.head.tables': 'mesas',
  'admin.head.seen': 'visto (UTC)',
  'admin.head.banned': 'veto',
  'admin.state.open': 'abierta',
  'admin.state.running': 'en juego',
  'admin.state.over': 'terminada',
  'admin.free': 'libre',
  'admin.gone': 'borrado',
  'admin.bot': '{name} (bot)',
  'admin.seatBot': '{name} (bot: {bot})',
  'admin.forGood': 'para siempre',
  'admin.bannedUntil': 'hasta {until}',
  'admin.reports': 'Muestra lo que se ha denunciado, primero lo más antiguo.',
  'admin.allReports': 'también denuncias cerradas',
  'admin.closeReport': 'cierra esta denuncia: alguien la ha visto',
  'admin.report':
    '{reporter} denuncia a {about} ({person}): {why, select, insult {insulto} spam {spam} cheating {trampa} stalling {demora} name {nombre} other {otra cosa}}',
  'admin.quoted': '«{text}»',
  'admin.reportWasClosed': '(cerrada {at})',
  'admin.noReports': 'No hay denuncias abiertas.',
  'admin.noReport': 'no hay ninguna denuncia abierta {report}',
  'admin.reportClosed': 'La denuncia {report} está cerrada.',
  'check.about':
    'Revisa el almacén, también mientras lo usa un servidor: si está entero, es privado y de esta versión, además del reloj y el disco.',
  'check.thorough': 'compara también cada índice con su tabla: tarda más',
  'check.note':
    'No se cambia nada. El código de salida es 1 si algo falla; si solo hay avisos, sigue siendo 0.',
  'check.ok': 'bien',
  'check.warn': 'aviso',
  'check.fail': 'FALLO',
  'check.store.whole': 'El almacén está entero.',
  'check.store.reached': 'PostgreSQL responde. De sus archivos se ocupa por su cuenta.',
  'check.store.unread':
    'El almacén es grande ({size} MB) y al arrancar no se comprobó si está dañado. Para comprobarlo, ejecuta `bastide admin check`.',
  'check.store.missing':
    '{file} falta o está vacío. Indica la carpeta correcta con --data, o recupera una copia con `bastide restore COPIA --force`.',
  'check.store.damaged':
    '{file} está dañado ({detail}). Detén el servidor y recupera una copia con `bastide restore COPIA --force`.',
  'check.store.unusable': 'No se puede usar el almacén: {detail}',
  'check.permissions.private': 'Solo su dueño puede leer el almacén.',
  'check.permissions.open':
    'Otros usuarios de esta máquina tienen acceso al almacén, y con él a lo que el repartidor guarda en secreto: ejecuta `chmod go= {paths}`.',
  'check.permissions.unknown': 'No se pudo averiguar quién más puede leer {file}: {detail}',
  'check.schema.current': 'Las tablas del almacén son las de esta versión ({step}).',
  'check.schema.older':
    'El almacén lo escribió un Bastide anterior ({step}). El próximo arranque lo actualiza: haz antes una copia con `bastide backup ARCHIVO`.',
  'check.schema.newer': 'El almacén lo escribió un Bastide más nuevo ({step}): instala esa versión.',
  'check.schema.none':
    'En esta base de datos no hay ningún almacén de Bastide. Indica el correcto con --data o --database-url.',
  'check.rules.known': 'Partidas sin terminar: {tables, number}, todas con reglas que esta versión conoce.',
  'check.rules.unknown':
    'Partidas que no pueden seguir: {tables, number}. Esta versión no conoce sus reglas ({rules}): instala una que las conozca.',
  'check.clock.right': 'El reloj de esta máquina no va por detrás del almacén.',
  'check.clock.behind':
    'El reloj de esta máquina marca {now}, pero el almacén se escribió a las {latest} (UTC). Pon el reloj en hora, mejor con NTP. Si está en hora, antes iba adelantado: el servidor corrige sus mesas por sí mismo.',
  'check.space.enough': 'El disco tiene {free} MB libres; el almacén ocupa {size} MB.',
  'check.space.low':
    'El disco solo tiene {free} MB libres, y el almacén ocupa {size} MB. Haz sitio: con el disco lleno se rechazan las jugadas.',
  'check.space.unknown': 'No se pudo averiguar cuánto espacio queda para {file}: {detail}',

  'backup.about': 'Copia el almacén integrado en un archivo, también mientras se usa.',
  'backup.file': 'el archivo que se crea; no debe existir todavía',
  'backup.note':
    'La copia es el almacén en un instante, se lee entera y solo recibe su nombre cuando está completa y en el disco. Una base de datos PostgreSQL se copia con pg_dump.',
  'backup.there': '{file} ya existe: elige otro nombre',
  'backup.done':
    '{file}: {tables, plural, one {# mesa} many {# mesas} other {# mesas}}, {entries, plural, one {# entrada} many {# entradas} other {# entradas}}, {people, plural, one {# persona} many {# personas} other {# personas}}',
  'restore.about': 'Devuelve una copia como almacén de un servidor que no funciona en este momento.',
  'restore.file': 'un archivo hecho por backup',
  'restore.force': 'apartar el almacén que ya exista; no se borra',
  'restore.there': 'en {folder} ya hay partidas: elige otra carpeta, o apártalas con --force',
  'restore.done':
    'Devuelto a {folder}: {tables, plural, one {# mesa} many {# mesas} other {# mesas}}, {entries, plural, one {# entrada} many {# entradas} other {# entradas}}, {people, plural, one {# persona} many {# personas} other {# personas}}.',
  'restore.aside': 'El almacén que había es ahora {file}.',

  'simulate.about': 'Hace que los bots jueguen muchas partidas y cuenta quién gana.',
  'simulate.seats': 'cuántos juegan; si no se indica, tantos como bots, o {usual}',
  'simulate.usual': '{seats} en {game}',
  'simulate.bots': 'quién juega: uno para todos, o uno para cada asiento: {bots}',
  'simulate.games': 'cuántas partidas',
  'simulate.actions':
    'tras tantas acciones se abandona una partida sin acabar: si los puntos están fuera de alcance, puede no tener fin',
  'simulate.seed': 'la misma semilla vuelve a dar las mismas partidas',
  'simulate.workers': 'cuántos hilos; los resultados no dependen de ello',
  'simulate.allProcessors': 'todos los procesadores',
  'simulate.record': 'escribe en un archivo el registro de cada partida, uno por línea',
  'simulate.option': 'cambia una opción del juego; se puede repetir',
  'simulate.note':
    'Una partida abandonada no tiene ganador («endless» las cuenta); sus puntos son los que había alcanzado, y su registro es el de una partida en curso.',
  'simulate.botsForSeats':
    '{bots, plural, one {# bot} many {# de bots} other {# bots}} para {seats, plural, one {# asiento} many {# de asientos} other {# asientos}}: nombra uno para todos, o uno para cada asiento',
  'simulate.noBot': 'no hay ningún bot «{name}»; elige uno: {bots}',
  'simulate.nameBot': 'nombra un bot: {bots}',
  'simulate.unable': 'el bot {bot} no sabe jugar a {game}; elige uno: {bots}',
  'simulate.played':
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}} con la semilla {seed}, {actions} acciones por partida',
  'simulate.speed': '{seconds} s: {games} partidas/s, {actions} acciones/s',
  'simulate.head.seat': 'asiento',
  'simulate.head.bot': 'bot',
  'simulate.head.points': 'media de puntos',
  'simulate.head.deviation': 'desviación',
  'simulate.head.wins': 'victorias',
  'simulate.head.rate': 'porcentaje',
  'simulate.rate': '{percent} %',
  'simulate.shared': 'victorias compartidas: {n, number}',
  'simulate.endless':
    'abandonadas tras {actions, plural, one {# acción} many {# de acciones} other {# acciones}}: {games, number}',

  'arena.about': 'Hace que los bots jueguen los mismos repartos desde cada asiento y los clasifica.',
  'arena.title': 'Arena: {game}',
  'arena.bots':
    'quién participa, separados por comas: {bots}; tras @, cuánto puede gastar en una decisión: greedy,strong@1s,strong@5000',
  'arena.bot': 'un participante más; se puede repetir: un bot, u otro programa: "cmd:python3 mio.py"',
  'arena.format':
    'quién se enfrenta a quién; si no se indica, todos contra todos o, con menos bots que asientos, el primero contra varias copias de cada uno',
  'arena.deals': 'cuántos repartos por emparejamiento; cada uno se juega una vez desde cada asiento',
  'arena.test':
    'parar en cuanto se demuestre que el primer bot obtiene más que el primero o menos que el segundo de estos porcentajes',
  'arena.seats': 'cuántos juegan en una mesa',
  'arena.budget':
    'segundos que se le dan a otro programa para cada respuesta (si no se indica, todo lo que puede tardar)',
  'arena.patience':
    'segundos de reloj que otro programa puede tardar en responder (si no se indica, 10 o el triple de --budget)',
  'arena.workers': 'cuántas partidas a la vez; cada una tiene sus propias copias de los otros programas',
  'arena.results':
    'guarda cada partida en este archivo; si se vuelve a empezar con él, la arena sigue desde ahí',
  'arena.html': 'escribe en un archivo un informe con gráficos: una página que no necesita nada más',
  'arena.note':
    'Todas las partidas de un reparto tienen las mismas losetas y tiradas, y los bots rotan por los asientos. Qué significan las cifras: docs/arena.md',
  'arena.two': 'nombra al menos dos bots: --bots greedy,random',
  'arena.twice': '«{name}» participa dos veces: escribe uno de ellos de otra forma',
  'arena.noCommand': 'tras «cmd:» no hay ninguna orden',
  'arena.tooFew':
    '{format} con {seats, plural, one {# asiento} many {# de asientos} other {# asientos}} necesita más de {bots, plural, one {# bot} many {# de bots} other {# bots}}: nombra más o elige --format gauntlet',
  'arena.testForm': '«{value}» no es una prueba: dos porcentajes, primero el menor, como 50:55',
  'arena.testPairing': 'una prueba necesita un solo emparejamiento y hay {pairings, number}: nombra dos bots',
  'arena.otherResults':
    '{file}: no son los resultados de esta arena: elige otro archivo, o los mismos bots, opciones y semilla',
  'arena.noResult': '{file}: la línea {line} no es un resultado',
  'arena.otherRecords': '{file}: no son los registros de las partidas de los resultados: elige otro archivo',
  'arena.stopped': 'detenida por {signal}',
  'arena.stoppedKept': 'detenida por {signal}: con los mismos --results sigue desde aquí',
  'arena.bus': 'deja que jueguen los ayudantes de este bus (bastide worker --arena): nats://host:4222',
  'arena.commandOnBus':
    'los ayudantes solo juegan con bots de este programa: {name} no puede enviarse por el bus',
  'arena.busLost':
    'el bus {bus} no acepta las partidas: ¿es un servidor NATS con JetStream (nats-server -js)?',
  'arena.alone':
    'todavía nadie juega en el bus: inicia un ayudante en cualquier máquina: bastide worker --arena --bus {bus}',
  'arena.workerCannot': 'un ayudante no puede jugar esto: {because}',
  'arena.played':
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}} en {deals, plural, one {# reparto} many {# de repartos} other {# repartos}} con la semilla {seed}{timed, select, yes {, {seconds} s} other {}}{givenUp, plural, =0 {} one {; # partida abandonada} many {; # de partidas abandonadas} other {; # partidas abandonadas}}',
  'arena.head.bot': 'bot',
  'arena.head.rating': 'clasificación',
  'arena.head.games': 'partidas',
  'arena.head.score': 'resultado',
  'arena.head.score95': '95 %',
  'arena.head.points': 'puntos',
  'arena.head.margin': 'ventaja',
  'arena.head.time': 'ms/decisión',
  'arena.head.slowest': 'la más lenta',
  'arena.head.pairing': 'emparejamiento',
  'arena.head.fair': 'si iguales',
  'arena.within': '{value} ± {half}',
  'arena.between': '{low}–{high}',
  'arena.copies': '{n} × {bot}',
  'arena.sources': 'puntos por partida según su origen (ventaja sobre los demás)',
  'arena.source': '{points} ({lead})',
  'arena.sourceOf': '{name}: {points} ({lead})',
  'arena.faults':
    '{n, plural, one {# partida perdida} many {# de partidas perdidas} other {# partidas perdidas}} por una falta:',
  'arena.fault':
    '{bot}, asiento {seat} de la partida {game}, {why, select, crashed {falló} late {respondió demasiado tarde} other {hizo algo no permitido}}: {detail}',
  'arena.verdict.above':
    'Tras {deals, plural, one {# reparto} many {# de repartos} other {# repartos}}: {bot} obtiene más del {low} %.',
  'arena.verdict.below':
    'Tras {deals, plural, one {# reparto} many {# de repartos} other {# repartos}}: {bot} obtiene menos del {high} %.',
  'arena.verdict.open':
    'Tras {deals, plural, one {# reparto} many {# de repartos} other {# repartos}} nada queda demostrado: {bot} quizá obtenga el {low} % o el {high} %.',

  'bot.budget': '«{written}» no dice cuánto puede gastar el bot: segundos ({bot}@0.2s) o pasos ({bot}@1000)',
  'bot.about':
    'Juega en un asiento para otro programa, el árbitro: los juegos de este programa, con cualquier bot.',
  'bot.name': 'quién juega: {bots}; tras @, cuánto puede gastar en una decisión si el árbitro no lo dice',
  'bot.stdio': 'líneas JSON por la entrada y la salida estándar',
  'bot.note': 'Qué dicen las líneas: docs/bot-protocol.md',
  'bot.how': 'di cómo se habla con él: --stdio',
  'describe.about':
    'Muestra un juego en JSON para programas: losetas o isla con sus nombres, y el esquema de lo que ven los bots.',
  'describe.note': 'Qué significan los datos: docs/bot-protocol.md',
  'describe.nothing': '{game} no está descrito para programas',
  'table.about':
    'Una mesa para otro programa que juega en todos los asientos: reparte, dice a quién le toca y qué se puede hacer, y acepta acciones.',

  'replay.about': 'Reproduce partidas registradas y dice de dónde sale cada punto.',
  'replay.files': 'registros, en JSON o en forma de texto; .jsonl: uno por línea; -: entrada estándar',
  'replay.until': 'se detiene tras tantas acciones',
  'replay.seat': 'muestra la partida como la ve este asiento',
  'replay.text': 'muestra la forma de texto del registro',
  'replay.trace': 'muestra una línea JSON por cada acción',
  'replay.note.good':
    'No se muestra nada si algún registro no es válido. El índice de una acción se cuenta desde 0.',
  'replay.note.json':
    'Con --json se muestra lo que se ha hallado de cada registro, válido o no: si es uno, su informe; si son varios, un objeto con «ok» y «records»; --text y --trace añaden los campos «text» y «trace».',
  'replay.note.trace':
    'Una línea de --trace da la acción, sus eventos y el estado tras ella: los puntos (también los ocultos). «listed» es cuántas acciones se podían enumerar antes.',
  'replay.note.seat':
    'Con --seat no se dice nada que el asiento no pueda saber: se dan su vista, los puntos y los eventos según los conoce, las acciones sin cartas ocultas, y «listed» solo donde se sabe. Entonces --text no es un registro, y no se dice por qué no está permitida una acción ajena.',
  'replay.oneForm': '--text y --trace muestran cosas distintas: elige una o añade --json',
  'replay.nothing': '{files}: aquí no hay ningún registro',
  'replay.noSeat': '{file}: no hay ningún asiento {seat}: van del 0 al {last}',
  'replay.over': 'partida acabada tras {n, plural, one {# acción} many {# de acciones} other {# acciones}}',
  'replay.goingOn':
    'partida en curso tras {n, plural, one {# acción} many {# de acciones} other {# acciones}}',
  'replay.won': 'victoria',
  'replay.points': 'puntos, por el índice de la acción:',
  'replay.noPoints': 'ninguno todavía',
  'replay.atTheEnd': '{parts} (al final)',
  'replay.lineOver':
    '{file}  {n, plural, one {# acción} many {# de acciones} other {# acciones}}  {points}  victoria: {winners}',
  'replay.lineGoingOn':
    '{file}  {n, plural, one {# acción} many {# de acciones} other {# acciones}}  {points}  en curso',
  'replay.remark':
    '# Lo que el asiento {seat} sabe de una partida. Faltan las cartas que no puede conocer, así que no es un registro.',
  'part.most': 'más {what} ({n}): {points}',
  'part.each': '{what}: {n} × {each} = {points}',
  'part.sum': '{what} × {n} = {points}',

  'verify.about': 'Vuelve a derivar cada azar de una partida del secreto que reveló quien repartía.',
  'verify.note.good':
    'Un registro queda verificado si su secreto es el del compromiso y cada acción del azar es la que se sigue del secreto y de los nonces de los asientos. No se muestra nada si algún registro no lo está.',
  'verify.note.proves':
    'Demuestra que nadie eligió ni cambió lo que trajo el azar. No demuestra que nadie lo viera antes: quien tiene el secreto puede. Y un registro lo puede escribir cualquiera: compara su compromiso y tu número con los que la mesa muestra en su menú.',
  'verify.note.json':
    'Con --json se muestra lo que se ha hallado de cada registro, verificado o no: si es uno, su informe; si son varios, un objeto con «ok» y «records». El que no está verificado tiene «why»: «record», «none», «hidden», «commitment» o «draw».',
  'verify.good':
    '{file}: {n, plural, one {el único azar se sigue} many {los # de azares se siguen} other {los # azares se siguen}} del secreto',
  'verify.draws': 'azares',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'partida',
  'verify.commitment': 'compromiso',
  'verify.secret': 'secreto',
  'verify.nonce': 'nonce del asiento {seat}, {name}',
  'verify.noNonce': 'ninguno',
  'verify.compare':
    'Compara el compromiso y tu número con los que muestra la mesa: en su menú, «Reparto limpio».',
  'verify.wrong': '{file}: acción {at}: tocaba {due}, pero el registro tiene {found}',
  'verify.otherSecret': '{file}: el secreto no es el del compromiso',
  'verify.none': '{file}: nada dice aquí cómo se repartió el azar, así que no hay nada que verificar',
  'verify.soFar':
    '{file}: {n, plural, one {el único azar hasta ahí se sigue} many {los # de azares hasta ahí se siguen} other {los # azares hasta ahí se siguen}} del secreto; el registro se corta tras {actions, plural, one {# acción} many {# de acciones} other {# acciones}} y la partida no ha acabado',
  'verify.hidden':
    '{file}: {over, select, yes {la partida ha acabado, pero al registro le falta el secreto} other {la partida no ha acabado y el secreto aún no se ha revelado}}; {actions, plural, one {# acción cumple} many {# de acciones cumplen} other {# acciones cumplen}} las reglas, pero no se puede verificar ningún azar',

  'analyse.about':
    'Juzga una partida registrada: qué costó cada decisión, qué hizo la suerte y dónde cambió la partida.',
  'analyse.file': 'un registro, en JSON o en forma de texto; -: entrada estándar',
  'analyse.bot': 'quién juzga; si no, el más fuerte de {bots} que sepa jugar',
  'analyse.work': 'cuánto se piensa cada decisión, en pasos del bot: igual trabajo da iguales juicios',
  'analyse.time': 'lo mismo en segundos',
  'analyse.seat': 'muestra solo las decisiones de este asiento',
  'analyse.html': 'escribe un informe en un archivo que se lee sin nada más',
  'analyse.note.judged':
    'Cada decisión se juzga por lo que su asiento podía saber: costó tanto como prometía de más la mejor jugada encontrada. La curva muestra cómo estaban las cosas en realidad.',
  'analyse.note.luck':
    'La suerte es cuánto más trajo un robo o una tirada de lo que promete, de media, todo lo que podía salir.',
  'analyse.note.rest':
    'Las probabilidades son estimaciones del bot que juzga. Lo que un momento después vio de otro modo no es de nadie: el resto.',
  'analyse.unable': 'nadie sabe juzgar {game}: ningún bot sabe qué es bueno en ese juego',
  'analyse.one': '{file}: contiene {n} registros, y se juzga una sola partida cada vez',
  'analyse.oneLimit': '--work y --time limitan lo mismo: elige una de las dos',
  'analyse.written': 'El informe está en {file}.',
  'analyse.by': 'juzgada por {bot}',
  'analyse.byWork':
    'juzgada por {bot}, {n, plural, one {# paso} many {# de pasos} other {# pasos}} por decisión',
  'analyse.byTime': 'juzgada por {bot}, {seconds} s por decisión',
  'analyse.turns': 'Dónde cambió la partida',
  'analyse.decision': 'decisión',
  'analyse.luck': 'suerte',
  'analyse.none': 'nada que contar',
  'analyse.costly': 'Las decisiones más caras',
  'analyse.seats': 'Por asientos',
  'analyse.decisions': 'Decisión a decisión',
  'analyse.curve': 'Probabilidad de ganar',
  'analyse.curveLabel': 'Probabilidad de ganar a lo largo de la partida; al final: {list}',
  'analyse.title': '{game}: {names}',
  'analyse.wonBy':
    '{n, plural, one {Ha ganado {names}} many {Han ganado a la vez {names}} other {Han ganado a la vez {names}}}.',
  'analyse.turn': '{seat}: {chance}, {swing} ({by}). {what}',
  'analyse.drawn': '{came}: {list}',
  'analyse.moved': '{seat}: {move}',
  'analyse.came': 'salió: {what}',
  'analyse.better': '{own} (mejor: {best})',
  'analyse.term': '{what} {much}',
  'analyse.head.seat': 'asiento',
  'analyse.head.decisions': 'decisiones',
  'analyse.head.meanLoss': 'pérdida media',
  'analyse.head.luck': 'suerte',
  'analyse.head.move': 'jugada',
  'analyse.head.chance': 'probabilidad',
  'analyse.head.margin': 'ventaja',
  'analyse.head.why': 'por',
  'analyse.head.loss': 'pérdida total',
  'analyse.head.given': 'regalo de otros',
  'analyse.head.rest': 'resto',
  'analyse.grade.best': 'óptimas',
  'analyse.grade.fine': 'buenas',
  'analyse.grade.slip': 'imprecisiones',
  'analyse.grade.mistake': 'errores',
  'analyse.grade.blunder': 'errores graves',
  'analyse.graded.best': 'la mejor',
  'analyse.graded.fine': 'buena',
  'analyse.graded.slip': 'imprecisión',
  'analyse.graded.mistake': 'error',
  'analyse.graded.blunder': 'error grave',

  'rules.about': 'Muestra una regla, sus fuentes y las ediciones que difieren, o busca reglas por palabras.',
  'rules.words':
    'identificador de una regla o de un capítulo, o palabras que buscar; sin nada, los capítulos',
  'rules.game': 'busca solo en las reglas de un juego',
  'rules.json': 'muestra un solo documento JSON; sus textos están en inglés si no se indica --lang',
  'rules.unwritten': 'las reglas de {game} no están escritas aquí',
  'rules.unknown': 'no hay ninguna regla {id}: ¿querías decir {near}?',
  'rules.notFound': 'ninguna regla habla de «{words}»',
  'rules.notFoundIn': 'ninguna regla de {game} habla de «{words}»',
  'rule.head': '{id}  {title}  ({game}: {chapter})',
  'rule.played': 'Se juega aquí.',
  'rule.except': 'Se juega aquí, pero una parte {why}.',
  'rule.not': 'No se juega aquí, porque {why}.',
  'rule.sources': 'Fuentes: {sources}',
  'rule.differs': 'De otro modo en: {name} ({edition})',
  'rule.near': 'Véase también:',

  'bench.about': 'Mide la velocidad de las reglas y de los bots, en un solo núcleo.',
  'bench.rounds': 'se muestran la mediana y la mejor de tantas rondas',
  'bench.quick': 'menos de todo: cifras aproximadas en unos segundos',
  'bench.action': 'Una acción es una línea de un registro.',
  'bench.nothing': 'todavía no se mide nada de {games}: ningún juego dice qué medir',
  'bench.medians':
    '{rounds, plural, one {una ronda} many {medianas de # de rondas} other {medianas de # rondas}}, tiempo de procesador, {machine}, Node {node}, {processor}',
  'bench.unknownProcessor': 'procesador desconocido',
  'bench.best': 'la mejor {best}',
  'bench.calibration': 'esta máquina: un cálculo que no cambia',
  'bench.target': 'objetivo {target}',
  'bench.unit.games': 'partidas/s',
  'bench.unit.actions': 'acciones/s',
  'bench.unit.decisions': 'decisiones/s',
  'bench.unit.playouts': 'simulaciones/s',
  'bench.unit.steps': 'M de pasos/s',
  'bench.unit.time': 'µs',
};
