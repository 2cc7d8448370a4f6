import type { CompanyWords } from './messages.ts';

/** Russian for what is said around a table of the server. */
export const messages: CompanyWords = {
  'company.presence':
    '{state, select, here {здесь} elsewhere {на другой странице} away {не здесь} bot {бот} lent {дальше играет бот} other {вне игры}}',
  'company.sign':
    '{state, select, here {здесь} elsewhere {на сайте} away {не здесь} bot {бот} lent {бот} other {вне игры}}',
  'company.timeLeft': 'Осталось времени',
  'company.days': '{days} д {hours} ч',
  'company.tenSeconds': 'У вас осталось 10 секунд.',
  'company.isAway': 'Стол ждёт, а игрока нет: {name}.',
  'company.isSilent':
    '{name} не ходит уже {n, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}, стол ждёт.',
  'company.botFor': 'Играть дальше с ботом',
  'company.botForSure': 'Бот будет решать, пока игрок {name} не вернётся.',
  'company.botForNot': 'Подождать',
  'company.botForDo': 'Пусть играет бот',
  'company.whyBot':
    '{why, select, host {Так решил игрок {name}, пока стол ждал вас. Вернётесь — место ваше.} late {Ваше время вышло. Вернётесь — место ваше.} other {Вы сами попросили. Вернётесь — место ваше.}}',
  'company.botForYou': '{who, select, you {За вас играет бот.} other {{name}: дальше играет бот.}}',
  'company.out': '{why, select, late {Ваше время вышло, и вы вне игры.} other {Вы сдали партию.}}',
  'company.outNote': 'На вашем месте дальше играет бот. Смотреть вы можете.',
  'company.claim': 'Я снова здесь',

  'company.asks':
    '{name} просит {what, select, takeback {отменить последнее действие} pause {о паузе} other {прекратить партию без результата}}.',
  'company.youAsked':
    'Вы попросили {what, select, takeback {отменить ваше последнее действие} pause {о паузе} other {прекратить партию}}.',
  'company.unanswered': 'Пока без ответа: {names}.',
  'company.nameAndPresence': '{name} ({state})',
  'company.lentDecides': 'Результат идёт в рейтинг, поэтому нужно и согласие: {names}.',
  'company.yes': 'Да',
  'company.no': 'Нет',

  'company.did.agreed': '{name} соглашается.',
  'company.did.refused': '{name} не соглашается.',
  'company.did.undone': '{name} отменяет последнее действие.',
  'company.did.paused': 'В игре пауза.',
  'company.did.resumed': '{name} продолжает игру.',
  'company.did.late':
    '{name}: время вышло. {late, select, decide {Решает бот} seat {Дальше играет бот} other {Это поражение}}.',
  'company.did.lent': '{name}: дальше играет бот.',
  'company.did.claimed': '{name} возвращается в игру.',
  'company.did.resigned': '{name} сдаёт партию.',
  'company.did.credited': 'Сервер не работал. Это время никому не засчитано.',
  'company.did.clockCorrected': 'Часы сервера спешили, теперь они исправлены. Никто не теряет времени.',
  'company.did.over':
    '{why, select, calledOff {Партия прекращена.} closed {Стол закрыт.} other {Игра окончена.}}',
  'company.did.rematch': '{closed, select, yes {Новый стол закрыт.} other {{name} ждёт за новым столом.}}',

  'company.paused': 'Пауза',
  'company.pausedNote': 'Часы стоят, пока кто-нибудь из игроков не продолжит.',
  'company.goOn': 'Продолжить',
  'company.nobodyWon': 'Победителя нет.',
  'company.onward':
    '{onward, select, again {Сыграть ещё раз} sit {Сесть снова} next {Смотреть следующую партию} other {Все столы}}',
  'company.watching': 'Вы смотрите.',
  'company.early':
    '{you, select, yes {Вы побеждаете} other {{n, plural, one {Побеждает} few {Победу делят} many {Победу делят} other {Победу делят}} {names}}}: {why, select, time {у {out, plural, one {соперника} few {остальных} many {остальных} other {остальных}} кончилось время} other {{out, plural, one {соперник сдал партию} few {остальные сдали партию} many {остальные сдали партию} other {остальные сдали партию}}}}.',
  'company.check': 'Проверить случайность',
  'company.rating': '{name}: {before} → {after}',
  'company.ratings': 'Рейтинги',
  'company.ratingsLess':
    'Не каждый результат засчитывается полностью: против новичков, снова и снова против одного и того же соперника или если кто-то рано ушёл, он значит меньше или ничего.',

  'company.table': 'Этот стол',
  'company.ask':
    '{what, select, takeback {Попросить отменить моё последнее действие} pause {Попросить паузу} other {Предложить прекратить партию}}',
  'company.noTakeback':
    'Отменять нечего: после вашего последнего действия уже был жребий или действовал кто-то другой.',
  'company.handOver': 'Пусть за меня играет бот',
  'company.resign': 'Сдать партию',
  'company.resignSure':
    'Вы займёте последнее место, что бы ни случилось. {left, select, two {Игра сразу закончится.} other {За вас до конца будет играть бот.}}',
  'company.resignNot': 'Играть дальше',
  'company.link': 'Ссылка на этот момент',
  'company.linkCopied': 'Ссылка скопирована',
  'company.linkText': 'Ссылка, чтобы скопировать',
  'company.fair': 'Честная раздача',
  'company.fairNote':
    'Всё случайное следует здесь из секрета сервера и числа каждого игрока. Прежде чем кто-либо сел за стол, сервер связал себя своим секретом — этим обязательством.',
  'company.commitment': 'Обязательство',
  'company.number': '{who, select, you {Ваше число} other {Число игрока {name}}}',
  'company.noNumber': 'нет',
  'company.made':
    '{here, select, yes {Создано на этом устройстве.} other {Создано не на этом устройстве, а на другом вашем, с которого вы сели за стол.}}',
  'company.fairLater':
    'Когда игра окончена, секрет раскрывают. Тогда нажмите «Проверить случайность»: каждый жребий будет выведен заново и сравнён с тем, что это устройство сохранило о столе.',

  'company.talk': 'Разговор',
  'company.unread':
    '{n, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}}',
  'company.nothingSaid': 'Пока никто ничего не сказал.',
  'company.say': 'Скажите что-нибудь',
  'company.send': 'Отправить',
  'company.nameFirst': 'Чтобы что-то сказать, назовите себя.',
  'company.name': 'Как вас называть',
  'company.nameKeep': 'Взять это имя',
  'company.phrases': 'Фразы',
  'company.toSeats': 'Только игрокам',
  'company.toSeatsMark': 'только игрокам',
  'company.watches': 'зритель',
  'company.somebody': 'Кто-то',
  'company.about': 'Что сделать с этой строкой: {name}',
  'company.mute': 'Не слышать: {name}',
  'company.muted': 'Не слышны на этом устройстве',
  'company.unmute': 'Снова слышать: {name}',
  'company.report': 'Пожаловаться на эту строку',
  'company.reason': '{why, select, insult {Это оскорбление} spam {Это спам} other {Другая причина}}',
  'company.reported': 'Жалоба отправлена. Её прочтут те, кто держит сервер.',
  'company.noReports': 'Этот сервер не принимает жалоб.',
  'company.talkClosed': 'Игра рейтинговая: разговор скрыт, пока вы его не откроете.',
  'company.openTalk': 'Показать разговор',
  'company.aloud': '{name}: {said}',
  'company.preset':
    '{said, select, hello {Привет!} luck {Удачи!} well {Хороший ход!} thanks {Спасибо!} oops {Ой, не то.} wait {Минутку, пожалуйста.} back {Я снова здесь.} hurry {Жду вашего хода.} good {Хорошая игра!} other {До свидания!}}',
};
