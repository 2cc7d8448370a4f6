import type { Table } from './messages.ts';

/** Русский: всё, что сказано за столом «Колонизаторов». */
export const messages: Table = {
  'catan.handOver.title': 'Передайте стол: очередь — {name}.',
  'catan.handOver.text': 'Все карты закрыты.',
  'catan.handOver.away': 'Все карты закрыты. {name}, не смотрите, пожалуйста.',
  'catan.handOver.show': 'Я — {name}: показать карты',
  'catan.handOver.again': 'Ещё раз, чтобы показать карты',
  'catan.handOver.how': 'Нажмите и подержите или дважды нажмите {key}.',
  'catan.handOver.since': 'После вашего последнего хода, {name}',

  'catan.you': 'вы',
  'catan.card.name':
    '{as, select, lack {{card, select, brick {кирпича} lumber {древесины} wool {шерсти} grain {зерна} other {руды}}} object {{card, select, brick {кирпич} lumber {древесину} wool {шерсть} grain {зерно} other {руду}}} other {{card, select, brick {кирпич} lumber {древесина} wool {шерсть} grain {зерно} other {руда}}}}',
  'catan.card.count':
    '{n, plural, one {# {as, select, object {{card, select, brick {кирпич} lumber {древесину} wool {шерсть} grain {зерно} other {руду}}} other {{card, select, brick {кирпич} lumber {древесина} wool {шерсть} grain {зерно} other {руда}}}}} few {# {card, select, brick {кирпича} lumber {древесины} wool {шерсти} grain {зерна} other {руды}}} many {# {card, select, brick {кирпичей} lumber {древесины} wool {шерсти} grain {зерна} other {руды}}} other {# {card, select, brick {кирпича} lumber {древесины} wool {шерсти} grain {зерна} other {руды}}}}',
  'catan.dev.name':
    '{card, select, knight {Рыцарь} point {Победное очко} roads {Строительство дорог} plenty {Год изобилия} other {Монополия}}',
  'catan.dev.label': 'Ваши карты развития',
  'catan.dev.state':
    '{state, select, ready {можно сыграть} fresh {со следующего хода} played {в этот ход одна уже сыграна} point {считается только вам} later {после этого} other {в ваш ход}}',
  'catan.dev.held': '{name}, {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}: {note}',
  'catan.hex':
    '{as, select, to {{terrain, select, hills {на холмы {token}} forest {в лес {token}} pasture {на пастбище {token}} fields {на пашню {token}} mountains {в горы {token}} other {в пустыню}}} between {{terrain, select, hills {холмами {token}} forest {лесом {token}} pasture {пастбищем {token}} fields {пашней {token}} mountains {горами {token}} other {пустыней}}} by {{terrain, select, hills {холмов {token}} forest {леса {token}} pasture {пастбища {token}} fields {пашни {token}} mountains {гор {token}} other {пустыни}}} from {{terrain, select, hills {с холмов {token}} forest {из леса {token}} pasture {с пастбища {token}} fields {с пашни {token}} mountains {с гор {token}} other {из пустыни}}} other {{terrain, select, hills {холмы {token}} forest {лес {token}} pasture {пастбище {token}} fields {пашня {token}} mountains {горы {token}} other {пустыня}}}}',
  'catan.harbor':
    '{harbor, select, any {гавань три к одному} brick {гавань кирпича два к одному} lumber {гавань древесины два к одному} wool {гавань шерсти два к одному} grain {гавань зерна два к одному} other {гавань руды два к одному}}',
  'catan.intersection':
    '{hexes}: {pips, plural, one {# точка} few {# точки} many {# точек} other {# точки}}{harbor, select, none {} other {; {harbor}}}',
  'catan.path.between': 'между {a} и {b}',
  'catan.path.coast': 'берегом у {a}',
  'catan.mark.robber': 'Разбойники: {to}',
  'catan.mark.road': 'Дорога {where}',
  'catan.mark.building': '{kind, select, city {Город} other {Поселение}}, {where}',
  'catan.award.road': 'Самая длинная дорога',
  'catan.award.army': 'Самое большое войско',

  'catan.board.label':
    'Остров Катан. {turn, plural, =0 {Первые поселения: {who, select, you {ваша очередь} other {очередь — {seat}}}.} one {Ход #: {who, select, you {ваш} other {{seat}}}.} few {Ход #: {who, select, you {ваш} other {{seat}}}.} many {Ход #: {who, select, you {ваш} other {{seat}}}.} other {Ход #: {who, select, you {ваш} other {{seat}}}.}}',
  'catan.board.text': 'Остров текстом',
  'catan.board.places': 'Места на острове',
  'catan.board.hexes': 'Остров по рядам',
  'catan.board.mine': '{kind, select, settlement {Ваши поселения} city {Ваши города} other {Ваши дороги}}',
  'catan.board.legal':
    '{kind, select, settlement {Где можно основать поселение} city {Где можно построить город} road {Где можно проложить дорогу} other {Куда могут пойти разбойники}}',
  'catan.board.hex':
    'Ряд {row}, гекс {n}: {hex}{pips, plural, =0 {} one {, # точка} few {, # точки} many {, # точек} other {, # точки}}.',
  'catan.board.corner':
    '{name}: {piece, select, city {город} other {поселение}} {side, select, N {на севере} NE {на северо-востоке} SE {на юго-востоке} S {на юге} SW {на юго-западе} other {на северо-западе}}.',
  'catan.board.coast':
    'На побережье {side, select, NE {на северо-востоке} E {на востоке} SE {на юго-востоке} SW {на юго-западе} W {на западе} other {на северо-западе}}: {harbor}.',
  'catan.board.robber': 'Здесь стоят разбойники.',
  'catan.board.walk': 'По тропам',
  'catan.board.walkHint':
    'Стрелки ведут на тропу, а дальше к следующему перекрёстку. Home возвращает к списку.',
  'catan.board.here':
    'Здесь: {where}. {who, select, none {Никого нет.} you {{piece, select, city {Ваш город.} other {Ваше поселение.}}} other {{name}: {piece, select, city {город} other {поселение}}.}}',
  'catan.board.way':
    'Тропа на {side, select, N {север} NE {северо-восток} SE {юго-восток} S {юг} SW {юго-запад} other {северо-запад}}: {who, select, none {свободна} you {ваша дорога} other {дорога, {name}}}.',
  'catan.board.may':
    '{kind, select, road {Можно проложить дорогу.} city {Можно построить город.} other {Можно основать поселение.}}',
  'catan.leaf.label': 'Очки, кубики, журнал',
  'catan.tool.trade': 'Торговля',
  'catan.tool.production': 'Производство',

  'catan.head.setup': 'Первые поселения, круг {round}.',
  'catan.head.before': 'Кубики ещё не брошены.',
  'catan.head.turns':
    '{n, plural, one {Сыгран # ход.} few {Сыграно # хода.} many {Сыграно # ходов.} other {Сыграно # хода.}}',
  'catan.dice': 'Кубики: {a} и {b}, вместе {sum}.',
  'catan.roll.gain': '{who, select, you {вам} other {{name}:}} {cards}',
  'catan.roll.brings': '{who, select, you {Вы выбросили} other {{name} выбрасывает}} {sum}: {list}.',
  'catan.roll.nothing':
    '{who, select, you {Вы выбросили} other {{name} выбрасывает}} {sum}: карт не получает никто.',
  'catan.roll.short': 'В банке не хватает {list}.',

  'catan.say.chooseIntersection': 'Выберите перекрёсток для поселения.',
  'catan.say.lookFirst': 'Выберите перекрёсток — узнаете, что он даёт.',
  'catan.say.chooseRoad': 'Теперь дорога рядом.',
  'catan.say.roll': 'Бросьте кубики.',
  'catan.say.orCard': 'Или сначала сыграйте карту.',
  'catan.say.main': 'Торгуйте, стройте или завершайте ход.',
  'catan.say.answersWanted': 'Ваше предложение на столе.',
  'catan.say.painting': 'Остров ещё рисуется.',
  'catan.say.wait': 'Пока осмотритесь: что бы вы тут ни нажали, игре это не помешает.',
  'catan.say.answered':
    '{answer, select, accepted {Вы приняли предложение.} declined {Вы отклонили предложение.} other {Ваши условия на столе.}}',
  'catan.say.discards':
    '{n, plural, one {Выбирает} few {Выбирают} many {Выбирают} other {Выбирают}}, какие карты сбросить: {names}.',
  'catan.say.choosePlace':
    'Выберите место для {piece, select, city {города} settlement {поселения} other {дороги}}: {n, plural, one {есть # место} few {есть # места} many {есть # мест} other {есть # места}}.',
  'catan.say.chooseHex': 'Выберите гекс для разбойников.',
  'catan.say.lookHex': 'Выберите гекс — увидите, кого это заденет.',
  'catan.say.whom': 'Кого грабите?',
  'catan.say.settlement': 'Поселение: 1 очко.',
  'catan.say.harbor':
    '{harbor, select, any {Открывает гавань три к одному.} brick {Открывает гавань кирпича, два к одному.} lumber {Открывает гавань древесины, два к одному.} wool {Открывает гавань шерсти, два к одному.} grain {Открывает гавань зерна, два к одному.} other {Открывает гавань руды, два к одному.}}',
  'catan.say.takes': 'Вы берёте {cards}.',
  'catan.say.city': 'Город: на 1 очко больше.',
  'catan.say.doubles':
    'Две карты вместо одной {hexes}: ещё {n, plural, one {# точка} few {# точки} many {# точек} other {# точки}}.',
  'catan.say.road': 'Дорога.',
  'catan.say.rowGrows': 'Ваш самый длинный путь растёт с {from} до {to}.',
  'catan.say.rowStays': 'Ваш самый длинный путь остаётся прежним: {n}.',
  'catan.say.opens':
    'Ещё {n, plural, one {# место} few {# места} many {# мест} other {# места}} для поселения.',
  'catan.say.freeRoads':
    '{n, plural, =0 {Две дороги бесплатно.} one {Одна дорога бесплатно.} few {Две дороги бесплатно.} many {Две дороги бесплатно.} other {Две дороги бесплатно.}}',
  'catan.say.firstRoad': 'Выберите тропу для первой.',
  'catan.say.secondRoad': 'Выберите тропу для второй или откажитесь от неё.',
  'catan.say.knight': 'Рыцарь переставляет разбойников.',
  'catan.say.robs': 'Разбойники идут {to} и грабят игрока {name}.',
  'catan.say.robWhom': 'Разбойники идут {to}. Кого грабите?',
  'catan.say.robsNobody': 'Разбойники идут {to} и никого не грабят.',
  'catan.say.rob': 'Ограбить: {name}.',
  'catan.say.robCard': 'Одна карта из {n}, наугад.',
  'catan.say.blocks':
    'На {token}, {pips, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}} из 36: {list}.',
  'catan.say.blocksSeat': '{who, select, you {вы теряете} other {{name} теряет}} {cards}',
  'catan.say.blocksYou': 'Это заденет и вас.',
  'catan.say.blocksNobody': 'Построек там нет: никто ничего не теряет.',
  'catan.say.blocksNothing': 'Там ничего не растёт: никто ничего не теряет.',
  'catan.say.award':
    '{to, select, you {Приносит вам карту «{card, select, road {Самая длинная дорога} other {Самое большое войско}}», 2 очка} none {Карта «{card, select, road {Самая длинная дорога} other {Самое большое войско}}» не достаётся никому} other {Карту «{card, select, road {Самая длинная дорога} other {Самое большое войско}}» берёт {name}}}{from, select, none {} you {; сейчас она у вас} other {; сейчас она у игрока {loser}}}.',
  'catan.say.wins': 'Это победа: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'catan.say.buy': 'Карта развития вслепую.',
  'catan.say.costs': 'Стоит {cards}.',
  'catan.say.deckLeft':
    'В колоде {n, plural, one {осталась # карта} few {осталось # карты} many {осталось # карт} other {осталось # карты}}.',
  'catan.say.bought': 'Вы вытянули карту: {card}.',
  'catan.say.boughtNext': 'Сыграть её можно со следующего хода.',
  'catan.say.boughtPoint': 'Считается сразу, но до победы — только вам.',
  'catan.say.robbed': 'Вы забрали {cards}.',
  'catan.say.monopoly':
    'Вы забираете у всех {card, select, brick {весь кирпич} lumber {всю древесину} wool {всю шерсть} grain {всё зерно} other {всю руду}}.',
  'catan.say.monopolyPick': 'Назовите ресурс.',
  'catan.say.monopolyAll': 'Каждый отдаёт вам все свои карты этого ресурса.',
  'catan.say.plenty': 'Вы берёте из банка {cards}.',
  'catan.say.plentyMore': 'Назовите ещё {n, plural, one {#} few {#} many {#} other {#}}.',
  'catan.say.plentyPick':
    'Возьмите из банка {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'catan.say.offer': '{name} даёт вам {give} за {get}.',
  'catan.say.traded': 'Сделка: {name} даёт вам {give} за {get}.',
  'catan.say.cannotAccept': 'У вас нет того, что просят.',
  'catan.say.silent': 'Вы сказали: не в этот ход.',
  'catan.say.runsOut':
    'Без ответа предложение будет отклонено через {n, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',

  'catan.act.roll': 'Бросить',
  'catan.act.end': 'Завершить ход',
  'catan.act.buy': 'Купить карту',
  'catan.act.road': 'Построить',
  'catan.act.settlement': 'Построить',
  'catan.act.city': 'Построить',
  'catan.act.settle': 'Поселиться здесь',
  'catan.act.roads': 'Проложить {n, plural, one {# дорогу} few {# дороги} many {# дорог} other {# дороги}}',
  'catan.act.without': 'Без неё',
  'catan.act.rob': 'Ограбить: {name}',
  'catan.act.moveOnly': 'Переставить разбойников',
  'catan.act.take': 'Взять {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  'catan.act.takeAll':
    'Забрать {card, select, brick {весь кирпич} lumber {всю древесину} wool {всю шерсть} grain {всё зерно} other {всю руду}}',
  'catan.act.name':
    '{n, plural, =0 {Назовите ресурс} one {Назовите ещё один} few {Назовите ещё один} many {Назовите ещё один} other {Назовите ещё один}}',
  'catan.act.chooseHex': 'Выберите гекс',
  'catan.act.chooseVictim': 'Выберите игрока',
  'catan.act.chooseIntersection': 'Выберите место',
  'catan.act.choosePath': 'Выберите тропу',
  'catan.act.choosePlace': 'Выберите место',

  'catan.hand.label': 'Ваши карты',
  'catan.hand.give': '{name}: {n}. Отдать в обмен',
  'catan.hand.giveHint': 'Отдать в обмен',
  'catan.hand.covered':
    '{n, plural, =0 {Карт нет.} one {# карта, закрыта.} few {# карты, закрыты.} many {# карт, закрыты.} other {# карты, закрыты.}}',
  'catan.build.label': 'Строительство',
  'catan.build.road': 'Дорога',
  'catan.build.settlement': 'Поселение',
  'catan.build.city': 'Город',
  'catan.build.card': 'Карта',
  'catan.build.places': '{n, plural, one {# место} few {# места} many {# мест} other {# места}}',
  'catan.build.deck': 'в колоде {n}',
  'catan.build.short':
    '{n, plural, one {ещё {cards}} few {ещё {cards}} many {ещё {cards}} other {ещё {cards}}}',
  'catan.build.no-piece': 'фигурок не осталось',
  'catan.build.no-place': 'нет места',
  'catan.build.deck-empty': 'колода пуста',
  'catan.build.later': 'карты есть',
  'catan.build.why.short': '{name}, нужно ещё: {cards} (CAT-BUILD-01).',
  'catan.build.why.piece': '{name}: все ваши фигурки уже на острове (CAT-BUILD-03).',
  'catan.build.why.place': '{name}: сейчас для вас нет свободного места на острове.',
  'catan.build.why.deck': 'Карт развития не осталось (CAT-DEV-02).',
  'catan.build.why.roll': 'Строят после броска (CAT-BUILD-02).',
  'catan.build.why.turn': 'Строят в свой ход (CAT-BUILD-02).',

  'catan.pick.plenty': 'Карты из банка',
  'catan.pick.monopoly': 'Какой ресурс назвать',
  'catan.pick.card': '{name}: выбрано {n}, в банке {left}',

  'catan.roll.seven': '{who, select, you {Вы выбросили 7.} other {{name} выбрасывает 7.}}',
  'catan.discard.text':
    'У вас {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}. Выберите {due}, чтобы сбросить.',
  'catan.discard.give': 'Сбросить {cards}, остаётся {left}',
  'catan.discard.back': 'Взять назад {cards}, выбрано {out}',
  'catan.discard.chosen': 'Выбрано {n} из {due}',
  'catan.discard.keeps':
    '{what, select, city {На город ещё хватит.} settlement {На поселение ещё хватит.} development {На карту развития ещё хватит.} road {На дорогу ещё хватит.} other {Не хватит ни на что.}}',
  'catan.discard.suggest': 'Подсказать',
  'catan.discard.more': 'Выберите ещё {n}',
  'catan.discard.done': 'Сбросить {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  'catan.discard.progress':
    '{name}: {n, plural, =0 {готово} one {выбирает, ещё #} few {выбирает, ещё #} many {выбирает, ещё #} other {выбирает, ещё #}}',

  'catan.trade.title': 'Торговля',
  'catan.trade.counter': 'Другие условия',
  'catan.trade.give': 'Вы даёте',
  'catan.trade.get': 'Вы просите',
  'catan.trade.of': 'из {n}',
  'catan.trade.add': '{name}: {n}. Ещё одна',
  'catan.trade.addOf': '{name}: {n} из {held}. Ещё одна',
  'catan.trade.less': 'На {cards} меньше',
  'catan.trade.to': 'Кому',
  'catan.trade.offer': 'Предложить',
  'catan.trade.change': 'Изменить условия',
  'catan.trade.withdraw': 'Отозвать',
  'catan.trade.withdrawn': '{name} отзывает предложение.',
  'catan.trade.propose': 'Предложить',
  'catan.trade.instead': 'Предложить другое',
  'catan.trade.accept': 'Принять',
  'catan.trade.decline': 'Отклонить',
  'catan.trade.notThisTurn': 'Не в этот ход',
  'catan.trade.hearAgain': 'Снова слушать предложения',
  'catan.trade.needTime': 'Нужно время',
  'catan.trade.timeTaken':
    'Теперь предложения ждут вашего ответа, сколько бы вы ни думали. Изменить это можно в меню.',
  'catan.trade.seconds': '{n} с',
  'catan.trade.runsOut':
    'Без ответа будет отклонено через {n, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
  'catan.trade.trade': 'Обменять',
  'catan.trade.take': 'Взять',
  'catan.trade.takeOver': 'Изменить',
  'catan.trade.question': 'Спросить: что вы хотите за это?',
  'catan.trade.keeps': '{name} отказывается: {word}.',
  'catan.word.no': 'нет',
  'catan.word.too-little': 'этого мало',
  'catan.word.not-for-that': 'не за это',
  'catan.word.too-close': 'вы слишком близко к победе',
  'catan.trade.swap': '{give} за {get}',
  'catan.trade.answers': 'Ответы',
  'catan.trade.accepted': '{name} соглашается',
  'catan.trade.declined': '{name} отказывается',
  'catan.trade.proposed': '{name} предлагает иначе',
  'catan.trade.proposes': '{name} предлагает',
  'catan.trade.thinks': '{name} думает',
  'catan.trade.youLack': 'У вас нет этих карт.',
  'catan.trade.lapses': 'Действует до конца хода.',
  'catan.bank.title': 'Банк',
  'catan.bank.for': 'Банк, за {cards}',
  'catan.bank.give': 'Отдать банку {cards}',
  'catan.bank.short': 'ещё {n}',
  'catan.bank.shortLabel': '{name}: банк просит {rate}, нужно ещё {n}',
  'catan.bank.get': '{cards} за одну из этих',
  'catan.bank.take': 'Взять {cards}',
  'catan.bank.left': 'есть {n}',
  'catan.deck.left':
    '{n, plural, =0 {колода пуста} one {# карта развития} few {# карты развития} many {# карт развития} other {# карты развития}}',

  'catan.seat.acts': 'ждём',
  'catan.seat.why': 'Откуда очки',
  'catan.seat.trace': 'Показать самый длинный путь',
  'catan.seat.cards': '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'catan.seat.cardsWord': '{n, plural, one {карта} few {карты} many {карт} other {карты}}',
  'catan.seat.hiddenWord': '{n, plural, one {закрытая} few {закрытые} many {закрытых} other {закрытых}}',
  'catan.seat.knightsWord': '{n, plural, one {рыцарь} few {рыцаря} many {рыцарей} other {рыцаря}}',
  'catan.seat.road': 'дорога: {n}',
  'catan.seat.hiddenPoints': 'скрыто: {n}',
  'catan.seat.empty': 'Карт на руке нет.',
  'catan.seat.count': 'Что можно было посчитать об этих картах',
  'catan.seat.counted': 'Посчитано:',
  'catan.seat.shown': 'На руке:',

  'catan.dice.title': 'Кубики',
  'catan.dice.check':
    '{n, plural, one {# бросок} few {# броска} many {# бросков} other {# броска}}, проверить',
  'catan.dice.none': 'Ещё никто не бросал.',
  'catan.dice.legend': 'Столбики: выпало. Пунктир и фон: ожидалось.',
  'catan.dice.label': 'Сколько раз выпало каждое число. {list}.',
  'catan.dice.count': '{sum}: {n}',

  'catan.points.title': 'Подсчёт',
  'catan.points.settlement': 'Поселения',
  'catan.points.city': 'Города',
  'catan.points.longest-road': 'Самая длинная дорога',
  'catan.points.largest-army': 'Самое большое войско',
  'catan.points.point': 'Карты победных очков',
  'catan.points.total': 'Всего',
  'catan.points.curve': 'Очки, ход за ходом',
  'catan.points.curveLabel':
    'Кривая очков каждого игрока за {n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}. {list}.',
  'catan.final.wins':
    '{you, select, yes {Вы побеждаете} other {{name} побеждает}}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'catan.final.shared':
    'Победу делят {names}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'catan.final.standstill': 'Никто больше ничего не может построить.',
  'catan.final.margin':
    'На {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше, чем у {who, select, you {вас} one {игрока {names}} other {игроков {names}}}.',
  'catan.final.watch': 'Просмотреть',
  'catan.final.save': 'Сохранить запись',
  'catan.final.again': 'Сыграть ещё',

  'catan.log.empty': 'Остров выложен. Остальное за вами.',
  'catan.log.placed':
    '{who, select, one {селится} other {селитесь}}{cards, select, none {} other {: {cards}}}',
  'catan.log.rolled': '{who, select, one {выбрасывает} other {выбрасываете}} {sum}: {list}',
  'catan.log.rolledNothing': '{who, select, one {выбрасывает} other {выбрасываете}} {sum}: ничего',
  'catan.log.gain': '{name}: {cards}',
  'catan.log.short': 'в банке не хватает {list}',
  'catan.log.seven': '{who, select, one {выбрасывает} other {выбрасываете}} 7',
  'catan.log.sevenDue': '{who, select, one {выбрасывает} other {выбрасываете}} 7; {list}',
  'catan.log.gives': '{name} {who, select, one {сбрасывает} other {сбрасываете}} {n}',
  'catan.log.had': '{name}: {n}',
  'catan.log.discarded':
    '{who, select, one {сбрасывает} other {сбрасываете}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}: {cards}',
  'catan.log.robber':
    '{who, select, one {переставляет} other {переставляете}} разбойников {to}{robs, select, none {} nobody {; никто не ограблен} other {; {who, select, one {забирает} other {забираете}} {seen, select, yes {{cards}} other {одну карту}}, {robs, select, you {вы теряете} other {{name} теряет}}}}',
  'catan.log.built':
    '{who, select, one {строит} other {строите}} {piece, select, road {дорогу} settlement {поселение} other {город}}{free, select, yes { бесплатно} other {}}',
  'catan.log.bought': '{who, select, one {покупает} other {покупаете}} карту',
  'catan.log.boughtThis': '{who, select, one {покупает} other {покупаете}} карту: {card}',
  'catan.log.played':
    '{who, select, one {играет} other {играете}} {card, select, knight {рыцаря} point {победное очко} roads {строительство дорог} plenty {год изобилия} other {монополию}}',
  'catan.log.plenty': '{who, select, one {играет} other {играете}} год изобилия: {cards}',
  'catan.log.monopoly': '{who, select, one {играет} other {играете}} монополию: {cards} ({list})',
  'catan.log.monopolyNone':
    '{who, select, one {играет} other {играете}} монополию: ни у кого нет {card, select, brick {кирпича} lumber {древесины} wool {шерсти} grain {зерна} other {руды}}',
  'catan.log.banked': '{who, select, one {меняет} other {меняете}} {give} на {get} в банке',
  'catan.log.offered':
    '{who, select, one {предлагает} other {предлагаете}} {counter, select, yes {иначе: } other {}}{give} за {get}',
  'catan.log.traded':
    '{who, select, one {меняет} other {меняете}} {give} на {get} {with, select, you {с вами} other {с игроком {name}}}',
  'catan.log.award':
    '{to, select, table {карта «{card, select, road {Самая длинная дорога} other {Самое большое войско}}» возвращается на стол} other {{who, select, one {берёт} other {берёте}} карту «{card, select, road {Самая длинная дорога} other {Самое большое войско}}»{card, select, road { ({n, plural, one {# дорога} few {# дороги} many {# дорог} other {# дороги}})} other {}}}}{from, select, none {} you {; раньше она была у вас} other {; раньше она была у игрока {name}}}',
  'catan.log.revealed':
    '{who, select, one {показывает} other {показываете}} {n, plural, one {# карту победного очка} few {# карты победных очков} many {# карт победных очков} other {# карты победных очков}}',
  'catan.log.ended':
    '{who, select, one {побеждает} other {побеждаете}}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'catan.replay.title':
    '{turn, plural, =0 {Вы смотрите на начало.} one {Вы смотрите на ход #.} few {Вы смотрите на ход #.} many {Вы смотрите на ход #.} other {Вы смотрите на ход #.}}',
  'catan.replay.back': 'На строку назад',
  'catan.replay.forward': 'На строку вперёд',

  'catan.slip.robber': 'Здесь стоят разбойники: гекс ничего не даёт.',
  'catan.slip.pips': 'Выпадает {n, plural, one {# раз} few {# раза} many {# раз} other {# раза}} из 36.',
  'catan.slip.victim':
    '{name}: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'catan.slip.building':
    '{who, select, you {{piece, select, city {Ваш город} other {Ваше поселение}}} other {{piece, select, city {Город} other {Поселение}}: {name}}}',
  'catan.slip.free': 'Свободный перекрёсток',
  'catan.slip.hexes': '{hexes}: {n, plural, one {# точка} few {# точки} many {# точек} other {# точки}}.',
  'catan.slip.road': '{who, select, you {Ваша дорога} other {Дорога: {name}}}',
  'catan.slip.row':
    'Самый длинный путь: {n, plural, one {# дорога} few {# дороги} many {# дорог} other {# дороги}}.',
  'catan.slip.freePath': 'Свободная тропа',

  'catan.answer.score':
    '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'catan.answer.noMoves': 'Ещё ничего не произошло.',
  'catan.answer.hand': 'На руке: {cards}.',
  'catan.answer.discard':
    'Выберите {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, чтобы сбросить.',
  'catan.answer.offer':
    'Вам предлагают обмен: примите, отклоните, предложите другое или отклоните всё до конца хода.',
  'catan.answer.start': 'Бросьте кубики{cards, select, yes { или сначала сыграйте карту} other {}}.',
  'catan.answer.places':
    '{n, plural, one {Есть # место} few {Есть # места} many {Есть # мест} other {Есть # места}}. N ведёт к следующему.',
  'catan.answer.main':
    'Можно построить: {roads, plural, =0 {дорогу — нигде} one {дорогу в # месте} few {дорогу в # местах} many {дорогу в # местах} other {дорогу в # места}}, {settlements, plural, =0 {поселение — нигде} one {поселение в # месте} few {поселение в # местах} many {поселение в # местах} other {поселение в # места}}, {cities, plural, =0 {город — нигде} one {город в # месте} few {город в # местах} many {город в # местах} other {город в # места}}; {buy, plural, =0 {карту купить нельзя} one {можно купить карту} few {можно купить карту} many {можно купить карту} other {можно купить карту}}.',
  'catan.answer.awaited':
    '{who, select, you {Ждём вас.} other {{n, plural, one {Ждём} few {Ждём} many {Ждём} other {Ждём}}: {names}.}}',
  'catan.answer.whatNone':
    'На острове ни на что не указано: наведите на место или перейдите к нему стрелками.',

  'catan.keys.arrows': 'по тропам или от гекса к гексу',
  'catan.keys.space': 'выбрать то, на что смотрите',
  'catan.keys.build': 'к меню строительства',
  'catan.keys.digits': 'выбрать фигурку, игрока или предложение по номеру',
  'catan.keys.trade': 'торговля',
  'catan.keys.enter': 'сделать то, что на красной кнопке; на острове, если ничего не задумано, — выбрать',
  'catan.keys.undo': 'взять назад',
  'catan.keys.production': 'кто что получает с каждого гекса',
  'catan.keys.step': 'журнал: на строку назад или вперёд',

  'catan.no.CAT-COMP-01': 'Это не те 19 гексов, что в коробке.',
  'catan.no.CAT-COMP-03': 'Это не те 18 номерных жетонов, что в коробке.',
  'catan.no.CAT-COMP-04': 'Это не те девять гаваней, что в коробке.',
  'catan.no.CAT-MAP-10': 'Остров уже выложен или его ещё нужно выложить.',
  'catan.no.CAT-MAP-12': 'Числа не идут за буквами по спирали.',
  'catan.no.CAT-MAP-15': 'Два красных числа лежат рядом.',
  'catan.no.CAT-MAP-16': 'У каждого гекса, кроме пустыни, есть число.',
  'catan.no.CAT-SETUP-03': 'Дорога начинается у только что поставленного поселения.',
  'catan.no.CAT-SETUP-04': 'Вторая дорога начинается у второго поселения.',
  'catan.no.CAT-TURN-01': 'Сейчас не ваш ход.',
  'catan.no.CAT-TURN-02': '{rolled, select, yes {Кубики уже брошены.} other {Сначала бросают кубики.}}',
  'catan.no.CAT-TURN-03': 'Сначала переставляют разбойников.',
  'catan.no.CAT-TURN-04': 'В этот ход уже что-то построено: торговля окончена.',
  'catan.no.CAT-TURN-07': 'Сначала нужно завершить начатое.',
  'catan.no.CAT-BUILD-01': 'Нужно ещё: {cards}.',
  'catan.no.CAT-BUILD-02': 'Это делают после броска.',
  'catan.no.CAT-ROAD-01': 'Там уже лежит дорога.',
  'catan.no.CAT-ROAD-03': 'Этой тропы не касается ни одна ваша дорога или постройка.',
  'catan.no.CAT-ROAD-04': 'Между ними стоит чужая постройка.',
  'catan.no.CAT-ROAD-07': 'Все 15 ваших дорог уже на острове.',
  'catan.no.CAT-SETL-02': 'Там стоит постройка.',
  'catan.no.CAT-SETL-03': 'Туда не ведёт ни одна ваша дорога.',
  'catan.no.CAT-SETL-04': 'На соседнем перекрёстке стоит постройка.',
  'catan.no.CAT-SETL-06': 'Все пять ваших поселений на острове: город вернёт одно.',
  'catan.no.CAT-CITY-01': 'Город встаёт на место вашего поселения.',
  'catan.no.CAT-CITY-03': 'Все четыре ваших города на острове.',
  'catan.no.CAT-DEV-01': 'У вас нет такой карты.',
  'catan.no.CAT-DEV-02': 'Карт развития не осталось.',
  'catan.no.CAT-DEV-03': 'В этот ход карта развития уже сыграна.',
  'catan.no.CAT-DEV-04': 'Она куплена в этот ход: сыграть её можно со следующего.',
  'catan.no.CAT-DEV-05': 'Карты победных очков показывают только ради победы, и это происходит само.',
  'catan.no.CAT-PROG-03': 'Не осталось дорог или троп для них.',
  'catan.no.CAT-PROG-04': 'Берут две карты.',
  'catan.no.CAT-PROG-05': 'В банке нет этих карт.',
  'catan.no.CAT-PROG-06': 'Банк пуст.',
  'catan.no.CAT-SEVEN-02': 'Вам нечего сбрасывать.',
  'catan.no.CAT-SEVEN-03': 'Сначала все сбрасывают, сколько положено.',
  'catan.no.CAT-SEVEN-04': 'У вас нет такой карты.',
  'catan.no.CAT-ROBBER-02': 'Разбойников переставляют только после 7 или рыцарем.',
  'catan.no.CAT-ROBBER-03': 'Разбойники стоят здесь: их нужно переставить.',
  'catan.no.CAT-ROBBER-07': 'Переставив разбойников, грабят только того, чья постройка рядом с ними.',
  'catan.no.CAT-ROBBER-09': 'Себя не грабят.',
  'catan.no.CAT-TRADE-02': 'С другими торгует только тот, чей сейчас ход.',
  'catan.no.CAT-TRADE-04':
    '{gone, select, withdrawn {Предложение отозвано.} none {Предложений нет.} other {Сейчас на это так не ответить.}}',
  'catan.no.CAT-TRADE-05': 'Каждая сторона даёт хотя бы одну карту.',
  'catan.no.CAT-TRADE-06': 'Один и тот же ресурс не идёт в обе стороны.',
  'catan.no.CAT-TRADE-08': 'Этих карт нет.',
  'catan.no.CAT-TRADE-09': 'Сейчас не торгуют: обмен бывает после броска и всего, что он принёс.',
  'catan.no.CAT-TRADE-10': 'Предложения действуют до конца хода, а до броска не торгуют.',
  'catan.no.CAT-MARI-01': 'Банк просит одинаковых карт: {rate}.',
  'catan.no.CAT-MARI-05': 'Получают карту другого ресурса.',
  'catan.no.CAT-MARI-06': 'В банке этого нет.',
  'catan.no.CAT-MARI-07': 'С банком торгуют в свой ход, после броска.',
  'catan.no.CAT-VP-02': 'Игра окончена.',
  'catan.no.CAT-VAR-03': 'Игроков, у которых не больше двух очков, здесь не трогают.',
  'catan.no.CAT-VAR-07': 'За этим столом разбойники не возвращаются в пустыню.',
  'catan.no.CAT-VAR-10': 'За этим столом игроки не торгуют между собой.',
  'catan.no.CAT-VAR-15': 'Третья дорога начинается у третьего поселения.',
};
