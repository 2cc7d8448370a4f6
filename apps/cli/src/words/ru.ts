import type { Messages } from './index.ts';

/** Русский: то, что эта программа говорит людям. */
export const messages: Messages = {
  'program.about': 'Открытый стол ({games}): игра, партии между ботами, просмотр записей, поиск по правилам.',

  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',

  'help.usage': 'Использование:',
  'help.arguments': 'Аргументы:',
  'help.options': 'Параметры:',
  'help.commands': 'Команды:',
  'help.examples': 'Примеры:',
  'help.help': 'показать справку по команде',
  'help.version': 'показать номер версии',
  'help.language':
    'язык всего, что выводится для людей; если не указан, язык окружения (LC_ALL, LC_MESSAGES, LANG)',
  'help.json': 'вывести один документ JSON',
  'help.choices': '{about} (на выбор: {choices})',
  'help.default': '{about} (по умолчанию: {value})',
  'help.none': 'ничего',

  'value.options': 'параметры',
  'value.command': 'команда',
  'value.number': 'число',
  'value.name': 'имя',
  'value.names': 'имена',
  'value.file': 'файл',
  'value.files': 'файлы',
  'value.folder': 'папка',
  'value.words': 'слова',
  'value.game': 'игра',
  'value.language': 'язык',
  'value.url': 'URL',
  'value.table': 'стол',
  'value.report': 'жалоба',
  'value.whom': 'кого',
  'value.time': 'время',
  'value.text': 'текст',
  'value.setting': 'имя=значение',

  'usage.unknownOption': 'неизвестный параметр «{flag}»',
  'usage.unknownOptionNear': 'неизвестный параметр «{flag}» (возможно, имелось в виду {near})',
  'usage.unknownCommand': 'неизвестная команда «{name}»',
  'usage.unknownCommandNear': 'неизвестная команда «{name}» (возможно, имелось в виду {near})',
  'usage.missingArgument': 'не указан обязательный аргумент «{name}»',
  'usage.missingValue': 'не указано значение параметра «{flags}»',
  'usage.tooMany':
    'слишком много аргументов: команда «{command}» {expected, plural, =0 {не принимает аргументов} one {принимает # аргумент} few {принимает # аргумента} many {принимает # аргументов} other {принимает # аргумента}}, а получила {got}',
  'usage.choices': 'недопустимое значение «{value}» параметра «{flags}»; на выбор: {choices}',
  'usage.atLeast': 'недопустимое значение «{value}» параметра «{flags}»: нужно целое число не меньше {least}',
  'usage.between':
    'недопустимое значение «{value}» параметра «{flags}»: нужно целое число от {least} до {most}',
  'usage.seconds':
    'недопустимое значение «{value}» параметра «{flags}»: нужно число секунд от {least} до {most}',
  'usage.setting':
    'недопустимое значение «{value}» параметра «{flags}»: нужны имя и значение, например smallCity=2',

  'file.unreadable':
    '{file}: {code, select, ENOENT {нет такого файла или папки} EISDIR {это папка} EACCES {доступ запрещён} EPERM {доступ запрещён} ENOTDIR {нет такой папки} EIO {сбой устройства} ELOOP {ссылки ведут по кругу} ENAMETOOLONG {слишком длинное имя} other {{message}}}',
  'file.unwritable':
    '{file}: не удаётся записать: {code, select, ENOENT {нет такого файла или папки} EISDIR {это папка} EACCES {доступ запрещён} EPERM {доступ запрещён} ENOTDIR {нет такой папки} ENOSPC {не осталось места} EFBIG {файл вышел бы слишком большим} EIO {сбой устройства} ELOOP {ссылки ведут по кругу} ENAMETOOLONG {слишком длинное имя} EPIPE {его больше никто не читает} EROFS {туда ничего нельзя записать} other {{message}}}',
  'file.folder': '{file}: это папка',
  'file.stopped': 'прервано сигналом {signal}: в {file} ничего не записано',
  'output.unwritable':
    'не удаётся писать в стандартный вывод: {code, select, ENOSPC {не осталось места} EFBIG {файл вышел бы слишком большим} EIO {сбой устройства} other {{message}}}',

  'progress.games': '{bar} партии: {done, number} из {total, number}, осталось {time}',
  'progress.records': '{bar} записи: {done, number} из {total, number}, осталось {time}',
  'progress.rounds': '{bar} прогоны: {done, number} из {total, number}, осталось {time}',
  'progress.moments': '{bar} моменты: {done, number} из {total, number}, осталось {time}',

  'game.unknown': 'нет игры «{name}»; на выбор: {games}',
  'option.all': '{game}: {options}',
  'option.value': '{name} {value}',
  'option.empty': '{name} —',
  'option.foreign': 'в игре {game} параметр {flag} ничего не значит',
  'option.hasFlag': 'для {name} есть параметр {flag}',
  'option.refused': '{rule}: {because}',

  'fault.file': '{file}: {rule}: {because}',
  'fault.action': '{file}: действие {at}: {rule}: {because}',

  'reason.unsaid': 'это противоречит правилам игры',
  'reason.option.unknown': 'нет опции «{option}»',
  'reason.option.choices': '{option}: так выбрать нельзя, только {choices}',
  'reason.option.needs': '{option}: для этого нужно расширение {needs}, а его в игре нет',
  'reason.options': 'опции — не объект JSON',
  'reason.form.line': 'строку {what} текста прочитать не удаётся',
  'reason.form.json': 'это не JSON: возможно, не хватает части',
  'reason.form.form': 'это не запись: ни JSON, ни её текстовая форма',
  'reason.form.format': 'здесь не сказано, что это запись такого вида',
  'reason.form.game': 'это запись другой игры: {what}',
  'reason.form.member': 'в записи не бывает свойства {what}',
  'reason.form.deep': 'у свойства «{what}» слишком глубокая вложенность',
  'reason.form.seats': 'в списке мест нужно по одному элементу на каждое место, всего {what}',
  'reason.form.name': 'каждому месту нужно имя: до 60 знаков, ни одного невидимого',
  'reason.form.actions': 'действия — не список',
  'reason.form.many': 'действий больше, чем {what}',
  'reason.form.times': 'отметки времени не соответствуют действиям: на каждое нужна одна',
  'reason.form.early': 'указан итог, но игра не окончена',
  'reason.form.result': 'указан не тот итог, к которому ведут действия',
  'reason.form.by': 'за этим столом нет того, кто совершает это действие',
  'reason.form.action': 'действия такого вида нет',
  'reason.form.hidden': 'так нельзя; почему, этому месту знать не положено',
  'reason.fairness.form': 'свойство «fairness» — не объект JSON',
  'reason.fairness.member': 'у «fairness» не бывает свойства {what}',
  'reason.fairness.scheme': 'сдано другим, здесь неизвестным способом: {what}',
  'reason.fairness.game': 'обозначение партии должно состоять из 1–100 видимых знаков ASCII',
  'reason.fairness.commitment': 'обязательство — не 32 байта в шестнадцатеричной записи',
  'reason.fairness.nonces': 'нонс — не 16 байт в шестнадцатеричной записи и не пуст',
  'reason.fairness.seats': 'нонсов должно быть столько, сколько мест: {what}',
  'reason.fairness.secret': 'секрет — не 32 байта в шестнадцатеричной записи',

  'play.about':
    'Открывает стол в браузере: боты и люди, за одним экраном или каждый на своём устройстве в этой сети.',
  'play.host': 'кто до него доберётся: все устройства этой сети или, с 127.0.0.1, только этот компьютер',
  'play.network': 'Другие устройства этой сети: {url}',
  'play.port':
    'порт, на котором слушать; если не указан, PORT из окружения или первый свободный начиная с {first}',
  'play.data': 'папка, в которой хранятся игры',
  'play.store': 'хранилищем нельзя воспользоваться: {because}',
  'play.noOpen': 'не открывать браузер',
  'play.json': 'вывести адрес одним документом JSON',
  'play.open': 'Стол открыт: {url} (закрыть: Ctrl-C)',
  'play.unbuilt': 'страница ещё не собрана: выполните `npm run build` в папке репозитория',
  'play.environment':
    'недопустимое значение «{value}» переменной окружения PORT: нужно целое число от {least} до {most}',
  'play.busy': 'порт {port} занят',
  'play.allBusy': 'все порты от {first} до {last} заняты: выберите другой параметром --port',
  'play.denied': 'порт {port} использовать не разрешено',
  'play.noListening':
    'не удаётся слушать {host}: {code, select, ENOTFOUND {нет такого адреса} EADDRNOTAVAIL {это адрес не этого компьютера} other {{message}}}',

  'store.data': 'где хранятся партии, папка; иначе {folder}',
  'store.databaseUrl': 'база данных PostgreSQL вместо папки: postgres://user@host/name',
  'store.one': 'партии хранятся в папке или в базе данных: назовите что-то одно, --data или --database-url',
  'store.inUse':
    'партии в {folder} сейчас использует другой Bastide: воспользуйтесь им, сначала завершите его или выберите другую папку через --data',
  'store.vanished':
    '{file} отсутствует или пуст, хотя там хранились партии: верните копию командой `bastide restore КОПИЯ --force` или удалите {sign}, чтобы начать с пустого хранилища',
  'store.damaged': '{file} повреждён ({detail}): верните копию командой `bastide restore КОПИЯ --force`',

  'serve.about': 'Даёт столы и страницу многим людям, например за прокси с HTTPS; браузер не открывает.',
  'serve.port': 'где слушать; иначе {port}',
  'serve.host': 'по какому адресу слушать; иначе {host}, с 0.0.0.0 по всем',
  'serve.bus':
    'NATS, через который несколько серверов сообщают друг другу новости: nats://host:4222, или nats://host:4222/prefix, если им пользуются несколько отдельных наборов серверов',
  'serve.bots':
    'где думают боты: в потоках этого процесса (threads) или в процессах на шине (workers: bastide worker), а если никто не отвечает — в его потоках; иначе workers, если есть шина',
  'serve.botThreads': 'в скольких потоках этого процесса думают боты; иначе на один меньше, чем процессоров',
  'serve.origin': 'как до него добираются: https://play.example',
  'serve.hosts': 'другие имена, по которым его находят, через запятую',
  'serve.trustProxy': 'прокси, чьим заголовкам X-Forwarded верят: адреса, сети, loopback или all',
  'serve.pushContact':
    'к кому при нужде обращаются службы уведомлений: mailto:… или страница по https; иначе адрес из --origin',
  'serve.config': 'файл JSON со всем этим и ограничениями: docs/operating.md',
  'serve.log': 'насколько подробен журнал; иначе info',
  'serve.json': 'вывести адрес одним документом JSON перед журналом',
  'serve.note.environment':
    'Всё это может стоять в окружении: BASTIDE_PORT, BASTIDE_HOST, BASTIDE_DATA, BASTIDE_DATABASE_URL, BASTIDE_BUS, BASTIDE_BOTS, BASTIDE_BOT_THREADS, BASTIDE_ORIGIN, BASTIDE_TRUST_PROXY, BASTIDE_CONFIG, BASTIDE_LOG; токен для /metrics — BASTIDE_METRICS_TOKEN. Сначала действует командная строка, потом окружение, потом файл.',
  'serve.note.log': 'Журнал идёт в стандартный вывод, в каждой строке документ JSON, без секретов.',
  'serve.botsWithoutBus':
    'процессы спрашивают через шину, а она не названа: --bus nats://host:4222 или --bots threads',
  'serve.here': 'командная строка или окружение',
  'serve.noJson': '{file}: это не JSON: {because}',
  'serve.faults': '{source}: {faults}',
  'serve.fault': '{path}: {detail}',

  'worker.about': 'Думает за ботов серверов на той же шине: отдельный процесс.',
  'worker.threads': 'сколько потоков думает; иначе на один меньше, чем процессоров',
  'worker.arena':
    'вместо этого играть партии арен (bastide arena --bus); тогда потоков столько, сколько процессоров',
  'worker.readyArena': 'На шине {bus}: играю для арен (Ctrl-C — закончить)',
  'worker.note':
    'Работу делят сколько угодно таких процессов. Сервер, которому никто не отвечает, думает сам.',
  'worker.ready': 'На шине {bus}: думаю за ботов (Ctrl-C — закончить)',
  'worker.noBus': '{bus} — не шина: nats://host:4222, или несколько через запятую',

  'admin.about':
    'Показывает, закрывает и экспортирует партии, показывает жалобы и блокирует, также во время работы сервера.',
  'admin.note':
    'Сделанное здесь записывается, как и всё остальное: кто смотрит на стол, увидит это за десять секунд.',
  'admin.tables': 'Показывает столы, сначала изменённые последними.',
  'admin.state': 'только такие',
  'admin.close': 'Завершает стол; не побеждает никто.',
  'admin.table': 'идентификатор стола',
  'admin.export': 'Выводит запись партии или всех партий.',
  'admin.all': 'все начатые партии, в строке одна запись',
  'admin.output': 'записать в этот файл',
  'admin.note.secret':
    'Если в партии есть тайны, например карты на руках, запись будет только после её конца.',
  'admin.people': 'Показывает людей и ботов, сначала тех, кто пришёл последним.',
  'admin.ban': 'Блокирует человека с его ботами, либо адрес или сеть: смотреть можно, менять нельзя.',
  'admin.unban': 'Снимает блокировку.',
  'admin.whom': 'идентификатор человека, адрес или сеть вроде 192.0.2.0/24',
  'admin.until': 'до какого времени: 2026-12-24 или 12h, 7d с этого момента; иначе навсегда',
  'admin.why': 'почему, для тех, кто держит сервер',
  'admin.noTables': 'Столов нет.',
  'admin.noTable': 'стола {table} нет',
  'admin.closed': 'Стол {table} закрыт.',
  'admin.wasOver': 'За столом {table} партия уже закончилась.',
  'admin.noRecord.not-begun': 'за столом {table} партия ещё не началась: записи пока нет',
  'admin.noRecord.secret': 'в партии за столом {table} есть тайны: запись будет после её конца',
  'admin.oneOrAll': 'назовите стол или скажите --all',
  'admin.exported':
    '{exported, plural, one {# запись} few {# записи} many {# записей} other {# записи}} в {file}; {skipped, number} ещё не начато или ещё тайные',
  'admin.banned': '{whom}: заблокировано до {until}.',
  'admin.bannedForGood': '{whom}: заблокировано навсегда.',
  'admin.unbanned': '{whom}: блокировка снята.',
  'admin.notBanned': '{whom}: не заблокировано или неизвестно',
  'admin.nobody': '{whom}: здесь нет такого человека, и это не адрес и не сеть',
  'admin.noTime': '«{value}» не будущее время: дата вроде 2026-12-24 или 12h, 7d с этого момента',
  'admin.head.table': 'стол',
  'admin.head.game': 'игра',
  'admin.head.state': 'состояние',
  'admin.head.seats': 'места',
  'admin.head.changed': 'изменён (UTC)',
  'admin.head.person': 'человек',
  'admin.head.name': 'имя',
  'admin.head.tables': 'столы',
  'admin.head.seen': 'последний раз (UTC)',
  'admin.head.banned': 'блокировка',
  'admin.state.open': 'открыт',
  'admin.state.running': 'идёт',
  'admin.state.over': 'завершён',
  'admin.free': 'свободно',
  'admin.gone': 'стёрто',
  'admin.bot': '{name} (бот)',
  'admin.seatBot': '{name} (бот: {bot})',
  'admin.forGood': 'навсегда',
  'admin.bannedUntil': 'до {until}',
  'admin.reports': 'Показывает жалобы, сначала самые старые.',
  'admin.allReports': 'также закрытые жалобы',
  'admin.closeReport': 'закрыть эту жалобу: её кто-то рассмотрел',
  'admin.report':
    '{reporter} жалуется на {about} ({person}): {why, select, insult {оскорбление} spam {спам} cheating {обман} stalling {затягивание} name {имя} other {другое}}',
  'admin.quoted': '«{text}»',
  'admin.reportWasClosed': '(закрыта {at})',
  'admin.noReports': 'Открытых жалоб нет.',
  'admin.noReport': 'открытой жалобы {report} нет',
  'admin.reportClosed': 'Жалоба {report} закрыта.',
  'check.about':
    'Проверяет хранилище, даже когда им пользуется сервер: цело ли оно, закрыто ли от других, той ли версии, а также часы и диск.',
  'check.thorough': 'сверить и каждый индекс с его таблицей: это дольше',
  'check.note':
    'Ничего не меняется. Код завершения 1, если что-то не в порядке; при одних предупреждениях он остаётся 0.',
  'check.ok': 'хорошо',
  'check.warn': 'внимание',
  'check.fail': 'ОШИБКА',
  'check.store.whole': 'Хранилище цело.',
  'check.store.reached': 'PostgreSQL отвечает. О своих файлах он заботится сам.',
  'check.store.unread':
    'Хранилище большое ({size} МБ), поэтому при запуске оно не проверялось на повреждения. Чтобы проверить его, выполните `bastide admin check`.',
  'check.store.missing':
    '{file} отсутствует или пуст. Укажите нужную папку через --data или верните копию командой `bastide restore КОПИЯ --force`.',
  'check.store.damaged':
    '{file} повреждён ({detail}). Остановите сервер и верните копию командой `bastide restore КОПИЯ --force`.',
  'check.store.unusable': 'Хранилищем нельзя воспользоваться: {detail}',
  'check.permissions.private': 'Хранилище может читать только его владелец.',
  'check.permissions.open':
    'Другим пользователям этого компьютера доступно хранилище, а с ним и секреты раздачи: выполните `chmod go= {paths}`.',
  'check.permissions.unknown': 'Не удалось узнать, кто ещё может читать {file}: {detail}',
  'check.schema.current': 'Таблицы в хранилище соответствуют этой версии ({step}).',
  'check.schema.older':
    'Хранилище записано более старым Bastide ({step}). При следующем запуске оно обновится: сначала сделайте копию командой `bastide backup ФАЙЛ`.',
  'check.schema.newer': 'Хранилище записано более новым Bastide ({step}): установите ту версию.',
  'check.schema.none':
    'В этой базе данных нет хранилища Bastide. Укажите нужное через --data или --database-url.',
  'check.rules.known': 'Незаконченных партий: {tables, number}; все идут по правилам, известным этой версии.',
  'check.rules.unknown':
    'Партий, которые нельзя продолжить: {tables, number}. Этой версии неизвестны их правила ({rules}): установите ту, которой они известны.',
  'check.clock.right': 'Часы этого компьютера не отстают от хранилища.',
  'check.clock.behind':
    'На часах этого компьютера {now}, а запись в хранилище сделана в {latest} (UTC). Поставьте часы верно, лучше всего через NTP. Если они верны, значит, раньше спешили: сервер сам исправит свои столы.',
  'check.space.enough': 'На диске свободно {free} МБ, хранилище занимает {size} МБ.',
  'check.space.low':
    'На диске свободно всего {free} МБ, а хранилище занимает {size} МБ. Освободите место: когда диск полон, ходы не принимаются.',
  'check.space.unknown': 'Не удалось узнать, сколько места осталось для {file}: {detail}',

  'backup.about': 'Копирует встроенное хранилище в один файл, также во время его работы.',
  'backup.file': 'файл, который будет создан; его ещё не должно быть',
  'backup.note':
    'Копия — это хранилище в один миг; её прочитывают до конца, и имя она получает, только когда цела и лежит на диске. Базу данных PostgreSQL копирует pg_dump.',
  'backup.there': '{file} уже есть: выберите другое имя',
  'backup.done':
    '{file}: {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {entries, plural, one {# строка} few {# строки} many {# строк} other {# строки}}, {people, plural, one {# человек} few {# человека} many {# человек} other {# человека}}',
  'restore.about': 'Возвращает копию как хранилище сервера, который не работает.',
  'restore.file': 'файл, который создал backup',
  'restore.force': 'отложить имеющееся хранилище в сторону; оно не будет стёрто',
  'restore.there': 'в {folder} уже есть партии: выберите другую папку или отложите их через --force',
  'restore.done':
    'Возвращено в {folder}: {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {entries, plural, one {# строка} few {# строки} many {# строк} other {# строки}}, {people, plural, one {# человек} few {# человека} many {# человек} other {# человека}}.',
  'restore.aside': 'Прежнее хранилище теперь в {file}.',

  'simulate.about': 'Проводит много партий между ботами и считает победы.',
  'simulate.seats': 'сколько мест за столом; если не указано, по числу ботов или {usual}',
  'simulate.usual': '{seats} («{game}»)',
  'simulate.bots': 'кто играет: один бот за всех или по одному на каждое место: {bots}',
  'simulate.games': 'сколько партий',
  'simulate.actions':
    'после стольких действий неоконченную партию прекращают: если очков уже не набрать, конца может и не быть',
  'simulate.seed': 'начальный код: тот же код даёт те же партии',
  'simulate.workers': 'сколько потоков; на результаты это не влияет',
  'simulate.allProcessors': 'по числу процессоров',
  'simulate.record': 'сохранить запись каждой партии в файл, по одной в строке',
  'simulate.option': 'изменить одну опцию игры; можно повторять',
  'simulate.note':
    'У прекращённой партии нет победителя (сколько таких, говорит «endless»); её очки — набранные к этому моменту, а её запись — запись неоконченной партии.',
  'simulate.botsForSeats':
    '{bots, plural, one {назван # бот} few {названо # бота} many {названо # ботов} other {названо # бота}} на {seats, plural, one {# место} few {# места} many {# мест} other {# места}}: назовите одного на всех или по одному на каждое место',
  'simulate.noBot': 'нет бота «{name}»; на выбор: {bots}',
  'simulate.nameBot': 'назовите бота: {bots}',
  'simulate.unable': 'бот {bot} не умеет играть в {game}; на выбор: {bots}',
  'simulate.played':
    '{games, plural, one {# партия} few {# партии} many {# партий} other {# партии}} с начальным кодом {seed}, действий за партию: {actions}',
  'simulate.speed': '{seconds} с, партий/с: {games}, действий/с: {actions}',
  'simulate.head.seat': 'место',
  'simulate.head.bot': 'бот',
  'simulate.head.points': 'очков в среднем',
  'simulate.head.deviation': 'отклонение',
  'simulate.head.wins': 'победы',
  'simulate.head.rate': 'доля',
  'simulate.rate': '{percent} %',
  'simulate.shared': 'разделённые победы: {n, number}',
  'simulate.endless':
    'прекращено после {actions, plural, one {# действия} few {# действий} many {# действий} other {# действия}}: {games, number}',

  'arena.about': 'Боты играют одни и те же расклады с каждого места и получают рейтинг.',
  'arena.title': 'Арена: {game}',
  'arena.bots':
    'кто участвует, через запятую: {bots}; после @ — сколько можно потратить на решение: greedy,strong@1s,strong@5000',
  'arena.bot': 'ещё один участник; можно повторять: бот или другая программа: "cmd:python3 moy.py"',
  'arena.format':
    'кто с кем встречается; иначе каждый с каждым, а если ботов меньше, чем мест, — первый против нескольких копий каждого',
  'arena.deals': 'сколько раскладов на каждую пару; каждый играется по разу с каждого места',
  'arena.test':
    'закончить, как только доказано, что первый бот набирает больше первой или меньше второй из этих долей, в процентах',
  'arena.seats': 'сколько мест за столом',
  'arena.budget':
    'сколько секунд на ответ сообщается другой программе (обычно столько, сколько она может думать)',
  'arena.patience':
    'сколько секунд по часам другая программа может думать над ответом (обычно 10 или втрое больше --budget)',
  'arena.workers': 'сколько партий играть одновременно; у каждой свои копии других программ',
  'arena.results':
    'сохранять каждую партию в этот файл; если начать с ним снова, арена продолжит с того же места',
  'arena.html': 'записать в файл отчёт с графиками: одна страница, которой больше ничего не нужно',
  'arena.note':
    'Во всех партиях расклада одни и те же квадраты и броски, а боты меняются местами. Что значат числа: docs/arena.md',
  'arena.two': 'назовите хотя бы двух ботов: --bots greedy,random',
  'arena.twice': '«{name}» участвует дважды: запишите одного из них иначе',
  'arena.noCommand': 'после «cmd:» нет команды',
  'arena.tooFew':
    '{format} на {seats, plural, one {# место} few {# места} many {# мест} other {# места}} — мало ботов ({bots, number}): назовите больше или выберите --format gauntlet',
  'arena.testForm': '«{value}» — не проверка: нужны две доли в процентах, меньшая первой, например 50:55',
  'arena.testPairing': 'для проверки нужна одна пара, а их {pairings, number}: назовите двух ботов',
  'arena.otherResults':
    '{file}: это не результаты этой арены: выберите другой файл или тех же ботов, опции и начальный код',
  'arena.noResult': '{file}: строка {line} — не результат',
  'arena.otherRecords': '{file}: это записи не тех партий, что в результатах: выберите другой файл',
  'arena.stopped': 'остановлено сигналом {signal}',
  'arena.stoppedKept': 'остановлено сигналом {signal}: с тем же --results продолжится с этого места',
  'arena.bus': 'играть поручить помощникам на этой шине (bastide worker --arena): nats://host:4222',
  'arena.commandOnBus': 'помощники играют только ботами этой программы: {name} нельзя послать по шине',
  'arena.busLost': 'шина {bus} не принимает партии: это сервер NATS с JetStream (nats-server -js)?',
  'arena.alone':
    'на шине пока никто не играет: запустите помощника на любой машине: bastide worker --arena --bus {bus}',
  'arena.workerCannot': 'помощник не может это сыграть: {because}',
  'arena.played':
    'партий: {games, number}, раскладов: {deals, number}, начальный код {seed}{timed, select, yes {, {seconds} с} other {}}{givenUp, plural, =0 {} one {; прервана # партия} few {; прерваны # партии} many {; прервано # партий} other {; прервано # партии}}',
  'arena.head.bot': 'бот',
  'arena.head.rating': 'рейтинг',
  'arena.head.games': 'партии',
  'arena.head.score': 'доля',
  'arena.head.score95': '95 %',
  'arena.head.points': 'очки',
  'arena.head.margin': 'отрыв',
  'arena.head.time': 'мс/решение',
  'arena.head.slowest': 'дольше всего',
  'arena.head.pairing': 'пара',
  'arena.head.fair': 'при равных',
  'arena.within': '{value} ± {half}',
  'arena.between': '{low}–{high}',
  'arena.copies': '{n} × {bot}',
  'arena.sources': 'очки за партию по источникам (отрыв от остальных)',
  'arena.source': '{points} ({lead})',
  'arena.sourceOf': '{name}: {points} ({lead})',
  'arena.faults':
    'проиграно из-за нарушения: {n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
  'arena.fault':
    '{bot}, место {seat} в партии {game}, {why, select, crashed {сбой} late {ответ опоздал} other {недопустимый ход}}: {detail}',
  'arena.verdict.above':
    'После {deals, plural, one {# расклада} few {# раскладов} many {# раскладов} other {# расклада}}: {bot} набирает больше {low} %.',
  'arena.verdict.below':
    'После {deals, plural, one {# расклада} few {# раскладов} many {# раскладов} other {# расклада}}: {bot} набирает меньше {high} %.',
  'arena.verdict.open':
    'После {deals, plural, one {# расклада} few {# раскладов} many {# раскладов} other {# расклада}} не доказано ничего: {bot} может набирать и {low} %, и {high} %.',

  'bot.budget':
    '«{written}» не говорит, сколько бот может потратить: секунды ({bot}@0.2s) или шаги ({bot}@1000)',
  'bot.about':
    'Играет за одно место по просьбе другой программы — судьи: во все игры этой программы, любым ботом.',
  'bot.name': 'кто играет: {bots}; после @ — сколько можно потратить на решение, если судья не скажет',
  'bot.stdio': 'строки JSON на стандартном вводе и выводе',
  'bot.note': 'Что значат строки: docs/bot-protocol.md',
  'bot.how': 'укажите, как с ним говорить: --stdio',
  'describe.about':
    'Выводит игру в JSON для программ: квадраты или остров с их названиями и схему того, что видят боты.',
  'describe.note': 'Что значат поля: docs/bot-protocol.md',
  'describe.nothing': '{game} для программ не описана',
  'table.about':
    'Стол для другой программы, которая играет за все места: раздаёт, говорит, чей ход и что можно сделать, и принимает действия.',

  'replay.about': 'Воспроизводит записанные партии и показывает, откуда взялось каждое очко.',
  'replay.files': 'записи, JSON или текстовая форма; .jsonl: по одной в строке; -: стандартный ввод',
  'replay.until': 'остановиться после стольких действий',
  'replay.seat': 'показать партию такой, какой её видит это место',
  'replay.text': 'вывести текстовую форму записи',
  'replay.trace': 'вывести строку JSON на каждое действие',
  'replay.note.good':
    'Если хотя бы в одной записи есть ошибка, ничего не выводится. Действия нумеруются с 0.',
  'replay.note.json':
    'С --json выводится всё, что найдено о каждой записи, есть в ней ошибка или нет: для одной записи — отчёт о ней, для нескольких — объект с «ok» и «records»; --text и --trace добавляют свойства «text» и «trace».',
  'replay.note.trace':
    'Строка --trace содержит действие, его события и положение после него: очки (в том числе скрытые). «listed» — сколько действий можно было перечислить перед ним.',
  'replay.note.seat':
    'С --seat не выводится ничего, чего это место не может знать: стол, очки и события — какими оно их видит, действия — без скрытых карт, «listed» — только там, где оно известно. Тогда вывод --text — не запись, а почему чужое действие не разрешено, не сообщается.',
  'replay.oneForm': '--text и --trace выводят разное: выберите одно или добавьте --json',
  'replay.nothing': '{files}: здесь нет ни одной записи',
  'replay.noSeat': '{file}: места {seat} нет, есть места от 0 до {last}',
  'replay.over':
    'игра окончена, всего {n, plural, one {# действие} few {# действия} many {# действий} other {# действия}}',
  'replay.goingOn':
    'игра продолжается, сделано {n, plural, one {# действие} few {# действия} many {# действий} other {# действия}}',
  'replay.won': 'победа',
  'replay.points': 'очки по номерам действий:',
  'replay.noPoints': 'пока ни одного',
  'replay.atTheEnd': '{parts} (в конце игры)',
  'replay.lineOver':
    '{file}  {n, plural, one {# действие} few {# действия} many {# действий} other {# действия}}  {points}  победа: {winners}',
  'replay.lineGoingOn':
    '{file}  {n, plural, one {# действие} few {# действия} many {# действий} other {# действия}}  {points}  игра продолжается',
  'replay.remark':
    '# Что место {seat} знает о партии. Карт, которых ему знать нельзя, здесь нет, поэтому это не запись.',
  'part.most': '{what}, больше всех ({n}): {points}',
  'part.each': '{what}: {n} × {each} = {points}',
  'part.sum': '{what} × {n} = {points}',

  'verify.about': 'Заново выводит каждую случайность партии из секрета, раскрытого сдающим.',
  'verify.note.good':
    'Запись подтверждена, если секрет соответствует обязательству, а каждая случайность в ней следует из секрета и нонсов мест. Если хотя бы одна запись не подтверждена, ничего не выводится.',
  'verify.note.proves':
    'Это доказывает, что случай никто не выбирал и не менял. Это не доказывает, что его никто не видел заранее: кто знает секрет, тот может. К тому же запись может написать кто угодно: сравните её обязательство и своё число с теми, которые стол показывает в своём меню.',
  'verify.note.json':
    'С --json выводится всё, что найдено о каждой записи, подтверждена она или нет: для одной записи — отчёт о ней, для нескольких — объект с «ok» и «records». У неподтверждённой есть «why»: «record», «none», «hidden», «commitment» или «draw».',
  'verify.good':
    '{file}: {n, plural, =1 {единственная случайность следует} one {все # случайность следуют} few {все # случайности следуют} many {все # случайностей следуют} other {все # случайности следуют}} из секрета',
  'verify.draws': 'случайности',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'партия',
  'verify.commitment': 'обязательство',
  'verify.secret': 'секрет',
  'verify.nonce': 'нонс места {seat}, {name}',
  'verify.noNonce': 'нет',
  'verify.compare':
    'Сравните обязательство и своё число с теми, что показывает стол: в его меню, «Честная раздача».',
  'verify.wrong': '{file}: действие {at}: должно быть {due}, а в записи {found}',
  'verify.otherSecret': '{file}: секрет не тот, который был обещан обязательством',
  'verify.none': '{file}: здесь не сказано, как сдавал случай, проверять нечего',
  'verify.soFar':
    '{file}: {n, plural, =1 {единственная случайность до этого места следует} one {все # случайность до этого места следуют} few {все # случайности до этого места следуют} many {все # случайностей до этого места следуют} other {все # случайности до этого места следуют}} из секрета; запись обрывается после {actions, plural, one {# действия} few {# действий} many {# действий} other {# действия}}, и партия не окончена',
  'verify.hidden':
    '{file}: {over, select, yes {партия окончена, но в записи нет секрета} other {партия не окончена, и секрет ещё не раскрыт}}; по правилам {actions, plural, one {допустимо # действие} few {допустимы # действия} many {допустимы # действий} other {допустимы # действия}}, но ни одну случайность проверить нельзя',

  'analyse.about':
    'Разбирает записанную партию: чего стоило каждое решение, что сделало везение и где партия переломилась.',
  'analyse.file': 'запись, JSON или текстовая форма; -: стандартный ввод',
  'analyse.bot': 'кто разбирает; иначе сильнейший из {bots}, кто умеет играть в эту игру',
  'analyse.work': 'сколько думать над решением, в шагах бота: равная работа даёт равные оценки',
  'analyse.time': 'то же в секундах',
  'analyse.seat': 'рассказать о решениях только этого места',
  'analyse.html': 'записать отчёт в файл, для чтения которого больше ничего не нужно',
  'analyse.note.judged':
    'Решение судят по тому, что могло знать его место: оно стоило столько, на сколько больше обещал лучший найденный ход. Кривая показывает, как всё обстояло на самом деле.',
  'analyse.note.luck':
    'Везение — это насколько больше принесли квадрат, карта или бросок, чем в среднем обещает всё, что могло выпасть.',
  'analyse.note.rest':
    'Шансы — это оценки бота, который разбирает партию. Что он мгновением позже увидел иначе, не принадлежит никому: это остаток.',
  'analyse.unable': 'разобрать {game} некому: ни один бот не знает, что в этой игре хорошо',
  'analyse.one': '{file}: записей там {n}, а разбирается по одной партии',
  'analyse.oneLimit': '--work и --time ограничивают одно и то же: выберите что-то одно',
  'analyse.written': 'Отчёт записан в {file}.',
  'analyse.by': 'разбирал {bot}',
  'analyse.byWork':
    'разбирал {bot}, {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} на решение',
  'analyse.byTime': 'разбирал {bot}, {seconds} с на решение',
  'analyse.turns': 'Где партия переломилась',
  'analyse.decision': 'решение',
  'analyse.luck': 'везение',
  'analyse.none': 'рассказать нечего',
  'analyse.costly': 'Самые дорогие решения',
  'analyse.seats': 'По местам',
  'analyse.decisions': 'Решение за решением',
  'analyse.curve': 'Шансы на победу',
  'analyse.curveLabel': 'Шансы на победу по ходу партии; в конце: {list}',
  'analyse.title': '{game}: {names}',
  'analyse.wonBy':
    '{n, plural, one {Победа: {names}} few {Общая победа: {names}} many {Общая победа: {names}} other {Общая победа: {names}}}.',
  'analyse.turn': '{seat}: {chance}, {swing} ({by}). {what}',
  'analyse.drawn': '{came}: {list}',
  'analyse.moved': '{seat}: {move}',
  'analyse.came': 'выпало: {what}',
  'analyse.better': '{own} (лучше: {best})',
  'analyse.term': '{what} {much}',
  'analyse.head.seat': 'место',
  'analyse.head.decisions': 'решения',
  'analyse.head.meanLoss': 'потеря в среднем',
  'analyse.head.luck': 'везение',
  'analyse.head.move': 'ход',
  'analyse.head.chance': 'шанс',
  'analyse.head.margin': 'отрыв',
  'analyse.head.why': 'почему',
  'analyse.head.loss': 'всего потеряно',
  'analyse.head.given': 'подарено другими',
  'analyse.head.rest': 'остаток',
  'analyse.grade.best': 'лучшие',
  'analyse.grade.fine': 'хорошие',
  'analyse.grade.slip': 'неточности',
  'analyse.grade.mistake': 'ошибки',
  'analyse.grade.blunder': 'грубые ошибки',
  'analyse.graded.best': 'лучшее',
  'analyse.graded.fine': 'хорошее',
  'analyse.graded.slip': 'неточность',
  'analyse.graded.mistake': 'ошибка',
  'analyse.graded.blunder': 'грубая ошибка',

  'rules.about': 'Показывает правило, его источники и издания, где оно иное, или ищет правила по словам.',
  'rules.words': 'номер правила или главы либо слова для поиска; если ничего не указано, выводятся главы',
  'rules.game': 'искать только в правилах одной игры',
  'rules.json': 'вывести один документ JSON; тексты в нём английские, если не указан --lang',
  'rules.unwritten': 'правила игры {game} здесь не записаны',
  'rules.unknown': 'нет правила {id}; похожие: {near}',
  'rules.notFound': 'нет правила со словами «{words}»',
  'rules.notFoundIn': 'в игре {game} нет правила со словами «{words}»',
  'rule.head': '{id}  {title}  ({game}: {chapter})',
  'rule.played': 'Здесь так и играют.',
  'rule.except': 'Здесь так и играют, но кое-что в этом правиле {why}.',
  'rule.not': 'Здесь так не играют: правило {why}.',
  'rule.sources': 'Источники: {sources}',
  'rule.differs': 'Иначе: {name} ({edition})',
  'rule.near': 'См. также:',

  'bench.about': 'Измеряет скорость правил и ботов на одном ядре.',
  'bench.rounds': 'показать медиану и лучший из стольких прогонов',
  'bench.quick': 'всего понемногу: приблизительные числа за несколько секунд',
  'bench.action': 'Действие — это одна строка записи.',
  'bench.nothing': 'для {games} пока ничего не измеряется: ни одна игра не назвала, что именно',
  'bench.medians':
    '{rounds, plural, =1 {один прогон} one {медианы # прогона} few {медианы # прогонов} many {медианы # прогонов} other {медианы # прогона}}, процессорное время, {machine}, Node {node}, {processor}',
  'bench.unknownProcessor': 'неизвестный процессор',
  'bench.best': 'лучшее {best}',
  'bench.calibration': 'эта машина: вычисление, которое не меняется',
  'bench.target': 'цель {target}',
  'bench.unit.games': 'партий/с',
  'bench.unit.actions': 'действий/с',
  'bench.unit.decisions': 'решений/с',
  'bench.unit.playouts': 'розыгрышей/с',
  'bench.unit.steps': 'млн шагов/с',
  'bench.unit.time': 'мкс',
};
