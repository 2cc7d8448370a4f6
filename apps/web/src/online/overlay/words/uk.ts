import type { CompanyWords } from './messages.ts';

/** Ukrainian for what is said around a table of the server. */
export const messages: CompanyWords = {
  'overlay.presence':
    '{state, select, here {тут} elsewhere {на іншій сторінці} away {не тут} bot {бот} lent {далі грає бот} other {поза грою}}',
  'overlay.sign':
    '{state, select, here {тут} elsewhere {на сайті} away {не тут} bot {бот} lent {бот} other {поза грою}}',
  'overlay.timeLeft': 'Залишилося часу',
  'overlay.days': '{days} д {hours} год',
  'overlay.tenSeconds': 'У вас залишилося 10 секунд.',
  'overlay.isAway': 'Стіл чекає, а гравця немає: {name}.',
  'overlay.isSilent':
    '{name} не ходить уже {n, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}, стіл чекає.',
  'overlay.botFor': 'Грати далі з ботом',
  'overlay.botForSure': 'Бот вирішуватиме, доки гравець {name} не повернеться.',
  'overlay.botForNot': 'Зачекати',
  'overlay.botForDo': 'Хай грає бот',
  'overlay.whyBot':
    '{why, select, host {Так вирішив гравець {name}, поки стіл чекав на вас. Повернетеся — місце ваше.} late {Ваш час вийшов. Повернетеся — місце ваше.} other {Ви самі попросили. Повернетеся — місце ваше.}}',
  'overlay.botForYou': '{who, select, you {За вас грає бот.} other {{name}: далі грає бот.}}',
  'overlay.out': '{why, select, late {Ваш час вийшов, і ви поза грою.} other {Ви здали партію.}}',
  'overlay.outNote': 'На вашому місці далі грає бот. Дивитися ви можете.',
  'overlay.claim': 'Я знову тут',

  'overlay.asks':
    '{name} просить {what, select, takeback {скасувати останню дію} pause {про паузу} other {припинити партію без результату}}.',
  'overlay.youAsked':
    'Ви попросили {what, select, takeback {скасувати вашу останню дію} pause {про паузу} other {припинити партію}}.',
  'overlay.unanswered': 'Ще без відповіді: {names}.',
  'overlay.nameAndPresence': '{name} ({state})',
  'overlay.lentDecides': 'Результат зараховується до рейтингу, тому потрібна й згода: {names}.',
  'overlay.yes': 'Так',
  'overlay.no': 'Ні',

  'overlay.did.agreed': '{name} погоджується.',
  'overlay.did.refused': '{name} не погоджується.',
  'overlay.did.undone': '{name} скасовує останню дію.',
  'overlay.did.paused': 'У грі пауза.',
  'overlay.did.resumed': '{name} продовжує гру.',
  'overlay.did.late':
    '{name}: час вийшов. {late, select, decide {Рішення приймає бот} seat {Далі грає бот} other {Це поразка}}.',
  'overlay.did.lent': '{name}: далі грає бот.',
  'overlay.did.claimed': '{name} повертається до гри.',
  'overlay.did.resigned': '{name} здає партію.',
  'overlay.did.credited': 'Сервер не працював. Цей час нікому не рахується.',
  'overlay.did.clockCorrected': 'Годинник сервера поспішав, тепер його виправлено. Ніхто не втрачає часу.',
  'overlay.did.over':
    '{why, select, calledOff {Партію припинено.} closed {Стіл закрито.} other {Гру закінчено.}}',
  'overlay.did.rematch': '{closed, select, yes {Новий стіл закрито.} other {{name} чекає за новим столом.}}',

  'overlay.paused': 'Пауза',
  'overlay.pausedNote': 'Годинники стоять, доки хтось із гравців не продовжить.',
  'overlay.goOn': 'Продовжити',
  'overlay.nobodyWon': 'Переможця немає.',
  'overlay.onward':
    '{onward, select, again {Зіграти ще раз} sit {Сісти знову} next {Дивитися наступну гру} other {Усі столи}}',
  'overlay.watching': 'Ви дивитеся.',
  'overlay.early':
    '{you, select, yes {Ви перемагаєте} other {{n, plural, one {Перемагає} few {Перемогу ділять} many {Перемогу ділять} other {Перемогу ділять}} {names}}}: {why, select, time {{out, plural, one {у суперника} few {в інших} many {в інших} other {в інших}} скінчився час} other {{out, plural, one {суперник здав партію} few {інші здали партію} many {інші здали партію} other {інші здали партію}}}}.',
  'overlay.check': 'Перевірити випадковість',
  'overlay.rating': '{name}: {before} → {after}',
  'overlay.ratings': 'Рейтинги',
  'overlay.ratingsLess':
    'Не кожен результат зараховується повністю: проти новачків, знову й знову проти того самого суперника або якщо хтось рано пішов, він важить менше або нічого.',

  'overlay.table': 'Цей стіл',
  'overlay.ask':
    '{what, select, takeback {Попросити скасувати мою останню дію} pause {Попросити паузу} other {Запропонувати припинити партію}}',
  'overlay.noTakeback': 'Скасовувати нічого: після вашої останньої дії вже був жереб або діяв хтось інший.',
  'overlay.handOver': 'Нехай за мене грає бот',
  'overlay.resign': 'Здати партію',
  'overlay.resignSure':
    'Ви посядете останнє місце, хоч би що сталося. {left, select, two {Гра одразу закінчиться.} other {За вас до кінця гратиме бот.}}',
  'overlay.resignNot': 'Грати далі',
  'overlay.link': 'Посилання на цей момент',
  'overlay.linkCopied': 'Посилання скопійовано',
  'overlay.linkText': 'Посилання, щоб скопіювати',
  'overlay.fair': 'Чесна роздача',
  'overlay.fairNote':
    'Усе випадкове тут випливає із секрету сервера та числа кожного гравця. Перш ніж хтось сів за стіл, сервер зобов’язався до свого секрету цим зобов’язанням.',
  'overlay.commitment': 'Зобов’язання',
  'overlay.number': '{who, select, you {Ваше число} other {Число гравця {name}}}',
  'overlay.noNumber': 'немає',
  'overlay.made':
    '{here, select, yes {Створено на цьому пристрої.} other {Створено не на цьому пристрої, а на іншому вашому, з якого ви сіли за стіл.}}',
  'overlay.fairLater':
    'Коли гру закінчено, секрет розкривають. Тоді натисніть «Перевірити випадковість»: кожен жереб буде виведено заново й порівняно з тим, що цей пристрій зберіг про стіл.',

  'overlay.talk': 'Розмова',
  'overlay.unread':
    '{n, plural, one {# нове повідомлення} few {# нові повідомлення} many {# нових повідомлень} other {# нового повідомлення}}',
  'overlay.nothingSaid': 'Ще ніхто нічого не сказав.',
  'overlay.say': 'Скажіть щось',
  'overlay.send': 'Надіслати',
  'overlay.nameFirst': 'Щоб щось сказати, назвіть себе.',
  'overlay.name': 'Як вас називати',
  'overlay.nameKeep': 'Узяти це ім’я',
  'overlay.phrases': 'Фрази',
  'overlay.toSeats': 'Лише гравцям',
  'overlay.toSeatsMark': 'лише гравцям',
  'overlay.watches': 'глядач',
  'overlay.somebody': 'Хтось',
  'overlay.about': 'Що зробити з цим рядком: {name}',
  'overlay.mute': 'Не чути: {name}',
  'overlay.muted': 'Не чути на цьому пристрої',
  'overlay.unmute': 'Знову чути: {name}',
  'overlay.report': 'Поскаржитися на цей рядок',
  'overlay.reason': '{why, select, insult {Це образа} spam {Це спам} other {Інша причина}}',
  'overlay.reported': 'Скаргу надіслано. Її прочитають ті, хто тримає сервер.',
  'overlay.noReports': 'Цей сервер не приймає скарг.',
  'overlay.talkClosed': 'Гра рейтингова: розмову приховано, доки ви її не відкриєте.',
  'overlay.openTalk': 'Показати розмову',
  'overlay.aloud': '{name}: {said}',
  'overlay.preset':
    '{said, select, hello {Вітаю!} luck {Щасти!} well {Гарний хід!} thanks {Дякую!} oops {Ой, не те.} wait {Хвилинку, будь ласка.} back {Я знову тут.} hurry {Чекаю на ваш хід.} good {Гарна гра!} other {До побачення!}}',
};
