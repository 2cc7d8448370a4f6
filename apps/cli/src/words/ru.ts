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
  'usage.whole': 'недопустимое значение «{value}» параметра «{flags}»: нужно целое число',
  'usage.atLeast': 'недопустимое значение «{value}» параметра «{flags}»: нужно целое число не меньше {least}',
  'usage.between':
    'недопустимое значение «{value}» параметра «{flags}»: нужно целое число от {least} до {most}',
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

  'play.about': 'Открывает стол в браузере: боты и люди за одним экраном.',
  'play.port':
    'порт, на котором слушать; если не указан, PORT из окружения или первый свободный начиная с {first}',
  'play.host': 'кому доступен стол: только этому компьютеру или, при 0.0.0.0, всем',
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
    'Это доказывает, что случай никто не выбирал и не менял. Это не доказывает, что его никто не видел заранее: кто знает секрет, тот может. К тому же запись может написать кто угодно: сравните её обязательство с тем, которое показывали до начала партии.',
  'verify.note.json':
    'С --json выводится всё, что найдено о каждой записи, подтверждена она или нет: для одной записи — отчёт о ней, для нескольких — объект с «ok» и «records». У неподтверждённой есть «why»: «record», «none», «hidden», «commitment» или «draw».',
  'verify.good':
    '{file}: {n, plural, one {# случайность, и она следует} few {все # случайности следуют} many {все # случайностей следуют} other {все # случайности следуют}} из секрета',
  'verify.draws': 'случайности',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'партия',
  'verify.commitment': 'обязательство',
  'verify.secret': 'секрет',
  'verify.nonce': 'нонс места {seat}, {name}',
  'verify.noNonce': 'нет',
  'verify.compare': 'Сравните обязательство с тем, которое показывали до начала партии.',
  'verify.wrong': '{file}: действие {at}: должно быть {due}, а в записи {found}',
  'verify.otherSecret': '{file}: секрет не тот, который был обещан обязательством',
  'verify.none': '{file}: здесь не сказано, как сдавал случай, проверять нечего',
  'verify.hidden': '{file}: секрет ещё не раскрыт: его раскрывают в конце партии',

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
  'bench.rounds': 'показать медиану стольких прогонов',
  'bench.quick': 'всего понемногу: приблизительные числа за несколько секунд',
  'bench.action': 'Действие — это одна строка записи.',
  'bench.nothing': 'для {games} пока ничего не измеряется: ни одна игра не назвала, что именно',
  'bench.medians':
    '{rounds, plural, =1 {один прогон} one {медианы # прогона} few {медианы # прогонов} many {медианы # прогонов} other {медианы # прогона}}, Node {node}, {processor}',
  'bench.unknownProcessor': 'неизвестный процессор',
  'bench.target': 'цель {target}',
  'bench.unit.games': 'партий/с',
  'bench.unit.actions': 'действий/с',
  'bench.unit.decisions': 'решений/с',
  'bench.unit.time': 'мкс',
};
