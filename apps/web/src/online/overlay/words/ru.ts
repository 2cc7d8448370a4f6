import type { CompanyWords } from './messages.ts';

/** Russian for what is said around a table of the server. */
export const messages: CompanyWords = {
  'overlay.presence':
    '{state, select, here {здесь} elsewhere {на другой странице} away {не здесь} bot {бот} lent {дальше играет бот} other {вне игры}}',
  'overlay.sign':
    '{state, select, here {здесь} elsewhere {на сайте} away {не здесь} bot {бот} lent {бот} other {вне игры}}',
  'overlay.timeLeft': 'Осталось времени',
  'overlay.days': '{days} д {hours} ч',
  'overlay.tenSeconds': 'У вас осталось 10 секунд.',
  'overlay.isAway': 'Стол ждёт, а игрока нет: {name}.',
  'overlay.isSilent':
    '{name} не ходит уже {n, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}, стол ждёт.',
  'overlay.botFor': 'Играть дальше с ботом',
  'overlay.botForSure': 'Бот будет решать, пока игрок {name} не вернётся.',
  'overlay.botForNot': 'Подождать',
  'overlay.botForDo': 'Пусть играет бот',
  'overlay.whyBot':
    '{why, select, host {Так решил игрок {name}, пока стол ждал вас. Вернётесь — место ваше.} late {Ваше время вышло. Вернётесь — место ваше.} other {Вы сами попросили. Вернётесь — место ваше.}}',
  'overlay.botForYou': '{who, select, you {За вас играет бот.} other {{name}: дальше играет бот.}}',
  'overlay.out': '{why, select, late {Ваше время вышло, и вы вне игры.} other {Вы сдали партию.}}',
  'overlay.outNote': 'На вашем месте дальше играет бот. Смотреть вы можете.',
  'overlay.claim': 'Я снова здесь',

  'overlay.asks':
    '{name} просит {what, select, takeback {отменить последнее действие} pause {о паузе} other {прекратить партию без результата}}.',
  'overlay.youAsked':
    'Вы попросили {what, select, takeback {отменить ваше последнее действие} pause {о паузе} other {прекратить партию}}.',
  'overlay.unanswered': 'Пока без ответа: {names}.',
  'overlay.nameAndPresence': '{name} ({state})',
  'overlay.lentDecides': 'Результат идёт в рейтинг, поэтому нужно и согласие: {names}.',
  'overlay.yes': 'Да',
  'overlay.no': 'Нет',

  'overlay.did.agreed': '{name} соглашается.',
  'overlay.did.refused': '{name} не соглашается.',
  'overlay.did.undone': '{name} отменяет последнее действие.',
  'overlay.did.paused': 'В игре пауза.',
  'overlay.did.resumed': '{name} продолжает игру.',
  'overlay.did.late':
    '{name}: время вышло. {late, select, decide {Решает бот} seat {Дальше играет бот} other {Это поражение}}.',
  'overlay.did.lent': '{name}: дальше играет бот.',
  'overlay.did.claimed': '{name} возвращается в игру.',
  'overlay.did.resigned': '{name} сдаёт партию.',
  'overlay.did.credited': 'Сервер не работал. Это время никому не засчитано.',
  'overlay.did.clockCorrected': 'Часы сервера спешили, теперь они исправлены. Никто не теряет времени.',
  'overlay.did.over':
    '{why, select, calledOff {Партия прекращена.} closed {Стол закрыт.} other {Игра окончена.}}',
  'overlay.did.rematch': '{closed, select, yes {Новый стол закрыт.} other {{name} ждёт за новым столом.}}',

  'overlay.paused': 'Пауза',
  'overlay.pausedNote': 'Часы стоят, пока кто-нибудь из игроков не продолжит.',
  'overlay.goOn': 'Продолжить',
  'overlay.nobodyWon': 'Победителя нет.',
  'overlay.onward':
    '{onward, select, again {Сыграть ещё раз} sit {Сесть снова} next {Смотреть следующую партию} other {Все столы}}',
  'overlay.watching': 'Вы смотрите.',
  'overlay.early':
    '{you, select, yes {Вы побеждаете} other {{n, plural, one {Побеждает} few {Победу делят} many {Победу делят} other {Победу делят}} {names}}}: {why, select, time {у {out, plural, one {соперника} few {остальных} many {остальных} other {остальных}} кончилось время} other {{out, plural, one {соперник сдал партию} few {остальные сдали партию} many {остальные сдали партию} other {остальные сдали партию}}}}.',
  'overlay.check': 'Проверить случайность',
  'overlay.rating': '{name}: {before} → {after}',
  'overlay.ratings': 'Рейтинги',
  'overlay.ratingsLess':
    'Не каждый результат засчитывается полностью: против новичков, снова и снова против одного и того же соперника или если кто-то рано ушёл, он значит меньше или ничего.',

  'overlay.table': 'Этот стол',
  'overlay.ask':
    '{what, select, takeback {Попросить отменить моё последнее действие} pause {Попросить паузу} other {Предложить прекратить партию}}',
  'overlay.noTakeback':
    'Отменять нечего: после вашего последнего действия уже был жребий или действовал кто-то другой.',
  'overlay.handOver': 'Пусть за меня играет бот',
  'overlay.resign': 'Сдать партию',
  'overlay.resignSure':
    'Вы займёте последнее место, что бы ни случилось. {left, select, two {Игра сразу закончится.} other {За вас до конца будет играть бот.}}',
  'overlay.resignNot': 'Играть дальше',
  'overlay.link': 'Ссылка на этот момент',
  'overlay.linkCopied': 'Ссылка скопирована',
  'overlay.linkText': 'Ссылка, чтобы скопировать',
  'overlay.fair': 'Честная раздача',
  'overlay.fairNote':
    'Всё случайное следует здесь из секрета сервера и числа каждого игрока. Прежде чем кто-либо сел за стол, сервер связал себя своим секретом — этим обязательством.',
  'overlay.commitment': 'Обязательство',
  'overlay.number': '{who, select, you {Ваше число} other {Число игрока {name}}}',
  'overlay.noNumber': 'нет',
  'overlay.made':
    '{here, select, yes {Создано на этом устройстве.} other {Создано не на этом устройстве, а на другом вашем, с которого вы сели за стол.}}',
  'overlay.fairLater':
    'Когда игра окончена, секрет раскрывают. Тогда нажмите «Проверить случайность»: каждый жребий будет выведен заново и сравнён с тем, что это устройство сохранило о столе.',

  'overlay.talk': 'Разговор',
  'overlay.unread':
    '{n, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}}',
  'overlay.nothingSaid': 'Пока никто ничего не сказал.',
  'overlay.say': 'Скажите что-нибудь',
  'overlay.send': 'Отправить',
  'overlay.nameFirst': 'Чтобы что-то сказать, назовите себя.',
  'overlay.name': 'Как вас называть',
  'overlay.nameKeep': 'Взять это имя',
  'overlay.phrases': 'Фразы',
  'overlay.toSeats': 'Только игрокам',
  'overlay.toSeatsMark': 'только игрокам',
  'overlay.watches': 'зритель',
  'overlay.somebody': 'Кто-то',
  'overlay.about': 'Что сделать с этой строкой: {name}',
  'overlay.mute': 'Не слышать: {name}',
  'overlay.muted': 'Не слышны на этом устройстве',
  'overlay.unmute': 'Снова слышать: {name}',
  'overlay.report': 'Пожаловаться на эту строку',
  'overlay.reason': '{why, select, insult {Это оскорбление} spam {Это спам} other {Другая причина}}',
  'overlay.reported': 'Жалоба отправлена. Её прочтут те, кто держит сервер.',
  'overlay.noReports': 'Этот сервер не принимает жалоб.',
  'overlay.talkClosed': 'Игра рейтинговая: разговор скрыт, пока вы его не откроете.',
  'overlay.openTalk': 'Показать разговор',
  'overlay.aloud': '{name}: {said}',
  'overlay.preset':
    '{said, select, hello {Привет!} luck {Удачи!} well {Хороший ход!} thanks {Спасибо!} oops {Ой, не то.} wait {Минутку, пожалуйста.} back {Я снова здесь.} hurry {Жду вашего хода.} good {Хорошая игра!} other {До свидания!}}',
};
