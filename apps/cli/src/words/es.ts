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
  'usage.whole': 'la opción «{flags}» no admite el valor «{value}»: debe ser un número entero',
  'usage.atLeast':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un número entero, como mínimo {least}',
  'usage.between':
    'la opción «{flags}» no admite el valor «{value}»: debe ser un número entero entre {least} y {most}',
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

  'play.about': 'Abre la mesa en un navegador: bots y personas ante una misma pantalla.',
  'play.port':
    'puerto en el que escuchar; si no se indica, el de la variable de entorno PORT o el primero libre a partir de {first}',
  'play.host': 'quién puede entrar: solo este equipo o, con 0.0.0.0, todos',
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
    'Demuestra que nadie eligió ni cambió lo que trajo el azar. No demuestra que nadie lo viera antes: quien tiene el secreto puede. Y un registro lo puede escribir cualquiera: compara su compromiso con el que se mostró antes de empezar la partida.',
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
  'verify.compare': 'Compara el compromiso con el que se mostró antes de empezar la partida.',
  'verify.wrong': '{file}: acción {at}: tocaba {due}, pero el registro tiene {found}',
  'verify.otherSecret': '{file}: el secreto no es el del compromiso',
  'verify.none': '{file}: nada dice aquí cómo se repartió el azar, así que no hay nada que verificar',
  'verify.hidden': '{file}: el secreto aún no se ha revelado: se revela al acabar la partida',

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
  'bench.rounds': 'se muestra la mediana de tantas rondas',
  'bench.quick': 'menos de todo: cifras aproximadas en unos segundos',
  'bench.action': 'Una acción es una línea de un registro.',
  'bench.nothing': 'todavía no se mide nada de {games}: ningún juego dice qué medir',
  'bench.medians':
    '{rounds, plural, one {una ronda} many {medianas de # de rondas} other {medianas de # rondas}}, Node {node}, {processor}',
  'bench.unknownProcessor': 'procesador desconocido',
  'bench.target': 'objetivo {target}',
  'bench.unit.games': 'partidas/s',
  'bench.unit.actions': 'acciones/s',
  'bench.unit.decisions': 'decisiones/s',
  'bench.unit.time': 'µs',
};
