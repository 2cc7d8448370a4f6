import type { First } from './messages.ts';

/** Українська: те, що каже перший стіл Каркасона. */
export const messages: First = {
  'carcassonne.name': 'Каркасон',
  'carcassonne.tagline': '«Каркасона»',
  'carcassonne.play': 'Грати в «Каркасон»',
  'carcassonne.resumeWith': '«Каркасон» за столом із гравцями: {names}',
  'carcassonne.progress': 'плитка {n} з {total}',

  'start.sentence': 'Я граю проти {bots} ({how}); {edition}, {sets}.',
  'start.sentencePeople': 'Грають {people}; {edition}, {sets}.',
  'start.edition.c1': 'перший друк, 2003',
  'start.edition.classic': 'пізніший друк першого видання',
  'start.edition.c2': 'друге видання, 2015',
  'start.edition.c3': 'третє видання, з курми',
  'start.editionLabel': 'Видання',
  'start.set.traders': '«Торговці та будівельники»',
  'start.noSets': 'лише базова гра',
  'start.setsLabel': 'Доповнення',
  'start.editionHelp': 'Яке видання в моїй коробці?',
  'start.set.river': '«Річка»',
  'start.set.inns': '«Таверни та собори»',
  'start.set.abbot': 'абат',
  'start.changed': '{edition}, змінено',
  'start.boxes': 'Або так',
  'start.box.first': 'коробка 2003 року',
  'start.box.third': 'коробка з курми',
  'start.box.everything': 'усе разом',

  'turn.tile': 'Плитка {tile} з {total}.',
  'turn.lead.place': 'Покладіть плитку, потім оберіть фігурку.',
  'turn.lead.figure': 'Оберіть фігурку або жодної.',
  'turn.second': 'Друга плитка подвійного ходу.',
  'turn.past': 'Ви дивитеся на плитку {tile}.',
  'turn.discarded':
    '{n, plural, one {# плитка нікуди не пасувала й вийшла з гри.} few {# плитки нікуди не пасували й вийшли з гри.} many {# плиток нікуди не пасували й вийшли з гри.} other {# плитки нікуди не пасували й вийшли з гри.}}',
  'turn.extra': 'Додатковий хід завдяки будівельникові.',
  'turn.river': 'Спершу кладуть річку.',
  'turn.lead.farmer': 'Свиня повернулася: селянин лишається або йде за нею.',

  'tool.fields': 'Поля',

  'seat.onBoard': 'на столі',
  'seat.meeples':
    '{n, plural, one {лишився # підданець} few {лишилося # підданці} many {лишилося # підданців} other {лишилося # підданця}}',
  'seat.goodCount':
    '{n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} {good, select, wine {{third, select, chicken {курей} other {вина}}} grain {пшениці} other {тканини}}',
  'seat.goodMost':
    '{n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} {good, select, wine {{third, select, chicken {курей} other {вина}}} grain {пшениці} other {тканини}}, найбільше',
  'seat.figure':
    '{figure, select, big {великий підданець} abbot {абат} builder {будівельник} other {свиня}} {where, select, supply {у запасі} board {на столі} other {біля стосів}}',
  'seat.byStacks': 'біля стосів',

  'good.wine':
    '{third, select, chicken {{n, plural, one {кури} few {кури} many {курей} other {кури}}} other {вино}}',
  'good.grain': 'пшениця',
  'good.cloth': 'тканина',

  'stack.title': 'У стосі',
  'stack.left':
    '{n, plural, one {лишилася # плитка} few {лишилося # плитки} many {лишилося # плиток} other {лишилося # плитки}}',
  'stack.fits': 'Підходять до клітинки: {n}',
  'stack.all': 'Усі плитки, що лишилися',
  'stack.tile': '{tile}, лишилося {n}',
  'stack.count': '{n}×',
  'stack.empty': 'Плиток не лишилося.',
  'stack.noneFits': 'Жодна плитка зі стосу туди не пасує.',

  'log.empty': 'Перша плитка лежить. Решта за вами.',
  'log.laid':
    '{who, select, you {кладете} many {кладуть} other {кладе}} {tile, select, spring {джерело} lake {озеро} river {річку} cathedral {собор} monastery {монастир} whole {суцільне місто} three {місто на три боки} through {місто впоперек} corner {кут міста} caps {два краї міста} cap {край міста} crossroads {перехрестя} straight {пряму дорогу} bend {поворот} other {плитку}}{figure, select, yes { · {role}} other {}}{companion, select, builder { з будівельником} pig { зі свинею} other {}}',
  'log.scored':
    '{what, select, road {{who, select, you {завершуєте} many {завершують} other {завершує}} дорогу з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} city {{who, select, you {завершуєте} many {завершують} other {завершує}} місто з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} monastery {{who, select, you {завершуєте} many {завершують} other {завершує}} монастир} garden {{who, select, you {завершуєте} many {завершують} other {завершує}} сад} field {поля} other {товари}}',
  'log.final':
    '{what, select, road {за відкриту дорогу з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} city {за відкрите місто з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} monastery {за монастир} garden {за сад} field {за поле, біля якого {tiles, plural, one {# місто} few {# міста} many {# міст} other {# міста}}} other {за найбільше товарів}}',
  'log.goods': '{who, select, you {берете} many {беруть} other {бере}} {goods}',
  'log.completed':
    'завершено місто з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}, у ньому нікого',
  'log.double': '{extra, select, no {будівельник дає другу плитку} other {будівельник дає додатковий хід}}',
  'log.discarded': 'Плитка нікуди не пасує й виходить із гри.',
  'log.ended':
    'Гру закінчено. {n, plural, one {{who, select, you {Перемагаєте} other {Перемагає}}} few {Перемогу ділять} many {Перемогу ділять} other {Перемогу ділять}} {winners}.',
  'log.cityByCity': 'за селян довкола міста',
  'log.pig':
    'свиня на полі, біля якого {cities, plural, =0 {немає завершених міст} one {# завершене місто} few {# завершені міста} many {# завершених міст} other {# завершеного міста}}, дає очки й повертається',
  'log.abbot':
    '{who, select, you {забираєте} many {забирають} other {забирає}} абата {what, select, garden {із саду} other {з монастиря}}',
  'log.declined':
    '{who, select, you {відмовляєтеся} many {відмовляються} other {відмовляється}} від другої плитки',
  'log.leaves': 'будівельник стає біля стосів',
  'log.farmer': '{who, select, you {забираєте й} many {забирають і} other {забирає й}} селянина',

  'replay.title': 'Ви дивитеся на плитку {tile} з {total}.',
  'replay.back': 'На плитку назад',
  'replay.forward': 'На плитку вперед',

  'role.highwayman': '{edition, select, c1 {Злодій} classic {Розбійник} other {Мандрівник}}',
  'role.knight': 'Лицар',
  'role.monk': 'Монах',
  'role.farmer': '{edition, select, other {Селянин}}',
  'role.builder': 'Будівельник',
  'role.pig': 'Свиня',
  'role.none': 'Жодної',
  'role.placed': '{role}, {place}',
  'role.abbot': 'Абат',
  'role.of': '{big, select, yes {Великий: {role}} other {{role}}}',
  'role.home': 'Забрати абата: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',

  'place.n': 'північ',
  'place.ne': 'північний схід',
  'place.e': 'схід',
  'place.se': 'південний схід',
  'place.s': 'південь',
  'place.sw': 'південний захід',
  'place.w': 'захід',
  'place.nw': 'північний захід',
  'place.ns': 'північ–південь',
  'place.ew': 'захід–схід',
  'place.middle': 'посередині',
  'place.apart':
    '{place}, {apart, select, corner {у куті} inner {ближче до середини} n {північний бік} e {східний бік} s {південний бік} other {західний бік}}',
  'place.cell':
    '{x, select, 0 {} other {{x} {side, select, east {на схід} other {на захід}}}}{both, select, yes {, } other {}}{y, select, 0 {} other {{y} {rank, select, north {на північ} other {на південь}}}}{start, select, yes {початкова плитка} other {}}',

  'sum.tiles': '{count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'sum.shields': '{count, plural, one {# герб} few {# герби} many {# гербів} other {# герба}}',
  'sum.monastery':
    '{count, plural, one {# за саму плитку} few {# за самі плитки} many {# за самі плитки} other {# за самі плитки}}',
  'sum.neighbours':
    '{count, plural, one {# плитка довкола} few {# плитки довкола} many {# плиток довкола} other {# плитки довкола}}',
  'sum.cities':
    '{count, plural, one {# завершене місто} few {# завершені міста} many {# завершених міст} other {# завершеного міста}}',
  'sum.wine':
    '{third, select, chicken {{count, plural, one {# жетон курей} few {# жетони курей} many {# жетонів курей} other {# жетона курей}}} other {{count, plural, one {# жетон вина} few {# жетони вина} many {# жетонів вина} other {# жетона вина}}}}',
  'sum.grain':
    '{count, plural, one {# жетон пшениці} few {# жетони пшениці} many {# жетонів пшениці} other {# жетона пшениці}}',
  'sum.cloth':
    '{count, plural, one {# жетон тканини} few {# жетони тканини} many {# жетонів тканини} other {# жетона тканини}}',
  'sum.most': '{things}, найбільше: {points}',
  'sum.rich': '{sum}, {kind, select, road {через таверну} other {через собор}}',

  'purist.none':
    'Суворий стіл не показує ні місць, ні полів, ні того, що в стосі. Скільки плиток лишилося, видно й далі.',
  'prompt.tile': 'Ваша плитка: {tile}.',
  'prompt.choosePlace': 'Оберіть місце.',
  'prompt.places':
    'Для неї є {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}; так, як вона повернута, {now, select, 0 {жодного} other {{now}}}.',
  'prompt.onlyPlaces': 'Для неї є {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}.',
  'prompt.closes':
    '{kind, select, road {Завершує {whose, select, mine {вашу дорогу} shared {спільну дорогу} other {чужу дорогу ({name})}}} city {Завершує {whose, select, mine {ваше місто} shared {спільне місто} other {чуже місто ({name})}}} garden {Завершує {whose, select, mine {ваш сад} shared {спільний сад} other {чужий сад ({name})}}} other {Завершує {whose, select, mine {ваш монастир} shared {спільний монастир} other {чужий монастир ({name})}}}}',
  'prompt.closesNobody':
    'Завершує {kind, select, road {дорогу} city {місто} garden {сад} other {монастир}}, де нікого немає',
  'prompt.closesMany':
    'Завершує {n, plural, one {# об’єкт} few {# об’єкти} many {# об’єктів} other {# об’єкта}}',
  'prompt.gets': '{name}: {n}',
  'prompt.you': 'ви',
  'prompt.nothing': 'Нічого не завершує.',
  'prompt.chooseFigure': 'Оберіть фігурку або покладіть плитку без неї.',
  'prompt.noFigure': 'На цю плитку не можна поставити фігурку.',
  'prompt.stands':
    '{role}: {kind, select, road {дорога з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} city {місто з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} monastery {монастир із {tiles, plural, one {# плиткою} few {# плитками} many {# плитками} other {# плитки}}} garden {сад із {tiles, plural, one {# плиткою} few {# плитками} many {# плитками} other {# плитки}}} other {поле, біля якого {tiles, plural, =0 {немає завершених міст} one {# завершене місто} few {# завершені міста} many {# завершених міст} other {# завершеного міста}}}}',
  'prompt.worth':
    'Як лежить, дає {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; {complete}, якби було завершено{open, plural, =0 {} one {, # відкритий кінець} few {, # відкриті кінці} many {, # відкритих кінців} other {, # відкритого кінця}}.',
  'prompt.worthField':
    'Наприкінці варте {n, plural, one {# очка} few {# очок} many {# очок} other {# очка}}, якщо так лишиться.',
  'prompt.worthMonastery':
    'Як лежить, дає {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; {open, plural, one {# порожня клітинка} few {# порожні клітинки} many {# порожніх клітинок} other {# порожньої клітинки}} довкола.',
  'prompt.takesGoods': 'Ви берете {goods}.',
  'prompt.double': 'Будівельник дає вам другу плитку.',
  'prompt.lastTile': 'Це остання плитка: далі підсумок.',
  'prompt.misfit': 'Сюди ще не пасує.',
  'prompt.misfitNever': 'Сюди не пасує.',
  'prompt.botHint': 'Тим часом роздивляйтеся: хоч би що ви натиснули, грі це не завадить.',
  'prompt.part': 'Частина {part} з 2.',
  'prompt.laying': 'Кладемо плитку…',
  'prompt.river': 'Спершу кладуть річку.',
  'prompt.extraTurn': 'Ваш будівельник стає біля стосів і дає додатковий хід.',
  'prompt.with': '{figure, select, builder {Разом приходить будівельник.} other {Разом приходить свиня.}}',
  'prompt.abbotHome': 'Забирає абата',
  'prompt.abbotToo':
    'Абат повертається: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'prompt.pigs':
    '{n, plural, one {Свиня дає очки й повертається} few {Свині дають очки й повертаються} many {Свині дають очки й повертаються} other {Свині дають очки й повертаються}} ({list}).',
  'prompt.farmersAsked':
    '{n, plural, one {Далі власник вирішує про селянина.} few {Далі власники вирішують про селян.} many {Далі власники вирішують про селян.} other {Далі власники вирішують про селян.}}',

  'act.lay': 'Покласти',
  'act.placeFigure': 'Поставити',
  'act.noFigure': 'Без фігурки',
  'act.choosePlace': 'Оберіть місце',
  'act.undoHint': 'Тримайте, щоб скасувати все',
  'act.turnLeft': 'Повернути ліворуч',
  'act.turnRight': 'Повернути праворуч',
  'act.turnIt': 'Повернути',
  'act.showPlaces': 'Показати місця',
  'act.figures': 'Фігурка',
  'act.whyNot': 'Чому не …?',
  'act.more': 'Рахунок, стос, літопис',
  'act.hand': 'Плитка в руці: {tile}',
  'act.farmer': 'Селянин поряд зі свинею',
  'act.with': '{figure, select, builder {з будівельником} other {зі свинею}}',
  'act.takeHome': 'Забрати абата',

  'figure.name':
    '{figure, select, meeple {Підданець} big {Великий підданець} abbot {Абат} builder {Будівельник} other {Свиня}}',

  'farmer.you': 'Запитання до вас, {name}.',
  'farmer.youNameless': 'Запитання до вас.',
  'farmer.theirs': '{name} вирішує про селянина.',
  'farmer.ask':
    'Ваша свиня дала {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} й повернулася. Чи повертається й селянин?',
  'farmer.thenStays':
    'Селянин лишається на полі до кінця гри: поле варте для вас {n, plural, one {# очка} few {# очок} many {# очок} other {# очка}}, якщо так лишиться.',
  'farmer.thenHome':
    'Він покидає поле; у запасі {n, plural, one {буде # підданець} few {буде # підданці} many {буде # підданців} other {буде # підданця}}.',
  'farmer.stays': 'Селянин лишається',
  'farmer.returns': 'Селянин повертається',
  'farmer.leave': 'Лишити селянина',
  'farmer.take': 'Забрати селянина',

  'secondTile.ask': 'Ваш будівельник пропонує другу плитку.',
  'secondTile.thenTaken': 'Ви тягнете її одразу, кладете й можете поставити на неї фігурку.',
  'secondTile.thenDeclined': 'Ваш хід закінчується, плитку тягне наступний гравець.',
  'secondTile.take': 'Узяти другу плитку',
  'secondTile.decline': 'Обійтися без неї',

  'explanation.title': 'Чому не можна?',
  'explanation.line': '{what}: {because}',
  'explanation.empty': 'Кожній вашій фігурці є місце на цій плитці.',

  'refusal.edge':
    '{mine, select, road {Дорога} city {Місто} river {Річка} other {Поле}} {mine, select, road {вперлася} city {вперлося} river {вперлася} other {вперлося}} б {theirs, select, road {у дорогу} city {у місто} river {у річку} other {у поле}}, {side, select, N {з півночі} E {зі сходу} S {з півдня} other {із заходу}}.',
  'refusal.short':
    '{mine, select, road {Дорога} city {Місто} river {Річка} other {Поле}} проти {theirs, select, road {дороги} city {міста} river {річки} other {поля}}',
  'refusal.repair':
    '{turns, select, right {Якщо повернути раз праворуч, підійде.} left {Якщо повернути раз ліворуч, підійде.} other {Якщо розвернути, підійде.}}',
  'refusal.noRepair': 'Хоч як повертай, плитка сюди не пасує.',
  'refusal.elsewhere':
    'Для неї є ще {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}.',
  'refusal.noNeighbour': 'Плитка мусить лежати на порожній клітинці й торкатися іншої стороною.',
  'refusal.occupied':
    '{kind, select, road {на цій дорозі} city {у цьому місті} monastery {у цьому монастирі} garden {у цьому саду} other {на цьому полі}} вже стоїть {who, select, you {ваш підданець} other {підданець: {name}}}',
  'refusal.builderOut': 'будівельник уже на столі',
  'refusal.builderByStacks': 'будівельник стоїть біля стосів',
  'refusal.pigOut': 'свиня вже на столі',
  'refusal.builderAlone': '{kind, select, road {на цій дорозі} other {у цьому місті}} немає вашого підданця',
  'refusal.builderComplete':
    '{kind, select, road {ця дорога завершена} other {це місто завершене}}: будівельник одразу повернувся б',
  'refusal.pigAlone': 'на цьому полі немає вашого селянина',
  'refusal.riverElsewhere': 'Поки кладуть річку, плитка має продовжити її з відкритого кінця.',
  'refusal.riverTurns': 'Річка повернула б двічі поспіль в один бік.',
  'refusal.noFarmers': 'за цим столом грають без селян',
  'refusal.garden': 'у саду може стояти лише абат',
  'refusal.builderPaired': 'він приходить разом із підданцем, ніколи сам',
  'refusal.pigPaired': 'вона приходить разом із селянином, ніколи сама',
  'refusal.noneLeft':
    '{figure, select, big {великий підданець уже на столі} abbot {абат уже на столі} other {у запасі не лишилося підданців}}',

  'feature.title':
    '{kind, select, road {Дорога з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} city {Місто з {tiles, plural, one {# плитки} few {# плиток} many {# плиток} other {# плитки}}} monastery {Монастир, {tiles} з 9 плиток} garden {Сад, {tiles} з 9 плиток} other {Поле на {tiles, plural, one {# плитці} few {# плитках} many {# плитках} other {# плитки}}}}',
  'feature.open':
    '{kind, select, monastery {{open, plural, =0 {Завершено.} one {Довкола # порожня клітинка.} few {Довкола # порожні клітинки.} many {Довкола # порожніх клітинок.} other {Довкола # порожньої клітинки.}}} field {{cities, plural, =0 {Завершених міст поряд немає.} one {Поряд # завершене місто.} few {Поряд # завершені міста.} many {Поряд # завершених міст.} other {Поряд # завершеного міста.}}} other {{open, plural, =0 {Завершено.} one {# відкритий кінець.} few {# відкриті кінці.} many {# відкритих кінців.} other {# відкритого кінця.}}}}',
  'feature.shields': '{n, plural, one {# герб} few {# герби} many {# гербів} other {# герба}}',
  'feature.inside': 'Усередині: {goods}',
  'feature.nobody': 'Тут нікого немає.',
  'feature.meeples':
    '{name}: {n, plural, one {# підданець} few {# підданці} many {# підданців} other {# підданця}}',
  'feature.helper': '{name}: {what, select, builder {будівельник} other {свиня}}',
  'feature.worth':
    '{kind, select, field {Наприкінці варте {n}, якщо так лишиться.} monastery {Як лежить, дає {n}{closed, select, yes {} other {; {complete}, коли завершать}}.} garden {Як лежить, дає {n}{closed, select, yes {} other {; {complete}, коли завершать}}.} other {Як лежить, дає {n}{closed, select, yes {} other {; {complete}, якби завершити зараз}}.}}',
  'feature.rich':
    '{kind, select, road {Таверна: 2 очки за плитку} other {Собор: 3 очки за плитку й за герб}}{closed, select, yes {.} other {{unfinished, select, zero {; якщо не завершити, нічого.} other {; якщо не завершити, 1.}}}}',
  'feature.strength': '{name}: сила {n}',

  'answer.noMoves': 'Ще ніхто не клав плиток.',
  'answer.waitThem': 'Чекаємо: {name}.',
  'answer.options':
    'Ваша плитка: {tile}. Для неї є {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}. N веде до наступного місця.',
  'answer.optionsFigure': 'Можна поставити: {list}.',
  'answer.whatNone':
    '{mine, select, yes {Ваша плитка: {tile}. } other {}}На столі ні на що не вказано: наведіть на плитку або перейдіть до неї стрілками.',
  'answer.farmer': 'Ваша свиня повернулася. 1: селянин лишається, 2: повертається; далі Enter.',
  'answer.second': 'Ваш будівельник пропонує другу плитку. 1: узяти її, 2: обійтися без неї; далі Enter.',

  'liveRegion.turn':
    'Плитка: {tile}. {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}.',
  'liveRegion.scored': '{name}: {what}, +{points}.',
  'liveRegion.goods': '{name}: {what}.',

  'board.label':
    'Стіл, {tiles, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}. {turn}',
  'board.text': 'Стіл текстом',
  'board.empty': 'порожньо',
  'board.fits':
    'порожньо. Ваша плитка пасує{turns, select, none {} right {, якщо повернути раз праворуч} left {, якщо повернути раз ліворуч} other {, якщо розвернути}}.',
  'board.misfit': 'порожньо. Ваша плитка не пасує: {because} {rule}',
  'board.laidBy': '{who, select, you {Поклали ви} other {Поклав гравець {name}}}.',
  'board.ghost': 'Тут поки що лежить ваша плитка.',
  'board.edges': 'Північ: {n}, схід: {e}, південь: {s}, захід: {w}.',
  'board.edge': '{edge, select, city {місто} road {дорога} river {річка} other {поле}}',
  'board.figure': '{name}: {role}.',
  'board.nothing': 'ніщо не торкається цієї клітинки',

  'tile.monastery': 'монастир',
  'tile.whole': 'суцільне місто',
  'tile.three': 'місто на три боки',
  'tile.through': 'місто впоперек',
  'tile.corner': 'кут міста',
  'tile.caps':
    '{n, plural, =1 {край міста} one {# край міста} few {# краї міста} many {# країв міста} other {# краю міста}}',
  'tile.crossroads': 'перехрестя',
  'tile.straight': 'пряма дорога',
  'tile.bend': 'поворот',
  'tile.gate':
    '{n, plural, =1 {дорога до брами} one {# дорога до брами} few {# дороги до брами} many {# доріг до брами} other {# дороги до брами}}',
  'tile.lane': 'дорога, що тут закінчується',
  'tile.shield': 'герб',
  'tile.river': 'річка',
  'tile.spring': 'джерело річки',
  'tile.lake': 'озеро',
  'tile.garden': 'сад',
  'tile.cathedral': 'собор',
  'tile.inn': 'таверна',

  'final.title': 'Підсумок · крок {step} з {total}',
};
