import type { First } from './messages.ts';

/** Русский: то, что говорит первый стол «Каркассона». */
export const messages: First = {
  'carcassonne.name': 'Каркассон',
  'carcassonne.tagline': '«Каркассона»',
  'carcassonne.play': 'Играть в «Каркассон»',
  'carcassonne.resumeWith': '«Каркассон», за столом: {names}',
  'carcassonne.progress': 'квадрат {n} из {total}',

  'start.sentence': 'Я играю против {bots} ({how}); {edition}, {sets}.',
  'start.sentencePeople': 'Играют {people}; {edition}, {sets}.',
  'start.edition.c1': 'первый тираж, 2003',
  'start.edition.classic': 'позднее первое издание',
  'start.edition.c2': 'второе издание, 2015',
  'start.edition.c3': 'третье издание, с курицами',
  'start.editionLabel': 'Издание',
  'start.set.traders': '«Торговцы и строители»',
  'start.noSets': 'только базовая игра',
  'start.setsLabel': 'Расширения',
  'start.editionHelp': 'Какое издание в моей коробке?',
  'start.set.river': '«Река»',
  'start.set.inns': '«Гостиницы и соборы»',
  'start.set.abbot': 'аббат',
  'start.changed': '{edition}, с изменениями',
  'start.boxes': 'Или так',
  'start.box.first': 'коробка 2003 года',
  'start.box.third': 'коробка с курицами',
  'start.box.everything': 'всё вместе',

  'turn.tile': 'Квадрат {tile} из {total}.',
  'turn.lead.place': 'Выложите квадрат, потом выберите фигурку.',
  'turn.lead.figure': 'Выберите фигурку или обойдитесь без неё.',
  'turn.second': 'Второй квадрат двойного хода.',
  'turn.past': 'Вы смотрите на квадрат {tile}.',
  'turn.discarded':
    '{n, plural, one {# квадрат никуда не подошёл и вышел из игры.} few {# квадрата никуда не подошли и вышли из игры.} many {# квадратов никуда не подошли и вышли из игры.} other {# квадрата никуда не подошли и вышли из игры.}}',
  'turn.extra': 'Дополнительный ход благодаря строителю.',
  'turn.river': 'Сначала выкладывают реку.',
  'turn.lead.farmer': 'Свинья вернулась: крестьянин остаётся или уходит за ней.',

  'tool.fields': 'Поля',

  'seat.onBoard': 'на столе',
  'seat.meeples':
    '{n, plural, one {остался # последователь} few {осталось # последователя} many {осталось # последователей} other {осталось # последователя}}',
  'seat.goodCount':
    '{n, plural, one {# карточка} few {# карточки} many {# карточек} other {# карточки}} {good, select, wine {{third, select, chicken {кур} other {вина}}} grain {зерна} other {ткани}}',
  'seat.goodMost':
    '{n, plural, one {# карточка} few {# карточки} many {# карточек} other {# карточки}} {good, select, wine {{third, select, chicken {кур} other {вина}}} grain {зерна} other {ткани}}, больше всех',
  'seat.figure':
    '{figure, select, big {большой последователь} abbot {аббат} builder {строитель} other {свинья}} {where, select, supply {в запасе} board {на столе} other {у стопок}}',
  'seat.byStacks': 'у стопок',

  'good.wine':
    '{third, select, chicken {{n, plural, one {курица} few {курицы} many {куриц} other {курицы}}} other {вино}}',
  'good.grain': 'зерно',
  'good.cloth': 'ткань',

  'stack.title': 'В стопке',
  'stack.left':
    '{n, plural, one {остался # квадрат} few {осталось # квадрата} many {осталось # квадратов} other {осталось # квадрата}}',
  'stack.fits': 'Подходят к клетке: {n}',
  'stack.all': 'Все оставшиеся квадраты',
  'stack.tile': '{tile}, осталось {n}',
  'stack.count': '{n}×',
  'stack.empty': 'Квадратов не осталось.',
  'stack.noneFits': 'Ни один квадрат из стопки туда не подходит.',

  'log.empty': 'Первый квадрат лежит. Остальное за вами.',
  'log.laid':
    '{who, select, you {выкладываете} many {выкладывают} other {выкладывает}} {tile, select, spring {исток} lake {озеро} river {реку} cathedral {собор} monastery {монастырь} whole {город целиком} three {город с трёх сторон} through {город поперёк} corner {угол города} caps {два края города} cap {край города} crossroads {перекрёсток} straight {прямую дорогу} bend {поворот} other {квадрат}}{figure, select, yes { · {role}} other {}}{companion, select, builder { со строителем} pig { со свиньёй} other {}}',
  'log.scored':
    '{what, select, road {{who, select, you {заканчиваете} many {заканчивают} other {заканчивает}} дорогу из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} city {{who, select, you {заканчиваете} many {заканчивают} other {заканчивает}} город из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} monastery {{who, select, you {заканчиваете} many {заканчивают} other {заканчивает}} монастырь} garden {{who, select, you {заканчиваете} many {заканчивают} other {заканчивает}} сад} field {поля} other {товары}}',
  'log.final':
    '{what, select, road {за незаконченную дорогу из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} city {за незаконченный город из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} monastery {за монастырь} garden {за сад} field {за поле, рядом {tiles, plural, one {# город} few {# города} many {# городов} other {# города}}} other {за большинство товаров}}',
  'log.goods': '{who, select, you {вам достаётся} many {достаётся} other {достаётся}} {goods}',
  'log.completed':
    'закончен город из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}, в нём никого',
  'log.double':
    '{extra, select, no {строитель приносит второй квадрат} other {строитель приносит дополнительный ход}}',
  'log.discarded': 'Квадрат никуда не подходит и выходит из игры.',
  'log.ended':
    'Игра окончена. {n, plural, one {{who, select, you {Побеждаете} other {Побеждает}}} few {Победу делят} many {Победу делят} other {Победу делят}} {winners}.',
  'log.cityByCity': 'за крестьян вокруг города',
  'log.pig':
    'свинья на поле, рядом с которым {cities, plural, =0 {нет законченных городов} one {# законченный город} few {# законченных города} many {# законченных городов} other {# законченного города}}, приносит очки и возвращается',
  'log.abbot':
    '{who, select, you {забираете} many {забирают} other {забирает}} аббата {what, select, garden {из сада} other {из монастыря}}',
  'log.declined':
    '{who, select, you {отказываетесь} many {отказываются} other {отказывается}} от второго квадрата',
  'log.leaves': 'строитель встаёт у стопок',
  'log.farmer': '{who, select, you {забираете} many {забирают} other {забирает}} и крестьянина',

  'replay.title': 'Вы смотрите на квадрат {tile} из {total}.',
  'replay.back': 'На квадрат назад',
  'replay.forward': 'На квадрат вперёд',

  'role.highwayman': '{edition, select, c1 {Вор} c3 {Путник} other {Разбойник}}',
  'role.knight': 'Рыцарь',
  'role.monk': 'Монах',
  'role.farmer': '{edition, select, other {Крестьянин}}',
  'role.builder': 'Строитель',
  'role.pig': 'Свинья',
  'role.none': 'Никакой',
  'role.placed': '{role} ({place})',
  'role.abbot': 'Аббат',
  'role.of': '{big, select, yes {Большой: {role}} other {{role}}}',
  'role.home': 'Забрать аббата: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'place.n': 'север',
  'place.ne': 'северо-восток',
  'place.e': 'восток',
  'place.se': 'юго-восток',
  'place.s': 'юг',
  'place.sw': 'юго-запад',
  'place.w': 'запад',
  'place.nw': 'северо-запад',
  'place.ns': 'север–юг',
  'place.ew': 'запад–восток',
  'place.middle': 'посередине',
  'place.apart':
    '{place}, {apart, select, corner {в углу} inner {ближе к середине} n {северная сторона} e {восточная сторона} s {южная сторона} other {западная сторона}}',
  'place.cell':
    '{x, select, 0 {} other {{x} {side, select, east {на восток} other {на запад}}}}{both, select, yes {, } other {}}{y, select, 0 {} other {{y} {rank, select, north {на север} other {на юг}}}}{start, select, yes {стартовый квадрат} other {}}',

  'sum.tiles': '{count, plural, one {# квадрат} few {# квадрата} many {# квадратов} other {# квадрата}}',
  'sum.shields': '{count, plural, one {# герб} few {# герба} many {# гербов} other {# герба}}',
  'sum.monastery':
    '{count, plural, one {# за сам квадрат} few {# за сами квадраты} many {# за сами квадраты} other {# за сами квадраты}}',
  'sum.neighbours':
    '{count, plural, one {# квадрат вокруг} few {# квадрата вокруг} many {# квадратов вокруг} other {# квадрата вокруг}}',
  'sum.cities':
    '{count, plural, one {# законченный город} few {# законченных города} many {# законченных городов} other {# законченного города}}',
  'sum.wine':
    '{third, select, chicken {{count, plural, one {# карточка кур} few {# карточки кур} many {# карточек кур} other {# карточки кур}}} other {{count, plural, one {# карточка вина} few {# карточки вина} many {# карточек вина} other {# карточки вина}}}}',
  'sum.grain':
    '{count, plural, one {# карточка зерна} few {# карточки зерна} many {# карточек зерна} other {# карточки зерна}}',
  'sum.cloth':
    '{count, plural, one {# карточка ткани} few {# карточки ткани} many {# карточек ткани} other {# карточки ткани}}',
  'sum.most': '{things}, больше всех: {points}',
  'sum.rich': '{sum}, {kind, select, road {с гостиницей} other {с собором}}',

  'purist.none':
    'Строгий стол не показывает ни мест, ни полей, ни того, что в стопке. Сколько квадратов осталось, по-прежнему видно.',
  'prompt.tile': 'Ваш квадрат: {tile}.',
  'prompt.choosePlace': 'Выберите место.',
  'prompt.places':
    'Для него есть {n, plural, one {# место} few {# места} many {# мест} other {# места}}; так, как он повёрнут, {now, select, 0 {ни одного} other {{now}}}.',
  'prompt.onlyPlaces':
    'Для него есть {n, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'prompt.closes':
    '{kind, select, road {Заканчивает {whose, select, mine {вашу дорогу} shared {общую дорогу} other {чужую дорогу ({name})}}} city {Заканчивает {whose, select, mine {ваш город} shared {общий город} other {чужой город ({name})}}} garden {Заканчивает {whose, select, mine {ваш сад} shared {общий сад} other {чужой сад ({name})}}} other {Заканчивает {whose, select, mine {ваш монастырь} shared {общий монастырь} other {чужой монастырь ({name})}}}}',
  'prompt.closesNobody':
    'Заканчивает {kind, select, road {дорогу} city {город} garden {сад} other {монастырь}}, где никого нет',
  'prompt.closesMany':
    'Заканчивает {n, plural, one {# строение} few {# строения} many {# строений} other {# строения}}',
  'prompt.gets': '{name}: {n}',
  'prompt.you': 'вы',
  'prompt.nothing': 'Ничего не заканчивает.',
  'prompt.chooseFigure': 'Выберите фигурку или выложите квадрат без неё.',
  'prompt.noFigure': 'На этот квадрат фигурку поставить нельзя.',
  'prompt.stands':
    '{role}: {kind, select, road {дорога из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} city {город из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} monastery {монастырь, {tiles, plural, one {# квадрат} few {# квадрата} many {# квадратов} other {# квадрата}}} garden {сад, {tiles, plural, one {# квадрат} few {# квадрата} many {# квадратов} other {# квадрата}}} other {поле, рядом {tiles, plural, =0 {нет законченных городов} one {# законченный город} few {# законченных города} many {# законченных городов} other {# законченного города}}}}',
  'prompt.worth':
    'В таком виде даёт {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; {complete}, если закончить сейчас{open, plural, =0 {} one {; # открытый конец} few {; # открытых конца} many {; # открытых концов} other {; # открытого конца}}.',
  'prompt.worthField':
    'В конце даст {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если ничего не изменится.',
  'prompt.worthMonastery':
    'В таком виде даёт {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; вокруг {open, plural, one {# пустая клетка} few {# пустые клетки} many {# пустых клеток} other {# пустой клетки}}.',
  'prompt.takesGoods': 'Вам достаётся {goods}.',
  'prompt.double': 'Строитель приносит вам второй квадрат.',
  'prompt.lastTile': 'Это последний квадрат: дальше заключительный подсчёт.',
  'prompt.misfit': 'Сюда пока не подходит.',
  'prompt.misfitNever': 'Сюда не подходит.',
  'prompt.botHint': 'Пока осмотритесь: что бы вы тут ни нажали, игре это не помешает.',
  'prompt.part': 'Часть {part} из 2.',
  'prompt.laying': 'Выкладываем квадрат…',
  'prompt.river': 'Сначала выкладывают реку.',
  'prompt.extraTurn': 'Ваш строитель встаёт у стопок и приносит дополнительный ход.',
  'prompt.with': '{figure, select, builder {Вместе приходит строитель.} other {Вместе приходит свинья.}}',
  'prompt.abbotHome': 'Забирает аббата',
  'prompt.abbotToo':
    'Аббат возвращается: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'prompt.pigs':
    '{n, plural, one {Свинья приносит очки и возвращается} few {Свиньи приносят очки и возвращаются} many {Свиньи приносят очки и возвращаются} other {Свиньи приносят очки и возвращаются}} ({list}).',
  'prompt.farmersAsked':
    '{n, plural, one {Потом владелец решает судьбу крестьянина.} few {Потом владельцы решают судьбу крестьян.} many {Потом владельцы решают судьбу крестьян.} other {Потом владельцы решают судьбу крестьян.}}',

  'act.lay': 'Выложить',
  'act.placeFigure': 'Поставить',
  'act.noFigure': 'Без фигурки',
  'act.choosePlace': 'Выберите место',
  'act.undoHint': 'Держите, чтобы отменить всё',
  'act.turnLeft': 'Повернуть влево',
  'act.turnRight': 'Повернуть вправо',
  'act.turnIt': 'Повернуть',
  'act.showPlaces': 'Показать места',
  'act.figures': 'Фигурка',
  'act.whyNot': 'Почему не …?',
  'act.more': 'Счёт, стопка, журнал',
  'act.hand': 'Квадрат в руке: {tile}',
  'act.farmer': 'Крестьянин рядом со свиньёй',
  'act.with': '{figure, select, builder {со строителем} other {со свиньёй}}',
  'act.takeHome': 'Забрать аббата',

  'figure.name':
    '{figure, select, meeple {Последователь} big {Большой последователь} abbot {Аббат} builder {Строитель} other {Свинья}}',

  'farmer.you': 'Вопрос к вам, {name}.',
  'farmer.youNameless': 'Вопрос к вам.',
  'farmer.theirs': '{name} решает судьбу крестьянина.',
  'farmer.ask':
    'Ваша свинья вернулась и принесла {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Вернётся ли и крестьянин?',
  'farmer.thenStays':
    'Крестьянин остаётся на поле до конца игры и даст вам {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если ничего не изменится.',
  'farmer.thenHome':
    'Он покидает поле; в запасе {n, plural, one {будет # последователь} few {будет # последователя} many {будет # последователей} other {будет # последователя}}.',
  'farmer.stays': 'Крестьянин остаётся',
  'farmer.returns': 'Крестьянин возвращается',
  'farmer.leave': 'Оставить крестьянина',
  'farmer.take': 'Забрать крестьянина',

  'secondTile.ask': 'Ваш строитель предлагает второй квадрат.',
  'secondTile.thenTaken': 'Вы сразу тянете его, выкладываете и можете поставить на него фигурку.',
  'secondTile.thenDeclined': 'Ваш ход заканчивается, тянет следующий игрок.',
  'secondTile.take': 'Взять второй квадрат',
  'secondTile.decline': 'Обойтись без него',

  'explanation.title': 'Почему нельзя?',
  'explanation.line': '{what}: {because}',
  'explanation.empty': 'Для каждой вашей фигурки на этом квадрате есть место.',

  'refusal.edge':
    '{side, select, N {На севере} E {На востоке} S {На юге} other {На западе}} {mine, select, road {дорога упёрлась} city {город упёрся} river {река упёрлась} other {поле упёрлось}} бы {theirs, select, road {в дорогу} city {в город} river {в реку} other {в поле}}.',
  'refusal.short':
    '{mine, select, road {Дорога} city {Город} river {Река} other {Поле}} против {theirs, select, road {дороги} city {города} river {реки} other {поля}}',
  'refusal.repair':
    '{turns, select, right {Подойдёт, если повернуть раз вправо.} left {Подойдёт, если повернуть раз влево.} other {Подойдёт, если развернуть.}}',
  'refusal.noRepair': 'Как ни поворачивай, квадрат сюда не подходит.',
  'refusal.elsewhere':
    'Для него есть ещё {n, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'refusal.noNeighbour': 'Квадрат должен лежать на пустой клетке и касаться другого стороной.',
  'refusal.occupied':
    '{kind, select, road {на этой дороге} city {в этом городе} monastery {в этом монастыре} garden {в этом саду} other {на этом поле}} уже стоит {who, select, you {ваш последователь} other {последователь: {name}}}',
  'refusal.builderOut': 'строитель уже на столе',
  'refusal.builderByStacks': 'строитель стоит у стопок',
  'refusal.pigOut': 'свинья уже на столе',
  'refusal.builderAlone':
    '{kind, select, road {на этой дороге} other {в этом городе}} нет вашего последователя',
  'refusal.builderComplete':
    '{kind, select, road {эта дорога закончена} other {этот город закончен}}: строитель сразу вернулся бы',
  'refusal.pigAlone': 'на этом поле нет вашего крестьянина',
  'refusal.riverElsewhere': 'Пока выкладывают реку, квадрат должен продолжать её у открытого конца.',
  'refusal.riverTurns': 'Река дважды подряд повернула бы в одну сторону.',
  'refusal.noFarmers': 'за этим столом играют без крестьян',
  'refusal.garden': 'в саду может стоять только аббат',
  'refusal.builderPaired': 'он приходит вместе с последователем, а не в одиночку',
  'refusal.pigPaired': 'она приходит вместе с крестьянином, а не в одиночку',
  'refusal.noneLeft':
    '{figure, select, big {большой последователь уже на столе} abbot {аббат уже на столе} other {в запасе не осталось последователей}}',

  'feature.title':
    '{kind, select, road {Дорога из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} city {Город из {tiles, plural, one {# квадрата} few {# квадратов} many {# квадратов} other {# квадрата}}} monastery {Монастырь, {tiles} из 9 квадратов} garden {Сад, {tiles} из 9 квадратов} other {Поле на {tiles, plural, one {# квадрате} few {# квадратах} many {# квадратах} other {# квадрата}}}}',
  'feature.open':
    '{kind, select, monastery {{open, plural, =0 {Закончено.} one {Вокруг # пустая клетка.} few {Вокруг # пустые клетки.} many {Вокруг # пустых клеток.} other {Вокруг # пустой клетки.}}} field {{cities, plural, =0 {Законченных городов рядом нет.} one {Рядом # законченный город.} few {Рядом # законченных города.} many {Рядом # законченных городов.} other {Рядом # законченного города.}}} other {{open, plural, =0 {Закончено.} one {# открытый конец.} few {# открытых конца.} many {# открытых концов.} other {# открытого конца.}}}}',
  'feature.shields': '{n, plural, one {# герб} few {# герба} many {# гербов} other {# герба}}',
  'feature.inside': 'Внутри: {goods}',
  'feature.nobody': 'Здесь никого нет.',
  'feature.meeples':
    '{name}: {n, plural, one {# последователь} few {# последователя} many {# последователей} other {# последователя}}',
  'feature.helper': '{name}: {what, select, builder {строитель} other {свинья}}',
  'feature.worth':
    '{kind, select, field {В конце даст {n}, если ничего не изменится.} monastery {В таком виде даёт {n}{closed, select, yes {} other {; {complete}, когда закончат}}.} garden {В таком виде даёт {n}{closed, select, yes {} other {; {complete}, когда закончат}}.} other {В таком виде даёт {n}{closed, select, yes {} other {; {complete}, если закончить сейчас}}.}}',
  'feature.rich':
    '{kind, select, road {Гостиница: 2 очка за квадрат} other {Собор: 3 очка за квадрат и за герб}}{closed, select, yes {.} other {{unfinished, select, zero {; если не закончить, ничего.} other {; если не закончить, 1.}}}}',
  'feature.strength': '{name}: сила {n}',

  'liveRegion.turn':
    'Квадрат: {tile}. {n, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'liveRegion.scored': '{name}: {what}, +{points}.',
  'liveRegion.goods': '{name}: {what}.',

  'board.label':
    'Стол, {tiles, plural, one {# квадрат} few {# квадрата} many {# квадратов} other {# квадрата}}. {turn}',
  'board.text': 'Стол текстом',
  'board.empty': 'пусто',
  'board.fits':
    'пусто. Ваш квадрат подходит{turns, select, none {} right {, если повернуть раз вправо} left {, если повернуть раз влево} other {, если развернуть}}.',
  'board.misfit': 'пусто. Ваш квадрат не подходит. {because} {rule}',
  'board.laidBy': '{who, select, you {Выложили вы} other {Выложил игрок {name}}}.',
  'board.ghost': 'здесь пока лежит ваш квадрат',
  'board.edges': 'Север: {n}, восток: {e}, юг: {s}, запад: {w}.',
  'board.edge': '{edge, select, city {город} road {дорога} river {река} other {поле}}',
  'board.figure': '{name}: {role}.',
  'board.nothing': 'этой клетки ничто не касается',

  'tile.monastery': 'монастырь',
  'tile.whole': 'город целиком',
  'tile.three': 'город с трёх сторон',
  'tile.through': 'город поперёк',
  'tile.corner': 'угол города',
  'tile.caps':
    '{n, plural, =1 {край города} one {# край города} few {# края города} many {# краёв города} other {# края города}}',
  'tile.crossroads': 'перекрёсток',
  'tile.straight': 'прямая дорога',
  'tile.bend': 'поворот',
  'tile.gate':
    '{n, plural, =1 {дорога к воротам} one {# дорога к воротам} few {# дороги к воротам} many {# дорог к воротам} other {# дороги к воротам}}',
  'tile.lane': 'дорога, которая здесь кончается',
  'tile.shield': 'герб',
  'tile.river': 'река',
  'tile.spring': 'исток реки',
  'tile.lake': 'озеро',
  'tile.garden': 'сад',
  'tile.cathedral': 'собор',
  'tile.inn': 'гостиница',

  'final.title': 'Подсчёт · шаг {step} из {total}',

  'answer.noMoves': 'Ещё никто не выкладывал квадратов.',
  'answer.waitThem': 'Ждём: {name}.',
  'answer.options':
    'Ваш квадрат: {tile}. Для него есть {n, plural, one {# место} few {# места} many {# мест} other {# места}}. N ведёт к следующему месту.',
  'answer.optionsFigure': 'Можно поставить: {list}.',
  'answer.whatNone':
    '{mine, select, yes {Ваш квадрат: {tile}. } other {}}На столе ни на что не указано: наведите на квадрат или перейдите к нему стрелками.',
  'answer.farmer': 'Ваша свинья вернулась. 1: крестьянин остаётся, 2: возвращается; затем Enter.',
  'answer.second':
    'Ваш строитель предлагает второй квадрат. 1: взять его, 2: обойтись без него; затем Enter.',
};
