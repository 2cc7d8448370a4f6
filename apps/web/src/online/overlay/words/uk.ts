import type { CompanyWords } from './messages.ts';

/** Ukrainian for what is said around a table of the server. */
export const messages: CompanyWords = {
  'company.presence':
    '{state, select, here {тут} elsewhere {на іншій сторінці} away {не тут} bot {бот} lent {далі грає бот} other {поза грою}}',
  'company.sign':
    '{state, select, here {тут} elsewhere {на сайті} away {не тут} bot {бот} lent {бот} other {поза грою}}',
  'company.timeLeft': 'Залишилося часу',
  'company.days': '{days} д {hours} год',
  'company.tenSeconds': 'У вас залишилося 10 секунд.',
  'company.isAway': 'Стіл чекає, а гравця немає: {name}.',
  'company.isSilent':
    '{name} не ходить уже {n, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}, стіл чекає.',
  'company.botFor': 'Грати далі з ботом',
  'company.botForSure': 'Бот вирішуватиме, доки гравець {name} не повернеться.',
  'company.botForNot': 'Зачекати',
  'company.botForDo': 'Хай грає бот',
  'company.whyBot':
    '{why, select, host {Так вирішив гравець {name}, поки стіл чекав на вас. Повернетеся — місце ваше.} late {Ваш час вийшов. Повернетеся — місце ваше.} other {Ви самі попросили. Повернетеся — місце ваше.}}',
  'company.botForYou': '{who, select, you {За вас грає бот.} other {{name}: далі грає бот.}}',
  'company.out': '{why, select, late {Ваш час вийшов, і ви поза грою.} other {Ви здали партію.}}',
  'company.outNote': 'На вашому місці далі грає бот. Дивитися ви можете.',
  'company.claim': 'Я знову тут',

  'company.asks':
    '{name} просить {what, select, takeback {скасувати останню дію} pause {про паузу} other {припинити партію без результату}}.',
  'company.youAsked':
    'Ви попросили {what, select, takeback {скасувати вашу останню дію} pause {про паузу} other {припинити партію}}.',
  'company.unanswered': 'Ще без відповіді: {names}.',
  'company.nameAndPresence': '{name} ({state})',
  'company.lentDecides': 'Результат зараховується до рейтингу, тому потрібна й згода: {names}.',
  'company.yes': 'Так',
  'company.no': 'Ні',

  'company.did.agreed': '{name} погоджується.',
  'company.did.refused': '{name} не погоджується.',
  'company.did.undone': '{name} скасовує останню дію.',
  'company.did.paused': 'У грі пауза.',
  'company.did.resumed': '{name} продовжує гру.',
  'company.did.late':
    '{name}: час вийшов. {late, select, decide {Рішення приймає бот} seat {Далі грає бот} other {Це поразка}}.',
  'company.did.lent': '{name}: далі грає бот.',
  'company.did.claimed': '{name} повертається до гри.',
  'company.did.resigned': '{name} здає партію.',
  'company.did.credited': 'Сервер не працював. Цей час нікому не рахується.',
  'company.did.clockCorrected': 'Годинник сервера поспішав, тепер його виправлено. Ніхто не втрачає часу.',
  'company.did.over':
    '{why, select, calledOff {Партію припинено.} closed {Стіл закрито.} other {Гру закінчено.}}',
  'company.did.rematch': '{closed, select, yes {Новий стіл закрито.} other {{name} чекає за новим столом.}}',

  'company.paused': 'Пауза',
  'company.pausedNote': 'Годинники стоять, доки хтось із гравців не продовжить.',
  'company.goOn': 'Продовжити',
  'company.nobodyWon': 'Переможця немає.',
  'company.onward':
    '{onward, select, again {Зіграти ще раз} sit {Сісти знову} next {Дивитися наступну гру} other {Усі столи}}',
  'company.watching': 'Ви дивитеся.',
  'company.early':
    '{you, select, yes {Ви перемагаєте} other {{n, plural, one {Перемагає} few {Перемогу ділять} many {Перемогу ділять} other {Перемогу ділять}} {names}}}: {why, select, time {{out, plural, one {у суперника} few {в інших} many {в інших} other {в інших}} скінчився час} other {{out, plural, one {суперник здав партію} few {інші здали партію} many {інші здали партію} other {інші здали партію}}}}.',
  'company.check': 'Перевірити випадковість',
  'company.rating': '{name}: {before} → {after}',
  'company.ratings': 'Рейтинги',
  'company.ratingsLess':
    'Не кожен результат зараховується повністю: проти новачків, знову й знову проти того самого суперника або якщо хтось рано пішов, він важить менше або нічого.',

  'company.table': 'Цей стіл',
  'company.ask':
    '{what, select, takeback {Попросити скасувати мою останню дію} pause {Попросити паузу} other {Запропонувати припинити партію}}',
  'company.noTakeback': 'Скасовувати нічого: після вашої останньої дії вже був жереб або діяв хтось інший.',
  'company.handOver': 'Нехай за мене грає бот',
  'company.resign': 'Здати партію',
  'company.resignSure':
    'Ви посядете останнє місце, хоч би що сталося. {left, select, two {Гра одразу закінчиться.} other {За вас до кінця гратиме бот.}}',
  'company.resignNot': 'Грати далі',
  'company.link': 'Посилання на цей момент',
  'company.linkCopied': 'Посилання скопійовано',
  'company.linkText': 'Посилання, щоб скопіювати',
  'company.fair': 'Чесна роздача',
  'company.fairNote':
    'Усе випадкове тут випливає із секрету сервера та числа кожного гравця. Перш ніж хтось сів за стіл, сервер зобов’язався до свого секрету цим зобов’язанням.',
  'company.commitment': 'Зобов’язання',
  'company.number': '{who, select, you {Ваше число} other {Число гравця {name}}}',
  'company.noNumber': 'немає',
  'company.made':
    '{here, select, yes {Створено на цьому пристрої.} other {Створено не на цьому пристрої, а на іншому вашому, з якого ви сіли за стіл.}}',
  'company.fairLater':
    'Коли гру закінчено, секрет розкривають. Тоді натисніть «Перевірити випадковість»: кожен жереб буде виведено заново й порівняно з тим, що цей пристрій зберіг про стіл.',

  'company.talk': 'Розмова',
  'company.unread':
    '{n, plural, one {# нове повідомлення} few {# нові повідомлення} many {# нових повідомлень} other {# нового повідомлення}}',
  'company.nothingSaid': 'Ще ніхто нічого не сказав.',
  'company.say': 'Скажіть щось',
  'company.send': 'Надіслати',
  'company.nameFirst': 'Щоб щось сказати, назвіть себе.',
  'company.name': 'Як вас називати',
  'company.nameKeep': 'Узяти це ім’я',
  'company.phrases': 'Фрази',
  'company.toSeats': 'Лише гравцям',
  'company.toSeatsMark': 'лише гравцям',
  'company.watches': 'глядач',
  'company.somebody': 'Хтось',
  'company.about': 'Що зробити з цим рядком: {name}',
  'company.mute': 'Не чути: {name}',
  'company.muted': 'Не чути на цьому пристрої',
  'company.unmute': 'Знову чути: {name}',
  'company.report': 'Поскаржитися на цей рядок',
  'company.reason': '{why, select, insult {Це образа} spam {Це спам} other {Інша причина}}',
  'company.reported': 'Скаргу надіслано. Її прочитають ті, хто тримає сервер.',
  'company.noReports': 'Цей сервер не приймає скарг.',
  'company.talkClosed': 'Гра рейтингова: розмову приховано, доки ви її не відкриєте.',
  'company.openTalk': 'Показати розмову',
  'company.aloud': '{name}: {said}',
  'company.preset':
    '{said, select, hello {Вітаю!} luck {Щасти!} well {Гарний хід!} thanks {Дякую!} oops {Ой, не те.} wait {Хвилинку, будь ласка.} back {Я знову тут.} hurry {Чекаю на ваш хід.} good {Гарна гра!} other {До побачення!}}',
};
