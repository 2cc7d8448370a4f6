import type { Messages } from './index.ts';

/** Українська: те, що ця програма каже людям. */
export const messages: Messages = {
  'program.about':
    'Відкритий стіл для таких ігор: {games}. Можна грати, влаштовувати ігри ботів, переглядати записи, шукати правила.',

  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',

  'help.usage': 'Використання:',
  'help.arguments': 'Аргументи:',
  'help.options': 'Параметри:',
  'help.commands': 'Команди:',
  'help.examples': 'Приклади:',
  'help.help': 'показати довідку про команду',
  'help.version': 'показати номер версії',
  'help.language':
    'мова всього, що пишеться для людей; якщо не вказано, мова середовища (LC_ALL, LC_MESSAGES, LANG)',
  'help.json': 'вивести один документ JSON',
  'help.choices': '{about} (на вибір: {choices})',
  'help.default': '{about} (типово: {value})',
  'help.none': 'нічого',

  'value.options': 'параметри',
  'value.command': 'команда',
  'value.number': 'число',
  'value.name': 'назва',
  'value.names': 'назви',
  'value.file': 'файл',
  'value.files': 'файли',
  'value.words': 'слова',
  'value.game': 'гра',
  'value.language': 'мова',
  'value.setting': 'назва=значення',

  'usage.unknownOption': 'невідомий параметр «{flag}»',
  'usage.unknownOptionNear': 'невідомий параметр «{flag}» (можливо, {near}?)',
  'usage.unknownCommand': 'невідома команда «{name}»',
  'usage.unknownCommandNear': 'невідома команда «{name}» (можливо, {near}?)',
  'usage.missingArgument': 'бракує обов’язкового аргументу «{name}»',
  'usage.missingValue': 'після параметра «{flags}» бракує значення',
  'usage.tooMany':
    'забагато аргументів: команда «{command}» приймає {expected, plural, one {# аргумент} few {# аргументи} many {# аргументів} other {# аргументу}}, а отримала {got}',
  'usage.choices': 'параметр «{flags}» не може мати значення «{value}»; на вибір: {choices}',
  'usage.whole': 'параметр «{flags}» не може мати значення «{value}»: тут має бути ціле число',
  'usage.atLeast':
    'параметр «{flags}» не може мати значення «{value}»: тут має бути ціле число, не менше за {least}',
  'usage.between':
    'параметр «{flags}» не може мати значення «{value}»: тут має бути ціле число від {least} до {most}',
  'usage.setting':
    'параметр «{flags}» не може мати значення «{value}»: тут мають бути назва й значення, як-от smallCity=2',

  'file.unreadable':
    '{file}: {code, select, ENOENT {немає такого файлу чи теки} EISDIR {це тека} EACCES {немає дозволу} EPERM {немає дозволу} ENOTDIR {немає такої теки} EIO {пристрій не працює} ELOOP {посилання ведуть по колу} ENAMETOOLONG {задовга назва} other {{message}}}',
  'file.unwritable':
    '{file}: не вдається записати: {code, select, ENOENT {немає такого файлу чи теки} EISDIR {це тека} EACCES {немає дозволу} EPERM {немає дозволу} ENOTDIR {немає такої теки} ENOSPC {не лишилося місця} EFBIG {файл був би завеликий} EIO {пристрій не працює} ELOOP {посилання ведуть по колу} ENAMETOOLONG {задовга назва} EPIPE {його більше ніхто не читає} EROFS {туди нічого не можна записати} other {{message}}}',
  'file.folder': '{file}: це тека',
  'file.stopped': 'зупинено сигналом {signal}: у {file} нічого не записано',
  'output.unwritable':
    'не вдається писати у стандартний вивід: {code, select, ENOSPC {не лишилося місця} EFBIG {файл був би завеликий} EIO {пристрій не працює} other {{message}}}',

  'progress.games': '{bar} ігри: {done, number} з {total, number}, ще {time}',
  'progress.records': '{bar} записи: {done, number} з {total, number}, ще {time}',
  'progress.rounds': '{bar} раунди: {done, number} з {total, number}, ще {time}',

  'game.unknown': 'немає гри «{name}»; на вибір: {games}',
  'option.all': '{game}: {options}',
  'option.value': '{name} {value}',
  'option.empty': '{name} —',
  'option.foreign': 'параметр {flag} нічого не означає у грі {game}',
  'option.hasFlag': 'для {name} є параметр {flag}',
  'option.refused': '{rule}: {because}',

  'fault.file': '{file}: {rule}: {because}',
  'fault.action': '{file}: дія {at}: {rule}: {because}',

  'reason.unsaid': 'це суперечить правилам гри',
  'reason.option.unknown': 'немає опції «{option}»',
  'reason.option.choices': '{option}: такого вибрати не можна, лише {choices}',
  'reason.option.needs': '{option}: для цього потрібен набір {needs}, а його у грі немає',
  'reason.options': 'опції не є об’єктом JSON',
  'reason.form.line': 'рядок {what} тексту не вдається прочитати',
  'reason.form.json': 'це не JSON: можливо, бракує частини',
  'reason.form.form': 'це не запис: ні JSON, ні його текстова форма',
  'reason.form.format': 'тут не сказано, що це запис такого виду',
  'reason.form.game': 'це запис іншої гри: {what}',
  'reason.form.member': 'запис не має властивості {what}',
  'reason.form.deep': 'властивість «{what}» має забагато рівнів вкладення',
  'reason.form.seats': 'для кожного місця потрібен один елемент у списку, усього {what}',
  'reason.form.name': 'кожному місцю потрібне ім’я: не довше за 60 знаків, без невидимих',
  'reason.form.actions': 'дії не є списком',
  'reason.form.many': 'дій більше за {what}',
  'reason.form.times': 'часи не відповідають діям: для кожної потрібен один',
  'reason.form.early': 'результат указано, але гру не закінчено',
  'reason.form.result': 'указаний результат не той, до якого ведуть дії',
  'reason.form.by': 'за цим столом немає того, хто робить цю дію',
  'reason.form.action': 'дії такого вигляду немає',
  'reason.form.hidden': 'не дозволено; чому, цьому місцю знати не можна',
  'reason.fairness.form': 'властивість «fairness» не є об’єктом JSON',
  'reason.fairness.member': 'властивість «fairness» не має властивості {what}',
  'reason.fairness.scheme': 'роздано в інший спосіб, тут невідомий: {what}',
  'reason.fairness.game': 'позначення гри має складатися з 1–100 видимих знаків ASCII',
  'reason.fairness.commitment': 'зобов’язання не є 32 байтами в шістнадцятковому записі',
  'reason.fairness.nonces': 'нонс не є 16 байтами в шістнадцятковому записі й не порожній',
  'reason.fairness.seats': 'нонсів має бути стільки, скільки місць: {what}',
  'reason.fairness.secret': 'секрет не є 32 байтами в шістнадцятковому записі',

  'play.about': 'Відкриває стіл у браузері: боти й люди за одним екраном.',
  'play.port':
    'де приймати з’єднання; якщо не вказано, на порту PORT із середовища або на першому вільному від {first}',
  'play.host': 'хто може зайти: лише ця машина або, для 0.0.0.0, усі',
  'play.noOpen': 'не відкривати браузер',
  'play.json': 'вивести адресу одним документом JSON',
  'play.open': 'Стіл відкрито: {url} (Ctrl-C, щоб закрити)',
  'play.unbuilt': 'сторінку ще не зібрано: виконайте `npm run build` у теці репозиторію',
  'play.environment':
    'змінна середовища PORT не може мати значення «{value}»: тут має бути ціле число від {least} до {most}',
  'play.busy': 'порт {port} зайнятий',
  'play.allBusy': 'усі порти від {first} до {last} зайняті: виберіть інший через --port',
  'play.denied': 'порт {port} заборонений',
  'play.noListening':
    'не вдається приймати з’єднання на {host}: {code, select, ENOTFOUND {немає такої адреси} EADDRNOTAVAIL {це адреса не цієї машини} other {{message}}}',

  'simulate.about': 'Боти грають багато ігор, а програма рахує, хто перемагає.',
  'simulate.seats': 'скільки гравців; якщо не вказано, стільки, скільки ботів, або як зазвичай ({usual})',
  'simulate.usual': '{game}: {seats}',
  'simulate.bots': 'хто грає: один бот за всіх або по одному на кожне місце: {bots}',
  'simulate.games': 'скільки ігор',
  'simulate.actions':
    'після стількох дій незакінчену гру припиняють: якщо очок уже не здобути, вона може й не мати кінця',
  'simulate.seed': 'те саме зерно дає ті самі ігри',
  'simulate.workers': 'скільки потоків; результати від цього не залежать',
  'simulate.allProcessors': 'усі процесори',
  'simulate.record': 'писати запис кожної гри у файл, по одному в рядку',
  'simulate.option': 'змінити одну опцію гри; можна повторювати',
  'simulate.note':
    'Припинена гра не має переможця (їх рахує «endless»); її очки — ті, що були на ту мить, а її запис — це запис гри, що триває.',
  'simulate.botsForSeats':
    'названо {bots, plural, one {# бота} few {# ботів} many {# ботів} other {# бота}}, а місць {seats}: назвіть одного на всіх або по одному на кожне місце',
  'simulate.noBot': 'немає бота «{name}»; на вибір: {bots}',
  'simulate.nameBot': 'назвіть бота: {bots}',
  'simulate.unable': 'бот {bot} не вміє грати в {game}; на вибір: {bots}',
  'simulate.played':
    '{games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}} із зерном {seed}, дій на гру: {actions}',
  'simulate.speed': '{seconds} с: {games} ігор/с, {actions} дій/с',
  'simulate.head.seat': 'місце',
  'simulate.head.bot': 'бот',
  'simulate.head.points': 'очок у середньому',
  'simulate.head.deviation': 'відхилення',
  'simulate.head.wins': 'перемоги',
  'simulate.head.rate': 'частка',
  'simulate.rate': '{percent} %',
  'simulate.shared': 'спільні перемоги: {n, number}',
  'simulate.endless':
    'припинено після {actions, plural, one {# дії} few {# дій} many {# дій} other {# дії}}: {games, number}',

  'replay.about': 'Відтворює записані ігри й розповідає, звідки взялося кожне очко.',
  'replay.files': 'записи, JSON або текстова форма; .jsonl: по одному в рядку; -: стандартний ввід',
  'replay.until': 'зупинитися після стількох дій',
  'replay.seat': 'показати гру такою, якою її бачить це місце',
  'replay.text': 'вивести текстову форму запису',
  'replay.trace': 'вивести рядок JSON про кожну дію',
  'replay.note.good': 'Нічого не виводиться, доки не всі записи справні. Дії рахують від 0.',
  'replay.note.json':
    'Із --json виводиться все, що знайдено про кожен запис, справний він чи ні: для одного запису звіт про нього, для кількох об’єкт із «ok» і «records»; --text і --trace додають властивості «text» і «trace».',
  'replay.note.trace':
    'Рядок --trace розповідає про дію, її події та стан після неї: очки (також приховані). «listed» — скільки дій було перед тим на вибір.',
  'replay.note.seat':
    'Із --seat не виводиться нічого, чого це місце не може знати: стіл, очки й події такі, якими воно їх бачить, дії без прихованих карток, а «listed» лише там, де воно відоме. Тоді --text — це не запис, а чому не дозволено чужу дію, не сказано.',
  'replay.oneForm': '--text і --trace виводять різне: виберіть одне або додайте --json',
  'replay.nothing': '{files}: тут немає жодного запису',
  'replay.noSeat': '{file}: місця {seat} немає, вони мають номери від 0 до {last}',
  'replay.over': 'гру закінчено після {n, plural, one {# дії} few {# дій} many {# дій} other {# дії}}',
  'replay.goingOn': 'гра триває після {n, plural, one {# дії} few {# дій} many {# дій} other {# дії}}',
  'replay.won': 'перемога',
  'replay.points': 'очки за номером дії:',
  'replay.noPoints': 'поки що жодного',
  'replay.atTheEnd': '{parts} (наприкінці гри)',
  'replay.lineOver':
    '{file}  {n, plural, one {# дія} few {# дії} many {# дій} other {# дії}}  {points}  перемога: {winners}',
  'replay.lineGoingOn':
    '{file}  {n, plural, one {# дія} few {# дії} many {# дій} other {# дії}}  {points}  гра триває',
  'replay.remark':
    '# Що місце {seat} знає про гру. Карток, яких воно не може знати, тут немає, тому це не запис.',
  'part.most': '{what}, більшість ({n}): {points}',
  'part.each': '{what}: {n} × {each} = {points}',
  'part.sum': '{what} × {n} = {points}',

  'verify.about': 'Заново виводить кожен випадок у грі із секрету, який розкрив роздавач.',
  'verify.note.good':
    'Запис підтверджено, якщо секрет відповідає зобов’язанню, а кожна дія випадку в записі випливає із секрету й нонсів місць. Нічого не виводиться, доки не підтверджено всі записи.',
  'verify.note.proves':
    'Це доводить, що випадок ніхто не вибирав і не змінював. Це не доводить, що його ніхто не бачив наперед: хто має секрет, той може. До того ж запис може написати будь-хто: порівняйте його зобов’язання з тим, яке показували до початку гри.',
  'verify.note.json':
    'Із --json виводиться все, що знайдено про кожен запис, підтверджено його чи ні: для одного запису звіт про нього, для кількох об’єкт із «ok» і «records». У непідтвердженого є «why»: «record», «none», «hidden», «commitment» або «draw».',
  'verify.good':
    '{file}: {n, plural, =1 {єдиний випадок випливає} one {усі # випадок випливають} few {усі # випадки випливають} many {усі # випадків випливають} other {усі # випадку випливають}} із секрету',
  'verify.draws': 'випадки',
  'verify.kind': '{kind} {n, number}',
  'verify.id': 'гра',
  'verify.commitment': 'зобов’язання',
  'verify.secret': 'секрет',
  'verify.nonce': 'нонс місця {seat}, {name}',
  'verify.noNonce': 'немає',
  'verify.compare': 'Порівняйте зобов’язання з тим, яке показували до початку гри.',
  'verify.wrong': '{file}: дія {at}: мало бути {due}, а в записі {found}',
  'verify.otherSecret': '{file}: секрет не той, до якого зобов’язалися',
  'verify.none': '{file}: тут не сказано, як роздавав випадок, тож перевіряти нічого',
  'verify.hidden': '{file}: секрет ще не розкрито: його розкривають наприкінці гри',

  'rules.about': 'Показує правило, його джерела й видання, де воно інакше, або шукає правила за словами.',
  'rules.words': 'номер правила чи розділу або слова, які шукати; нічого: розділи',
  'rules.game': 'шукати лише в правилах однієї гри',
  'rules.json': 'вивести один документ JSON; тексти в ньому англійські, якщо не вказано --lang',
  'rules.unwritten': 'правил гри {game} тут не записано',
  'rules.unknown': 'немає правила {id}; можливо, {near}?',
  'rules.notFound': 'жодне правило не згадує «{words}»',
  'rules.notFoundIn': 'жодне правило гри {game} не згадує «{words}»',
  'rule.head': '{id}  {title}  ({game}: {chapter})',
  'rule.played': 'За цим столом так і грають.',
  'rule.except': 'За цим столом так і грають, але частина правила {why}.',
  'rule.not': 'За цим столом так не грають: правило {why}.',
  'rule.sources': 'Джерела: {sources}',
  'rule.differs': 'Інакше: {name} ({edition})',
  'rule.near': 'Дивіться також:',

  'bench.about': 'Вимірює швидкість правил і ботів на одному ядрі.',
  'bench.rounds': 'показати медіану стількох раундів',
  'bench.quick': 'усього потроху: приблизні числа за лічені секунди',
  'bench.action': 'Дія — це один рядок запису.',
  'bench.nothing': 'для {games} ще нічого не вимірюється: жодна гра не назвала, що саме',
  'bench.medians':
    '{rounds, plural, one {медіани # раунду} few {медіани # раундів} many {медіани # раундів} other {медіани # раунду}}, Node {node}, {processor}',
  'bench.unknownProcessor': 'невідомий процесор',
  'bench.target': 'мета {target}',
  'bench.unit.games': 'ігор/с',
  'bench.unit.actions': 'дій/с',
  'bench.unit.decisions': 'рішень/с',
  'bench.unit.time': 'мкс',
};
