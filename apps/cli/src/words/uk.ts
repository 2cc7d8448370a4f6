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
  'value.folder': 'тека',
  'value.words': 'слова',
  'value.game': 'гра',
  'value.language': 'мова',
  'value.url': 'URL',
  'value.table': 'стіл',
  'value.report': 'скарга',
  'value.whom': 'кого',
  'value.time': 'час',
  'value.text': 'текст',
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
  'usage.atLeast':
    'параметр «{flags}» не може мати значення «{value}»: тут має бути ціле число, не менше за {least}',
  'usage.between':
    'параметр «{flags}» не може мати значення «{value}»: тут має бути ціле число від {least} до {most}',
  'usage.seconds':
    'параметр «{flags}» не може мати значення «{value}»: тут має бути число секунд від {least} до {most}',
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
  'progress.moments': '{bar} моменти: {done, number} з {total, number}, ще {time}',

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

  'play.about':
    'Відкриває стіл у браузері: боти й люди, за одним екраном або кожен на своєму пристрої в цій мережі.',
  'play.host': 'хто його досягне: усі пристрої цієї мережі або, з 127.0.0.1, лише цей комп’ютер',
  'play.network': 'Інші пристрої цієї мережі: {url}',
  'play.port':
    'де приймати з’єднання; якщо не вказано, на порту PORT із середовища або на першому вільному від {first}',
  'play.data': 'тека, у якій зберігаються ігри',
  'play.store': 'сховищем не можна скористатися: {because}',
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

  'store.data': 'де зберігаються партії, тека; інакше {folder}',
  'store.databaseUrl': 'база даних PostgreSQL замість теки: postgres://user@host/name',
  'store.one': 'партії зберігаються в теці або в базі даних: назвіть щось одне, --data або --database-url',
  'store.inUse':
    'партії в {folder} зараз використовує інший Bastide: скористайтеся ним, спершу завершіть його або виберіть іншу теку через --data',
  'store.vanished':
    '{file} відсутній або порожній, хоча там зберігалися партії: поверніть копію командою `bastide restore КОПІЯ --force` або видаліть {sign}, щоб почати з порожнього сховища',
  'store.damaged': '{file} пошкоджено ({detail}): поверніть копію командою `bastide restore КОПІЯ --force`',

  'serve.about': 'Надає столи й сторінку багатьом людям, наприклад за проксі з HTTPS; браузера не відкриває.',
  'serve.port': 'де слухати; інакше {port}',
  'serve.host': 'за якою адресою слухати; інакше {host}, з 0.0.0.0 за всіма',
  'serve.bus':
    'NATS, через який кілька серверів сповіщають один одного: nats://host:4222, або nats://host:4222/prefix, якщо ним користуються кілька окремих наборів серверів',
  'serve.bots':
    'де думають боти: у потоках цього процесу (threads) або в процесах на шині (workers: bastide worker), а якщо ніхто не відповідає — у його потоках; інакше workers, якщо є шина',
  'serve.botThreads': 'у скількох потоках цього процесу думають боти; інакше на один менше, ніж процесорів',
  'serve.origin': 'як його досягають: https://play.example',
  'serve.hosts': 'інші імена, за якими його знаходять, через кому',
  'serve.trustProxy': 'проксі, чиїм заголовкам X-Forwarded вірять: адреси, мережі, loopback або all',
  'serve.pushContact':
    'до кого за потреби звертаються служби сповіщень: mailto:… або сторінка за https; інакше адреса з --origin',
  'serve.config': 'файл JSON з усім цим і обмеженнями: docs/operating.md',
  'serve.log': 'наскільки докладний журнал; інакше info',
  'serve.json': 'вивести адресу одним документом JSON перед журналом',
  'serve.note.environment':
    'Усе це може стояти в середовищі: BASTIDE_PORT, BASTIDE_HOST, BASTIDE_DATA, BASTIDE_DATABASE_URL, BASTIDE_BUS, BASTIDE_BOTS, BASTIDE_BOT_THREADS, BASTIDE_ORIGIN, BASTIDE_TRUST_PROXY, BASTIDE_CONFIG, BASTIDE_LOG; токен для /metrics — BASTIDE_METRICS_TOKEN. Спершу діє командний рядок, потім середовище, потім файл.',
  'serve.note.log': 'Журнал іде в стандартний вивід, у кожному рядку документ JSON, без секретів.',
  'serve.botsWithoutBus':
    'процеси питають через шину, а її не названо: --bus nats://host:4222 або --bots threads',
  'serve.here': 'командний рядок або середовище',
  'serve.noJson': '{file}: це не JSON: {because}',
  'serve.faults': '{source}: {faults}',
  'serve.fault': '{path}: {detail}',

  'worker.about': 'Думає за ботів серверів на тій самій шині: окремий процес.',
  'worker.threads': 'скільки потоків думає; інакше на один менше, ніж процесорів',
  'worker.arena': 'натомість грати ігри арен (bastide arena --bus); тоді потоків стільки, скільки процесорів',
  'worker.readyArena': 'На шині {bus}: граю для арен (Ctrl-C — закінчити)',
  'worker.note':
    'Роботу ділять скільки завгодно таких процесів. Сервер, якому ніхто не відповідає, думає сам.',
  'worker.ready': 'На шині {bus}: думаю за ботів (Ctrl-C — закінчити)',
  'worker.noBus': '{bus} — не шина: nats://host:4222, або кілька через кому',

  'admin.about':
    'Показує, закриває й експортує партії, показує скарги та блокує, також під час роботи сервера.',
  'admin.note':
    'Зроблене тут записується, як і все інше: хто дивиться на стіл, побачить це за десять секунд.',
  'admin.tables': 'Показує столи, спершу змінені останніми.',
  'admin.state': 'лише такі',
  'admin.close': 'Завершує стіл; не перемагає ніхто.',
  'admin.table': 'ідентифікатор столу',
  'admin.export': 'Виводить запис партії або всіх партій.',
  'admin.all': 'усі розпочаті партії, у рядку один запис',
  'admin.output': 'записати в цей файл',
  'admin.note.secret': 'Якщо в партії є таємниці, як-от карти на руках, запис буде лише після її кінця.',
  'admin.people': 'Показує людей і ботів, спершу тих, хто прийшов останнім.',
  'admin.ban': 'Блокує людину з її ботами, або адресу чи мережу: дивитися можна, змінювати ні.',
  'admin.unban': 'Знімає блокування.',
  'admin.whom': 'ідентифікатор людини, адреса або мережа на зразок 192.0.2.0/24',
  'admin.until': 'до якого часу: 2026-12-24 або 12h, 7d відтепер; інакше назавжди',
  'admin.why': 'чому, для тих, хто тримає сервер',
  'admin.noTables': 'Столів немає.',
  'admin.noTable': 'столу {table} немає',
  'admin.closed': 'Стіл {table} закрито.',
  'admin.wasOver': 'За столом {table} партія вже закінчилася.',
  'admin.noRecord.not-begun': 'за столом {table} партія ще не почалася: запису ще немає',
  'admin.noRecord.secret': 'у партії за столом {table} є таємниці: запис буде після її кінця',
  'admin.oneOrAll': 'назвіть стіл або скажіть --all',
  'admin.exported':
    '{exported, plural, one {# запис} few {# записи} many {# записів} other {# запису}} у {file}; {skipped, number} ще не почато або ще таємні',
  'admin.banned': '{whom}: заблоковано до {until}.',
  'admin.bannedForGood': '{whom}: заблоковано назавжди.',
  'admin.unbanned': '{whom}: блокування знято.',
  'admin.notBanned': '{whom}: не заблоковано або невідомо',
  'admin.nobody': '{whom}: тут немає такої людини, і це не адреса й не мережа',
  'admin.noTime': '«{value}» не є майбутнім часом: дата на зразок 2026-12-24 або 12h, 7d відтепер',
  'admin.head.table': 'стіл',
  'admin.head.game': 'гра',
  'admin.head.state': 'стан',
  'admin.head.seats': 'місця',
  'admin.head.changed': 'змінено (UTC)',
  'admin.head.person': 'людина',
  'admin.head.name': 'ім’я',
  'admin.head.tables': 'столи',
  'admin.head.seen': 'востаннє (UTC)',
  'admin.head.banned': 'блокування',
  'admin.state.open': 'відкритий',
  'admin.state.running': 'триває',
  'admin.state.over': 'завершено',
  'admin.free': 'вільне',
  'admin.gone': 'стерто',
  'admin.bot': '{name} (бот)',
  'admin.seatBot': '{name} (бот: {bot})',
  'admin.forGood': 'назавжди',
  'admin.bannedUntil': 'до {until}',
  'admin.reports': 'Показує скарги, спершу найдавніші.',
  'admin.allReports': 'також закриті скарги',
  'admin.closeReport': 'закрити цю скаргу: її хтось розглянув',
  'admin.report':
    '{reporter} скаржиться на {about} ({person}): {why, select, insult {образа} spam {спам} cheating {обман} stalling {зволікання} name {ім’я} other {інше}}',
  'admin.quoted': '«{text}»',
  'admin.reportWasClosed': '(закрито {at})',
  'admin.noReports': 'Відкритих скарг немає.',
  'admin.noReport': 'відкритої скарги {report} немає',
  'admin.reportClosed': 'Скаргу {report} закрито.',
  'check.about':
    'Перевіряє сховище, навіть коли ним користується сервер: чи воно ціле, закрите від інших, тієї ж версії, а також годинник і диск.',
  'check.thorough': 'звірити й кожен індекс із його таблицею: це довше',
  'check.note':
    'Нічого не змінюється. Код завершення 1, якщо щось не гаразд; за самих лише попереджень він лишається 0.',
  'check.ok': 'добре',
  'check.warn': 'увага',
  'check.fail': 'ПОМИЛКА',
  'check.store.whole': 'Сховище ціле.',
  'check.store.reached': 'PostgreSQL відповідає. Про свої файли він дбає сам.',
  'check.store.unread':
    'Сховище велике ({size} МБ), тому під час запуску його не перевіряли на пошкодження. Щоб перевірити його, виконайте `bastide admin check`.',
  'check.store.missing':
    '{file} відсутній або порожній. Вкажіть потрібну теку через --data або поверніть копію командою `bastide restore КОПІЯ --force`.',
  'check.store.damaged':
    '{file} пошкоджено ({detail}). Зупиніть сервер і поверніть копію командою `bastide restore КОПІЯ --force`.',
  'check.store.unusable': 'Сховищем не можна скористатися: {detail}',
  'check.permissions.private': 'Сховище може читати лише його власник.',
  'check.permissions.open':
    'Іншим користувачам цього комп’ютера доступне сховище, а з ним і секрети роздачі: виконайте `chmod go= {paths}`.',
  'check.permissions.unknown': 'Не вдалося дізнатися, хто ще може читати {file}: {detail}',
  'check.schema.current': 'Таблиці у сховищі відповідають цій версії ({step}).',
  'check.schema.older':
    'Сховище записав старіший Bastide ({step}). Під час наступного запуску воно оновиться: спершу зробіть копію командою `bastide backup ФАЙЛ`.',
  'check.schema.newer': 'Сховище записав новіший Bastide ({step}): встановіть ту версію.',
  'check.schema.none':
    'У цій базі даних немає сховища Bastide. Вкажіть потрібне через --data або --database-url.',
  'check.rules.known': 'Незакінчених партій: {tables, number}; усі йдуть за правилами, відомими цій версії.',
  'check.rules.unknown':
    'Партій, які не можна продовжити: {tables, number}. Цій версії невідомі їхні правила ({rules}): встановіть ту, якій вони відомі.',
  'check.clock.right': 'Годинник цього комп’ютера не відстає від сховища.',
  'check.clock.behind':
    'На годиннику цього комп’ютера {now}, а запис у сховищі зроблено о {latest} (UTC). Виставте годинник правильно, найкраще через NTP. Якщо він правильний, то раніше поспішав: сервер сам виправить свої столи.',
  'check.space.enough': 'На диску вільно {free} МБ, сховище займає {size} МБ.',
  'check.space.low':
    'На диску вільно лише {free} МБ, а сховище займає {size} МБ. Звільніть місце: коли диск повний, ходи не приймаються.',
  'check.space.unknown': 'Не вдалося дізнатися, скільки місця лишилося для {file}: {detail}',

  'backup.about': 'Копіює вбудоване сховище в один файл, також під час його роботи.',
  'backup.file': 'файл, який буде створено; його ще не повинно бути',
  'backup.note':
    'Копія — це сховище в одну мить; її прочитують до кінця, й ім’я вона дістає лише тоді, коли ціла й лежить на диску. Базу даних PostgreSQL копіює pg_dump.',
  'backup.there': '{file} уже є: виберіть інше ім’я',
  'backup.done':
    '{file}: {tables, plural, one {# стіл} few {# столи} many {# столів} other {# столу}}, {entries, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}, {people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}',
  'restore.about': 'Повертає копію як сховище сервера, який не працює.',
  'restore.file': 'файл, який створив backup',
  'restore.force': 'відкласти наявне сховище вбік; його не буде стерто',
  'restore.there': 'у {folder} вже є партії: виберіть іншу теку або відкладіть їх через --force',
  'restore.done':
    'Повернуто до {folder}: {tables, plural, one {# стіл} few {# столи} many {# столів} other {# столу}}, {entries, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}, {people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}.',
  'restore.aside': 'Попереднє сховище тепер у {file}.',

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

  'arena.about': 'Боти грають ті самі розклади з кожного місця й отримують рейтинг.',
  'arena.title': 'Арена: {game}',
  'arena.bots':
    'хто бере участь, через кому: {bots}; після @ — скільки можна витратити на рішення: greedy,strong@1s,strong@5000',
  'arena.bot': 'ще один учасник; можна повторювати: бот або інша програма: "cmd:python3 mij.py"',
  'arena.format':
    'хто з ким зустрічається; інакше кожен з кожним, а якщо ботів менше, ніж місць, — перший проти кількох копій кожного',
  'arena.deals': 'скільки розкладів на кожну пару; кожен грається по разу з кожного місця',
  'arena.test':
    'закінчити, щойно доведено, що перший бот набирає більше за першу або менше за другу з цих часток, у відсотках',
  'arena.seats': 'скільки місць за столом',
  'arena.budget':
    'скільки секунд на відповідь повідомляється іншій програмі (зазвичай стільки, скільки вона може думати)',
  'arena.patience':
    'скільки секунд за годинником інша програма може думати над відповіддю (зазвичай 10 або втричі більше за --budget)',
  'arena.workers': 'скільки ігор грати одночасно; у кожної власні копії інших програм',
  'arena.results':
    'зберігати кожну гру в цей файл; якщо почати з ним знову, арена продовжить з того самого місця',
  'arena.html': 'записати у файл звіт із графіками: одна сторінка, якій більше нічого не треба',
  'arena.note':
    'В усіх іграх розкладу ті самі плитки й кидки, а боти міняються місцями. Що означають числа: docs/arena.md',
  'arena.two': 'назвіть щонайменше двох ботів: --bots greedy,random',
  'arena.twice': '«{name}» бере участь двічі: запишіть одного з них інакше',
  'arena.noCommand': 'після «cmd:» немає команди',
  'arena.tooFew':
    '{format} на {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}} — замало ботів ({bots, number}): назвіть більше або виберіть --format gauntlet',
  'arena.testForm':
    '«{value}» — не перевірка: потрібні дві частки у відсотках, менша першою, наприклад 50:55',
  'arena.testPairing': 'для перевірки потрібна одна пара, а їх {pairings, number}: назвіть двох ботів',
  'arena.otherResults':
    '{file}: це не результати цієї арени: виберіть інший файл або ті самі боти, опції та зерно',
  'arena.noResult': '{file}: рядок {line} — не результат',
  'arena.otherRecords': '{file}: це записи не тих ігор, що в результатах: виберіть інший файл',
  'arena.stopped': 'зупинено сигналом {signal}',
  'arena.stoppedKept': 'зупинено сигналом {signal}: з тим самим --results продовжиться звідси',
  'arena.bus': 'грати доручити помічникам на цій шині (bastide worker --arena): nats://host:4222',
  'arena.commandOnBus': 'помічники грають лише ботами цієї програми: {name} не можна послати шиною',
  'arena.busLost': 'шина {bus} не приймає ігор: це сервер NATS із JetStream (nats-server -js)?',
  'arena.alone':
    'на шині поки ніхто не грає: запустіть помічника на будь-якій машині: bastide worker --arena --bus {bus}',
  'arena.workerCannot': 'помічник не може це зіграти: {because}',
  'arena.played':
    'ігор: {games, number}, розкладів: {deals, number}, зерно {seed}{timed, select, yes {, {seconds} с} other {}}{givenUp, plural, =0 {} one {; перервано # гру} few {; перервано # гри} many {; перервано # ігор} other {; перервано # гри}}',
  'arena.head.bot': 'бот',
  'arena.head.rating': 'рейтинг',
  'arena.head.games': 'ігри',
  'arena.head.score': 'частка',
  'arena.head.score95': '95 %',
  'arena.head.points': 'очки',
  'arena.head.margin': 'відрив',
  'arena.head.time': 'мс/рішення',
  'arena.head.slowest': 'найдовше',
  'arena.head.pairing': 'пара',
  'arena.head.fair': 'за рівних',
  'arena.within': '{value} ± {half}',
  'arena.between': '{low}–{high}',
  'arena.copies': '{n} × {bot}',
  'arena.sources': 'очки за гру за джерелами (відрив від решти)',
  'arena.source': '{points} ({lead})',
  'arena.sourceOf': '{name}: {points} ({lead})',
  'arena.faults':
    'програно через порушення: {n, plural, one {# гру} few {# гри} many {# ігор} other {# гри}}',
  'arena.fault':
    '{bot}, місце {seat} у грі {game}, {why, select, crashed {збій} late {відповідь запізнилася} other {недозволений хід}}: {detail}',
  'arena.verdict.above':
    'Після {deals, plural, one {# розкладу} few {# розкладів} many {# розкладів} other {# розкладу}}: {bot} набирає понад {low} %.',
  'arena.verdict.below':
    'Після {deals, plural, one {# розкладу} few {# розкладів} many {# розкладів} other {# розкладу}}: {bot} набирає менше ніж {high} %.',
  'arena.verdict.open':
    'Після {deals, plural, one {# розкладу} few {# розкладів} many {# розкладів} other {# розкладу}} нічого не доведено: {bot} може набирати і {low} %, і {high} %.',

  'bot.budget':
    '«{written}» не каже, скільки бот може витратити: секунди ({bot}@0.2s) або кроки ({bot}@1000)',
  'bot.about':
    'Грає за одне місце на прохання іншої програми — судді: у всі ігри цієї програми, будь-яким ботом.',
  'bot.name': 'хто грає: {bots}; після @ — скільки можна витратити на рішення, якщо суддя не скаже',
  'bot.stdio': 'рядки JSON на стандартному вводі й виводі',
  'bot.note': 'Що означають рядки: docs/bot-protocol.md',
  'bot.how': 'вкажіть, як із ним говорити: --stdio',
  'describe.about':
    'Виводить гру в JSON для програм: плитки або острів з їхніми назвами та схему того, що бачать боти.',
  'describe.note': 'Що означають поля: docs/bot-protocol.md',
  'describe.nothing': '{game} для програм не описано',
  'table.about':
    'Стіл для іншої програми, яка грає за всі місця: роздає, каже, чия черга й що можна зробити, і приймає дії.',

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
    'Це доводить, що випадок ніхто не вибирав і не змінював. Це не доводить, що його ніхто не бачив наперед: хто має секрет, той може. До того ж запис може написати будь-хто: порівняйте його зобов’язання і своє число з тими, які стіл показує у своєму меню.',
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
  'verify.compare':
    'Порівняйте зобов’язання і своє число з тими, які показує стіл: у його меню, «Чесна роздача».',
  'verify.wrong': '{file}: дія {at}: мало бути {due}, а в записі {found}',
  'verify.otherSecret': '{file}: секрет не той, до якого зобов’язалися',
  'verify.none': '{file}: тут не сказано, як роздавав випадок, тож перевіряти нічого',
  'verify.soFar':
    '{file}: {n, plural, =1 {єдиний випадок до цього місця випливає} one {усі # випадок до цього місця випливають} few {усі # випадки до цього місця випливають} many {усі # випадків до цього місця випливають} other {усі # випадку до цього місця випливають}} із секрету; запис уривається після {actions, plural, one {# дії} few {# дій} many {# дій} other {# дії}}, і гру не закінчено',
  'verify.hidden':
    '{file}: {over, select, yes {гру закінчено, але в записі немає секрету} other {гру не закінчено, і секрет ще не розкрито}}; за правилами {actions, plural, one {дозволено # дію} few {дозволено # дії} many {дозволено # дій} other {дозволено # дії}}, але жодного випадку перевірити не можна',

  'analyse.about':
    'Розбирає записану гру: чого коштувало кожне рішення, що зробило везіння і де гра переломилася.',
  'analyse.file': 'запис, JSON або текстова форма; -: стандартне введення',
  'analyse.bot': 'хто розбирає; інакше найсильніший із {bots}, хто вміє грати в цю гру',
  'analyse.work': 'скільки думати над рішенням, у кроках бота: однакова робота дає однакові оцінки',
  'analyse.time': 'те саме в секундах',
  'analyse.seat': 'розповісти про рішення лише цього місця',
  'analyse.html': 'записати звіт у файл, для читання якого більше нічого не треба',
  'analyse.note.judged':
    'Рішення оцінюють за тим, що могло знати його місце: воно коштувало стільки, наскільки більше обіцяв найкращий знайдений хід. Крива показує, як усе було насправді.',
  'analyse.note.luck':
    'Везіння — це наскільки більше принесли плитка, картка чи кидок, ніж у середньому обіцяє все, що могло випасти.',
  'analyse.note.rest':
    'Шанси — це оцінки бота, який розбирає гру. Що він за мить побачив інакше, не належить нікому: це решта.',
  'analyse.unable': 'розібрати {game} нікому: жоден бот не знає, що в цій грі добре',
  'analyse.one': '{file}: записів там {n}, а розбирається по одній грі',
  'analyse.oneLimit': '--work і --time обмежують те саме: виберіть щось одне',
  'analyse.written': 'Звіт записано в {file}.',
  'analyse.by': 'розбирав {bot}',
  'analyse.byWork':
    'розбирав {bot}, {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на рішення',
  'analyse.byTime': 'розбирав {bot}, {seconds} с на рішення',
  'analyse.turns': 'Де гра переломилася',
  'analyse.decision': 'рішення',
  'analyse.luck': 'везіння',
  'analyse.none': 'розповісти нічого',
  'analyse.costly': 'Найдорожчі рішення',
  'analyse.seats': 'За місцями',
  'analyse.decisions': 'Рішення за рішенням',
  'analyse.curve': 'Шанси на перемогу',
  'analyse.curveLabel': 'Шанси на перемогу впродовж гри; наприкінці: {list}',
  'analyse.title': '{game}: {names}',
  'analyse.wonBy':
    '{n, plural, one {Перемога: {names}} few {Спільна перемога: {names}} many {Спільна перемога: {names}} other {Спільна перемога: {names}}}.',
  'analyse.turn': '{seat}: {chance}, {swing} ({by}). {what}',
  'analyse.drawn': '{came}: {list}',
  'analyse.moved': '{seat}: {move}',
  'analyse.came': 'випало: {what}',
  'analyse.better': '{own} (краще: {best})',
  'analyse.term': '{what} {much}',
  'analyse.head.seat': 'місце',
  'analyse.head.decisions': 'рішення',
  'analyse.head.meanLoss': 'втрата в середньому',
  'analyse.head.luck': 'везіння',
  'analyse.head.move': 'хід',
  'analyse.head.chance': 'шанс',
  'analyse.head.margin': 'відрив',
  'analyse.head.why': 'чому',
  'analyse.head.loss': 'усього втрачено',
  'analyse.head.given': 'подаровано іншими',
  'analyse.head.rest': 'решта',
  'analyse.grade.best': 'найкращі',
  'analyse.grade.fine': 'добрі',
  'analyse.grade.slip': 'неточності',
  'analyse.grade.mistake': 'помилки',
  'analyse.grade.blunder': 'грубі помилки',
  'analyse.graded.best': 'найкраще',
  'analyse.graded.fine': 'добре',
  'analyse.graded.slip': 'неточність',
  'analyse.graded.mistake': 'помилка',
  'analyse.graded.blunder': 'груба помилка',

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
  'bench.rounds': 'показати медіану й найкращий зі стількох раундів',
  'bench.quick': 'усього потроху: приблизні числа за лічені секунди',
  'bench.action': 'Дія — це один рядок запису.',
  'bench.nothing': 'для {games} ще нічого не вимірюється: жодна гра не назвала, що саме',
  'bench.medians':
    '{rounds, plural, one {медіани # раунду} few {медіани # раундів} many {медіани # раундів} other {медіани # раунду}}, процесорний час, {machine}, Node {node}, {processor}',
  'bench.unknownProcessor': 'невідомий процесор',
  'bench.best': 'найкраще {best}',
  'bench.calibration': 'ця машина: обчислення, що не змінюється',
  'bench.target': 'мета {target}',
  'bench.unit.games': 'ігор/с',
  'bench.unit.actions': 'дій/с',
  'bench.unit.decisions': 'рішень/с',
  'bench.unit.playouts': 'розіграшів/с',
  'bench.unit.steps': 'млн кроків/с',
  'bench.unit.time': 'мкс',
};
