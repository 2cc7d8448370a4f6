import type { PrimaryMessages } from './messages.ts';

/** Русский: то, что общие комнаты говорят с самого начала. */
export const messages: PrimaryMessages = {
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',
  'join.sentence': '{said}.',
  'join.label': '{label}: {said}',

  'app.name': 'Bastide',
  'app.languages': 'Язык',
  'app.absent': '{language}: этого языка ещё нет на устройстве, один раз нужна сеть.',
  'app.tagline': 'Открытый стол для {games}.',

  'start.resume': 'Играть дальше',
  'start.when':
    '{minutes, plural, =0 {только что} one {# минуту назад} few {# минуты назад} many {# минут назад} other {# минуты назад}}',
  'start.whenHours':
    '{hours, plural, one {# час назад} few {# часа назад} many {# часов назад} other {# часа назад}}',
  'start.whenDays':
    '{days, plural, one {# день назад} few {# дня назад} many {# дней назад} other {# дня назад}}',
  'start.bots':
    '{n, plural, =1 {одного бота} =2 {двух ботов} =3 {трёх ботов} =4 {четырёх ботов} =5 {пяти ботов} one {# бота} few {# ботов} many {# ботов} other {# бота}}',
  'start.botsLabel': 'Против кого',
  'start.howLabel': 'Насколько сильно играют боты',
  'start.people': 'Люди за этим экраном…',
  'start.seatsLabel': 'Кто за столом',
  'start.several': 'Несколько за этим экраном',
  'start.alone': 'В одиночку против ботов',
  'start.open': 'Открыть запись',
  'start.openNote': 'просмотреть, проверить, доиграть',
  'start.online': 'Играть онлайн',
  'start.onlineNote': 'с друзьями по ссылке',
  'start.onlineGames': 'Ваши игры онлайн: {n}{turn, select, yes {, ваш ход: {awaited}} other {}}',
  'start.shelf': 'Игры на этом устройстве',
  'start.shelfNote': 'играть дальше, просмотреть, статистика',
  'start.rules': 'Правила',
  'start.rulesNote': 'каждое правило по номеру',
  'start.offline':
    'После этого визита работает и без сети, кроме игры онлайн. Без регистрации; пока вы не играете онлайн, ничто не покидает это устройство.',
  'start.comes': 'Накрываем стол.',
  'start.you': 'Вы',
  'start.resumeAt':
    '{over, select, yes {игра окончена} other {{progress} · {mine, select, yes {ваш ход} other {ходит {name}}}}} · {when}',

  'bot.random': 'наугад',
  'bot.random.note': 'любой разрешённый ход',
  'bot.beginner': 'новичок',
  'bot.beginner.note': 'шаг за шагом, не глядя на других',
  'bot.casual': 'любитель',
  'bot.casual.note': 'видит других, кое-что упускает',
  'bot.greedy': 'клубный игрок',
  'bot.greedy.note': 'здраво взвешивает каждый ход',
  'bot.strong': 'мастер',
  'bot.strong.note': 'смотрит вперёд и немного думает',
  'bot.farmer': 'крестьянин',
  'bot.farmer.note': 'земля превыше всего',
  'bot.builder': 'строитель',
  'bot.builder.note': 'строит с размахом, чего бы это ни стоило',
  'bot.merchant': 'купец',
  'bot.merchant.note': 'торгует, как только это выгодно',
  'bot.baron': 'барон-разбойник',
  'bot.baron.note': 'живёт за чужой счёт',

  'weighedMoves.open': 'Почему?',
  'weighedMoves.openFor': 'Почему {name} ходит именно так?',

  'colour.madder': 'марена',
  'colour.woad': 'вайда',
  'colour.saffron': 'шафран',
  'colour.verdigris': 'ярь-медянка',
  'colour.ivory': 'слоновая кость',
  'colour.plum': 'слива',

  'turn.yours': 'Ваш ход, {name}.',
  'turn.yoursNameless': 'Ваш ход.',
  'turn.theirs': 'Ходит {name}.',
  'turn.thinks': '{name} думает.',
  'turn.over': 'Игра окончена.',
  'turn.title': '● Ваш ход',

  'tool.fit': 'Целиком',
  'tool.menu': 'Меню',
  'tool.rim': 'Перейти к решению',

  'seat.you': 'вы',
  'seat.bot': 'бот',
  'seat.plays': 'ходит',
  'seat.points': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'seat.list': 'Места',
  'points.for': 'Очки за',

  'log.title': 'Журнал',
  'log.points': '+{n}',

  'sidebarFoot.rules': 'Правила',
  'sidebarFoot.replay': 'Просмотр',
  'sidebarFoot.sound': 'Звук',

  'replay.slider': 'Момент игры',
  'replay.now': 'К текущему моменту',
  'replay.first': 'В начало',
  'replay.play': 'Пуск',
  'replay.pause': 'Пауза',
  'replay.pace': 'Темп',
  'replay.times': '{n, number}×',
  'replay.waiting': 'За столом ваш ход.',

  'prompt.theirs': 'Ходит {name}.',

  'act.undo': 'Отменить',
  'act.close': 'Закрыть',
  'act.less': 'К решению',
  'act.tryAgain': 'Попробовать ещё раз',

  'rules.link': 'Правило {id}',

  'menu.save': 'Сохранить запись',

  'answer.score': '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'liveRegion.laid': '{name}: {what}.',

  'warning.notKept': 'Этот браузер не сохраняет стол. Сохраните запись, прежде чем уйти.',
  'warning.full':
    'В браузере кончилось место: эта игра больше не сохраняется. Сохраните её запись или освободите место на полке.',
  'warning.botBecause': 'Бот не ответил: {because}',
  'warning.notSent': 'Неизвестно, дошёл ли ваш ход: {because}',

  'inputLock.sending': 'Отправляем…',
  'inputLock.sendingNote': 'Ход засчитается, как только дойдёт до стола.',
  'inputLock.cut': 'Нет связи.',
  'inputLock.cutNote': 'Играть дальше можно, как только сервер ответит.',
  'inputLock.refused': 'Ваш ход отменён: {because}',

  'error.title': 'Это наша ошибка, а не ваша.',
  'error.text':
    '{kept, select, yes {Игра сохранена: откройте страницу снова, и она продолжится с того же места.} other {Сохраните запись, прежде чем снова открыть страницу.}}',
  'error.save': 'Сохранить запись',
  'error.reload': 'Открыть страницу снова',
  'error.start': 'В начало',

  'answer.scores': 'Счёт: {list}.',
  'answer.move': '{name}: {what}.',
  'answer.optionsNone': 'Сейчас вам нечего решать.',
  'answer.over':
    'Игра окончена. {n, plural, one {{who, select, you {Побеждаете} other {Побеждает}}} few {Победу делят} many {Победу делят} other {Победу делят}} {winners}.',

  'menu.title': 'Меню',
};
