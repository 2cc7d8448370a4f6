import type { PrimaryMessages } from './messages.ts';

/** Українська: те, що спільні кімнати кажуть від самого початку. */
export const messages: PrimaryMessages = {
  'join.parts': ', ',
  'join.groups': '; ',
  'join.sentences': ' ',
  'join.sentence': '{said}.',
  'join.label': '{label}: {said}',

  'app.name': 'Bastide',
  'app.languages': 'Мова',
  'app.absent': '{language}: цієї мови ще немає на пристрої, один раз потрібна мережа.',
  'app.tagline': 'Відкритий стіл для {games}.',

  'start.resume': 'Грати далі',
  'start.when':
    '{minutes, plural, =0 {щойно} one {# хвилину тому} few {# хвилини тому} many {# хвилин тому} other {# хвилини тому}}',
  'start.whenHours':
    '{hours, plural, one {# годину тому} few {# години тому} many {# годин тому} other {# години тому}}',
  'start.whenDays':
    '{days, plural, one {# день тому} few {# дні тому} many {# днів тому} other {# дня тому}}',
  'start.bots':
    '{n, plural, =1 {одного бота} =2 {двох ботів} =3 {трьох ботів} =4 {чотирьох ботів} =5 {п’ятьох ботів} one {# бота} few {# ботів} many {# ботів} other {# бота}}',
  'start.botsLabel': 'Проти кого',
  'start.howLabel': 'Наскільки добре грають боти',
  'start.people': 'Люди за цим екраном…',
  'start.seatsLabel': 'Хто за столом',
  'start.several': 'Кілька людей за екраном',
  'start.alone': 'Одна людина проти ботів',
  'start.open': 'Відкрити запис',
  'start.openNote': 'переглянути, перевірити, дограти',
  'start.online': 'Грати онлайн',
  'start.onlineNote': 'з друзями за посиланням',
  'start.onlineGames': 'Ваші ігри онлайн: {n}{turn, select, yes {, ваш хід: {awaited}} other {}}',
  'start.shelf': 'Ігри на цьому пристрої',
  'start.shelfNote': 'грати далі, переглянути, статистика',
  'start.rules': 'Правила',
  'start.rulesNote': 'кожне правило за номером',
  'start.offline':
    'Після цього візиту працює й без мережі, крім гри онлайн. Без реєстрації; поки не граєте онлайн, ніщо не залишає цього пристрою.',
  'start.comes': 'Готуємо стіл…',
  'start.you': 'Ви',
  'start.resumeAt':
    '{over, select, yes {гру закінчено} other {{progress} · {mine, select, yes {ваш хід} other {ходить {name}}}}} · {when}',

  'bot.random': 'навмання',
  'bot.random.note': 'будь-який дозволений хід',
  'bot.beginner': 'початківець',
  'bot.beginner.note': 'крок за кроком, не зважаючи на інших',
  'bot.casual': 'аматор',
  'bot.casual.note': 'бачить інших, дещо проґавлює',
  'bot.greedy': 'гравець клубу',
  'bot.greedy.note': 'розважливо зважує кожен хід',
  'bot.strong': 'майстер',
  'bot.strong.note': 'дивиться наперед і трохи думає',
  'bot.farmer': 'селянин',
  'bot.farmer.note': 'земля понад усе',
  'bot.builder': 'будівничий',
  'bot.builder.note': 'будує з розмахом, хоч би чого це коштувало',
  'bot.merchant': 'купець',
  'bot.merchant.note': 'торгує, щойно це вигідно',
  'bot.baron': 'барон-розбійник',
  'bot.baron.note': 'живе з чужого',

  'weighedMoves.open': 'Чому?',
  'weighedMoves.openFor': 'Чому {name} ходить саме так?',

  'colour.madder': 'марена',
  'colour.woad': 'вайда',
  'colour.saffron': 'шафран',
  'colour.verdigris': 'мідянка',
  'colour.ivory': 'кремовий',
  'colour.plum': 'слива',

  'turn.yours': 'Ваш хід, {name}.',
  'turn.yoursNameless': 'Ваш хід.',
  'turn.theirs': 'Ходить {name}.',
  'turn.thinks': '{name} думає.',
  'turn.over': 'Гру закінчено.',
  'turn.title': '● Ваш хід',

  'tool.fit': 'Уся карта',
  'tool.menu': 'Меню',
  'tool.rim': 'Перейти до рішення',

  'seat.you': 'ви',
  'seat.bot': 'бот',
  'seat.plays': 'ходить',
  'seat.points': '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'seat.list': 'Місця',
  'points.for': 'Очки за',

  'log.title': 'Літопис',
  'log.points': '+{n}',

  'sidebarFoot.rules': 'Правила',
  'sidebarFoot.replay': 'Перегляд',
  'sidebarFoot.sound': 'Звук',

  'replay.slider': 'Мить гри',
  'replay.now': 'До поточної миті',
  'replay.first': 'На початок',
  'replay.play': 'Відтворити',
  'replay.pause': 'Пауза',
  'replay.pace': 'Темп',
  'replay.times': '{n, number}×',
  'replay.waiting': 'За столом ваш хід.',

  'prompt.theirs': 'Ходить {name}.',

  'act.undo': 'Скасувати',
  'act.close': 'Закрити',
  'act.less': 'До рішення',
  'act.tryAgain': 'Спробувати ще раз',

  'rules.link': 'Правило {id}',

  'menu.title': 'Меню',
  'menu.save': 'Зберегти запис',

  'answer.score': '{name}: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'answer.scores': 'Рахунок: {list}.',
  'answer.move': '{name}: {what}.',
  'answer.optionsNone': 'Зараз вам нічого вирішувати.',
  'answer.over':
    'Гру закінчено. {n, plural, one {{who, select, you {Перемагаєте} other {Перемагає}}} few {Перемогу ділять} many {Перемогу ділять} other {Перемогу ділять}} {winners}.',

  'liveRegion.laid': '{name}: {what}.',

  'warning.notKept': 'Цей браузер не зберігає столу. Збережіть запис, перш ніж піти.',
  'warning.full':
    'У браузері скінчилося місце: ця гра більше не зберігається. Збережіть її запис або звільніть місце на полиці.',
  'warning.botBecause': 'Бот не відповів: {because}',
  'warning.notSent': 'Невідомо, чи дійшов ваш хід: {because}',

  'inputLock.sending': 'Надсилаємо…',
  'inputLock.sendingNote': 'Хід буде зараховано, щойно він дійде до столу.',
  'inputLock.cut': 'Немає зв’язку.',
  'inputLock.cutNote': 'Грати далі можна, щойно сервер відповість.',
  'inputLock.refused': 'Ваш хід скасовано: {because}',

  'error.title': 'Це наша помилка, не ваша.',
  'error.text':
    '{kept, select, yes {Гру збережено: відкрийте сторінку знову, і вона піде далі з того самого місця.} other {Збережіть запис, перш ніж знову відкрити сторінку.}}',
  'error.save': 'Зберегти запис',
  'error.reload': 'Відкрити сторінку знову',
  'error.start': 'На головну сторінку',
};
