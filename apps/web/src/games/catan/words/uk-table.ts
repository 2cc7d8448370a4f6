import type { Table } from './messages.ts';

/** Українська: все, що сказано за столом Катану. */
export const messages: Table = {
  'catan.handOver.title': 'Передайте стіл: черга — {name}.',
  'catan.handOver.text': 'Картки закрито.',
  'catan.handOver.away': 'Картки закрито. {name}, не дивіться, будь ласка.',
  'catan.handOver.show': 'Я — {name}: показати картки',
  'catan.handOver.again': 'Ще раз, щоб показати картки',
  'catan.handOver.how': 'Натисніть і потримайте або двічі натисніть {key}.',
  'catan.handOver.since': 'Після вашого останнього ходу, {name}',

  'catan.you': 'ви',
  'catan.card.name':
    '{as, select, lack {{card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}} other {{card, select, brick {цегла} lumber {деревина} wool {вовна} grain {зерно} other {руда}}}}',
  'catan.card.count':
    '{as, select, lack {{n} {card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}} other {{n, plural, one {# {as, select, object {{card, select, brick {цеглу} lumber {деревину} wool {вовну} grain {зерно} other {руду}}} other {{card, select, brick {цегла} lumber {деревина} wool {вовна} grain {зерно} other {руда}}}}} few {# {card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}} many {# {card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}} other {# {card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}}}}}',
  'catan.dev.name':
    '{card, select, knight {Лицар} point {Переможне очко} roads {Будівництво доріг} plenty {Рік достатку} other {Монополія}}',
  'catan.dev.label': 'Ваші картки розвитку',
  'catan.dev.state':
    '{state, select, ready {можна зіграти} fresh {з наступного ходу} played {цього ходу вже зіграно одну} point {рахується лише вам} later {після цього} other {у ваш хід}}',
  'catan.dev.held':
    '{name}, {n, plural, one {# картка} few {# картки} many {# карток} other {# картки}}: {note}',
  'catan.hex':
    '{as, select, to {{terrain, select, hills {на пагорби {token}} forest {у ліс {token}} pasture {на пасовище {token}} fields {на поле {token}} mountains {у гори {token}} other {у пустелю}}} between {{terrain, select, hills {пагорбами {token}} forest {лісом {token}} pasture {пасовищем {token}} fields {полем {token}} mountains {горами {token}} other {пустелею}}} by {{terrain, select, hills {пагорбів {token}} forest {лісу {token}} pasture {пасовища {token}} fields {поля {token}} mountains {гір {token}} other {пустелі}}} from {{terrain, select, hills {пагорбів {token}} forest {лісу {token}} pasture {пасовища {token}} fields {поля {token}} mountains {гір {token}} other {пустелі}}} other {{terrain, select, hills {пагорби {token}} forest {ліс {token}} pasture {пасовище {token}} fields {поле {token}} mountains {гори {token}} other {пустеля}}}}',
  'catan.harbor':
    '{harbor, select, any {гавань три до одного} brick {гавань цегли два до одного} lumber {гавань деревини два до одного} wool {гавань вовни два до одного} grain {гавань зерна два до одного} other {гавань руди два до одного}}',
  'catan.intersection':
    '{hexes}: {pips, plural, one {# крапка} few {# крапки} many {# крапок} other {# крапки}}{harbor, select, none {} other {; {harbor}}}',
  'catan.path.between': 'між {a} і {b}',
  'catan.path.coast': 'берегом біля {a}',
  'catan.mark.robber': 'Розбійник: {to}',
  'catan.mark.road': 'Дорога {where}',
  'catan.mark.building': '{kind, select, city {Місто} other {Поселення}}, {where}',
  'catan.award.road': 'Найдовша дорога',
  'catan.award.army': 'Найбільше військо',

  'catan.board.label':
    'Острів Катан. {turn, plural, =0 {Перші поселення: {who, select, you {ваша черга} other {черга — {seat}}}.} one {Хід #: {who, select, you {ваш} other {{seat}}}.} few {Хід #: {who, select, you {ваш} other {{seat}}}.} many {Хід #: {who, select, you {ваш} other {{seat}}}.} other {Хід #: {who, select, you {ваш} other {{seat}}}.}}',
  'catan.board.text': 'Острів як текст',
  'catan.board.places': 'Місця на острові',
  'catan.board.hexes': 'Острів по рядах',
  'catan.board.mine': '{kind, select, settlement {Ваші поселення} city {Ваші міста} other {Ваші дороги}}',
  'catan.board.legal':
    '{kind, select, settlement {Де можна поставити поселення} city {Де можна поставити місто} road {Де можна прокласти дорогу} other {Куди може піти розбійник}}',
  'catan.board.hex':
    'Ряд {row}, гекс {n}: {hex}{pips, plural, =0 {} one {, # крапка} few {, # крапки} many {, # крапок} other {, # крапки}}.',
  'catan.board.corner':
    '{name}: {piece, select, city {місто} other {поселення}} {side, select, N {на півночі} NE {на північному сході} SE {на південному сході} S {на півдні} SW {на південному заході} other {на північному заході}}.',
  'catan.board.coast':
    'На узбережжі {side, select, NE {на північному сході} E {на сході} SE {на південному сході} SW {на південному заході} W {на заході} other {на північному заході}}: {harbor}.',
  'catan.board.robber': 'Тут стоїть розбійник.',
  'catan.board.walk': 'Уздовж шляхів',
  'catan.board.walkHint': 'Стрілки ведуть на шлях, а далі до наступного перехрестя. Home повертає до списку.',
  'catan.board.here':
    'Тут: {where}. {who, select, none {Нікого немає.} you {Ваше {piece, select, city {місто} other {поселення}}.} other {{name}: {piece, select, city {місто} other {поселення}}.}}',
  'catan.board.way':
    'Шлях на {side, select, N {північ} NE {північний схід} SE {південний схід} S {південь} SW {південний захід} other {північний захід}}: {who, select, none {вільний} you {ваша дорога} other {дорога, {name}}}.',
  'catan.board.may':
    '{kind, select, road {Можна прокласти дорогу.} city {Можна поставити місто.} other {Можна поставити поселення.}}',
  'catan.leaf.label': 'Очки, кубики, літопис',
  'catan.tool.trade': 'Торгівля',
  'catan.tool.production': 'Прибутки',

  'catan.head.setup': 'Перші поселення, коло {round}.',
  'catan.head.before': 'Кубики ще не кинуто.',
  'catan.head.turns': 'Зіграно {n, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}.',
  'catan.dice': 'Кубики: {a} і {b}, разом {sum}.',
  'catan.roll.gain': '{who, select, you {вам} other {{name}:}} {cards}',
  'catan.roll.brings': '{who, select, you {Ви кинули} other {{name} кидає}} {sum}: {list}.',
  'catan.roll.nothing': '{who, select, you {Ви кинули} other {{name} кидає}} {sum}: ніхто не бере карток.',
  'catan.roll.short': 'У банку бракує {list}.',

  'catan.say.chooseIntersection': 'Оберіть перехрестя для поселення.',
  'catan.say.lookFirst': 'Оберіть перехрестя — дізнаєтеся, що воно дає.',
  'catan.say.chooseRoad': 'Тепер дорога поруч.',
  'catan.say.roll': 'Киньте кубики.',
  'catan.say.orCard': 'Або спершу зіграйте картку.',
  'catan.say.main': 'Торгуйте, будуйте або завершуйте хід.',
  'catan.say.answersWanted': 'Ваша пропозиція на столі.',
  'catan.say.painting': 'Острів іще малюється.',
  'catan.say.wait': 'Роздивляйтеся: що б ви тут не натиснули, грі це не завадить.',
  'catan.say.answered':
    '{answer, select, accepted {Ви прийняли пропозицію.} declined {Ви відхилили пропозицію.} other {Ваші умови на столі.}}',
  'catan.say.discards':
    '{names} — {n, plural, one {обирає} few {обирають} many {обирають} other {обирають}} картки, щоб повернути.',
  'catan.say.choosePlace':
    'Оберіть місце для {piece, select, city {міста} settlement {поселення} other {дороги}}: {n, plural, one {є # місце} few {є # місця} many {є # місць} other {є # місця}}.',
  'catan.say.chooseHex': 'Оберіть гекс для розбійника.',
  'catan.say.lookHex': 'Оберіть гекс — побачите, кого це зачепить.',
  'catan.say.whom': 'Кого грабуєте?',
  'catan.say.settlement': 'Поселення: 1 очко.',
  'catan.say.harbor':
    '{harbor, select, any {Відкриває гавань три до одного.} brick {Відкриває гавань цегли, два до одного.} lumber {Відкриває гавань деревини, два до одного.} wool {Відкриває гавань вовни, два до одного.} grain {Відкриває гавань зерна, два до одного.} other {Відкриває гавань руди, два до одного.}}',
  'catan.say.takes': 'Ви берете {cards}.',
  'catan.say.city': 'Місто: на 1 очко більше.',
  'catan.say.doubles':
    'Дві картки замість однієї з {hexes}: ще {n, plural, one {# крапка} few {# крапки} many {# крапок} other {# крапки}}.',
  'catan.say.road': 'Дорога.',
  'catan.say.rowGrows': 'Ваш найдовший ряд росте з {from} до {to}.',
  'catan.say.rowStays': 'Ваш найдовший ряд лишається {n}.',
  'catan.say.opens':
    'Ще {n, plural, one {# місце} few {# місця} many {# місць} other {# місця}} для поселення.',
  'catan.say.freeRoads':
    '{n, plural, =0 {Дві дороги задарма.} one {Одна дорога задарма.} few {Дві дороги задарма.} many {Дві дороги задарма.} other {Дві дороги задарма.}}',
  'catan.say.firstRoad': 'Оберіть шлях для першої.',
  'catan.say.secondRoad': 'Оберіть шлях для другої або лишіть її.',
  'catan.say.knight': 'Лицар пересуває розбійника.',
  'catan.say.robs': 'Розбійник іде {to} і грабує гравця {name}.',
  'catan.say.robWhom': 'Розбійник іде {to}. Кого грабуєте?',
  'catan.say.robsNobody': 'Розбійник іде {to} і нікого не грабує.',
  'catan.say.rob': 'Грабує: {name}.',
  'catan.say.robCard': 'Одна картка з {n}, навмання.',
  'catan.say.blocks':
    'На {token}, {pips, plural, one {# кидок} few {# кидки} many {# кидків} other {# кидка}} з 36: {list}.',
  'catan.say.blocksSeat': '{who, select, you {ви втрачаєте} other {{name} втрачає}} {cards}',
  'catan.say.blocksYou': 'Це зачепить і вас.',
  'catan.say.blocksNobody': 'Там немає будівель: ніхто нічого не втрачає.',
  'catan.say.blocksNothing': 'Там нічого не росте: ніхто нічого не втрачає.',
  'catan.say.award':
    '{to, select, you {Дає вам картку «{card, select, road {Найдовша дорога} other {Найбільше військо}}», 2 очки} none {Картка «{card, select, road {Найдовша дорога} other {Найбільше військо}}» не дістається нікому} other {Картку «{card, select, road {Найдовша дорога} other {Найбільше військо}}» бере {name}}}{from, select, none {} you {; досі вона ваша} other {; досі її має {loser}}}.',
  'catan.say.wins': 'Це перемога: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'catan.say.buy': 'Картка розвитку наосліп.',
  'catan.say.costs': 'Коштує {cards}.',
  'catan.say.deckLeft':
    'У колоді {n, plural, one {лишилася # картка} few {лишилися # картки} many {лишилося # карток} other {лишилося # картки}}.',
  'catan.say.bought': 'Ви взяли картку: {card}.',
  'catan.say.boughtNext': 'Зіграти її можна з наступного ходу.',
  'catan.say.boughtPoint': 'Рахується відразу, але до перемоги — лише вам.',
  'catan.say.robbed': 'Ви забрали {cards}.',
  'catan.say.monopoly':
    'Забираєте в усіх {card, select, brick {усю цеглу} lumber {усю деревину} wool {усю вовну} grain {усе зерно} other {усю руду}}.',
  'catan.say.monopolyPick': 'Назвіть ресурс.',
  'catan.say.monopolyAll': 'Кожен віддає вам усе, що має з нього.',
  'catan.say.plenty': 'Берете з банку {cards}.',
  'catan.say.plentyMore': 'Назвіть ще {n, plural, one {#} few {#} many {#} other {#}}.',
  'catan.say.plentyPick':
    'Візьміть з банку {n, plural, one {# картку} few {# картки} many {# карток} other {# картки}}.',
  'catan.say.offer': '{name} дає вам {give} за {get}.',
  'catan.say.cannotAccept': 'У вас немає того, що просять.',
  'catan.say.silent': 'Ви сказали: не цього ходу.',
  'catan.say.runsOut':
    'Без відповіді пропозицію буде відхилено за {n, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}.',

  'catan.act.roll': 'Кинути',
  'catan.act.end': 'Завершити хід',
  'catan.act.buy': 'Купити картку',
  'catan.act.road': 'Збудувати',
  'catan.act.settlement': 'Збудувати',
  'catan.act.city': 'Збудувати',
  'catan.act.settle': 'Оселитися тут',
  'catan.act.roads': 'Прокласти {n, plural, one {# дорогу} few {# дороги} many {# доріг} other {# дороги}}',
  'catan.act.without': 'Лишити її',
  'catan.act.rob': 'Пограбувати: {name}',
  'catan.act.moveOnly': 'Пересунути розбійника',
  'catan.act.take': 'Узяти {n, plural, one {# картку} few {# картки} many {# карток} other {# картки}}',
  'catan.act.takeAll':
    'Забрати {card, select, brick {усю цеглу} lumber {усю деревину} wool {усю вовну} grain {усе зерно} other {усю руду}}',
  'catan.act.name':
    '{n, plural, =0 {Назвіть ресурс} one {Назвіть ще один} few {Назвіть ще один} many {Назвіть ще один} other {Назвіть ще один}}',
  'catan.act.chooseHex': 'Оберіть гекс',
  'catan.act.chooseVictim': 'Оберіть гравця',
  'catan.act.chooseIntersection': 'Оберіть місце',
  'catan.act.choosePath': 'Оберіть шлях',
  'catan.act.choosePlace': 'Оберіть місце',

  'catan.hand.label': 'Ваші картки',
  'catan.hand.give': '{name}: {n}. Віддати в обмін',
  'catan.hand.giveHint': 'Віддати в обмін',
  'catan.hand.covered':
    '{n, plural, =0 {Карток немає.} one {# картка, закрита.} few {# картки, закриті.} many {# карток, закриті.} other {# картки, закриті.}}',
  'catan.build.label': 'Будівництво',
  'catan.build.road': 'Дорога',
  'catan.build.settlement': 'Поселення',
  'catan.build.city': 'Місто',
  'catan.build.card': 'Картка',
  'catan.build.places': '{n, plural, one {# місце} few {# місця} many {# місць} other {# місця}}',
  'catan.build.deck': 'у колоді {n}',
  'catan.build.short': 'бракує {cards}',
  'catan.build.no-piece': 'фігур не лишилося',
  'catan.build.no-place': 'немає місця',
  'catan.build.deck-empty': 'колода порожня',
  'catan.build.later': 'картки є',
  'catan.build.why.short': '{name}: бракує {cards} (CAT-BUILD-01).',
  'catan.build.why.piece': '{name}: усі ваші фігури вже на острові (CAT-BUILD-03).',
  'catan.build.why.place': '{name}: зараз для вас немає вільного місця на острові.',
  'catan.build.why.deck': 'Карток розвитку не лишилося (CAT-DEV-02).',
  'catan.build.why.roll': 'Будують після кидка (CAT-BUILD-02).',
  'catan.build.why.turn': 'Будують у свій хід (CAT-BUILD-02).',

  'catan.pick.plenty': 'Картки з банку',
  'catan.pick.monopoly': 'Ресурс, який назвати',
  'catan.pick.card': '{name}: обрано {n}, у банку {left}',

  'catan.roll.seven': '{who, select, you {Ви кинули 7.} other {{name} кидає 7.}}',
  'catan.discard.text':
    'У вас {n, plural, one {# картка} few {# картки} many {# карток} other {# картки}}. Оберіть {due}, щоб повернути.',
  'catan.discard.give': 'Повернути {cards}, лишається {left}',
  'catan.discard.back': 'Узяти назад {cards}, обрано {out}',
  'catan.discard.chosen': 'Обрано {n} з {due}',
  'catan.discard.keeps':
    '{what, select, city {Місто може лишитися цілим.} settlement {Поселення може лишитися цілим.} development {Картка розвитку може лишитися цілою.} road {Дорога може лишитися цілою.} other {Нічого не лишиться цілим.}}',
  'catan.discard.suggest': 'Підказати',
  'catan.discard.more': 'Оберіть ще {n}',
  'catan.discard.done':
    'Повернути {n, plural, one {# картку} few {# картки} many {# карток} other {# картки}}',
  'catan.discard.progress':
    '{name}: {n, plural, =0 {готово} one {обирає, ще #} few {обирає, ще #} many {обирає, ще #} other {обирає, ще #}}',

  'catan.trade.title': 'Торгівля',
  'catan.trade.counter': 'Інші умови',
  'catan.trade.give': 'Ви даєте',
  'catan.trade.get': 'Ви просите',
  'catan.trade.of': 'із {n}',
  'catan.trade.add': '{name}: {n}. Ще одна',
  'catan.trade.addOf': '{name}: {n} з {held}. Ще одна',
  'catan.trade.less': 'На {cards} менше',
  'catan.trade.to': 'Кому',
  'catan.trade.offer': 'Запропонувати',
  'catan.trade.change': 'Змінити умови',
  'catan.trade.withdraw': 'Відкликати',
  'catan.trade.propose': 'Запропонувати',
  'catan.trade.instead': 'Інші умови',
  'catan.trade.accept': 'Прийняти',
  'catan.trade.decline': 'Відхилити',
  'catan.trade.notThisTurn': 'Не цього ходу',
  'catan.trade.hearAgain': 'Знову слухати пропозиції',
  'catan.trade.needTime': 'Потрібен час',
  'catan.trade.timeTaken':
    'Відтепер пропозиції чекають на вашу відповідь, хоч скільки б ви думали. Змінити це можна в меню.',
  'catan.trade.seconds': '{n} с',
  'catan.trade.runsOut':
    'Без відповіді буде відхилено за {n, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}',
  'catan.trade.trade': 'Обміняти',
  'catan.trade.take': 'Узяти',
  'catan.trade.takeOver': 'Змінити',
  'catan.trade.question': 'Спитати: що хочете за це?',
  'catan.trade.keeps': '{name} відмовляється: {word}.',
  'catan.word.no': 'ні',
  'catan.word.too-little': 'цього замало',
  'catan.word.not-for-that': 'не за це',
  'catan.word.too-close': 'ви надто близько до перемоги',
  'catan.trade.swap': '{give} за {get}',
  'catan.trade.answers': 'Відповіді',
  'catan.trade.accepted': '{name} погоджується',
  'catan.trade.declined': '{name} відмовляється',
  'catan.trade.proposed': '{name} пропонує інакше',
  'catan.trade.proposes': '{name} пропонує',
  'catan.trade.thinks': '{name} думає',
  'catan.trade.youLack': 'У вас немає цих карток.',
  'catan.trade.lapses': 'Діє до кінця ходу.',
  'catan.bank.title': 'Банк',
  'catan.bank.for': 'Банк, за {cards}',
  'catan.bank.give': 'Віддати банку {cards}',
  'catan.bank.short': 'бракує {n}',
  'catan.bank.shortLabel': '{name}: банк просить {rate}, бракує {n}',
  'catan.bank.get': '{cards} за одну з цих',
  'catan.bank.take': 'Узяти {cards}',
  'catan.bank.left': 'є {n}',
  'catan.deck.left':
    '{n, plural, =0 {колода порожня} one {# картка розвитку} few {# картки розвитку} many {# карток розвитку} other {# картки розвитку}}',

  'catan.seat.acts': 'чекаємо',
  'catan.seat.why': 'Звідки очки',
  'catan.seat.trace': 'Показати найдовший ряд доріг',
  'catan.seat.cards': '{n, plural, one {# картка} few {# картки} many {# карток} other {# картки}}',
  'catan.seat.cardsWord': '{n, plural, one {картка} few {картки} many {карток} other {картки}}',
  'catan.seat.hiddenWord': '{n, plural, one {закрита} few {закриті} many {закритих} other {закритих}}',
  'catan.seat.knightsWord': '{n, plural, one {лицар} few {лицарі} many {лицарів} other {лицаря}}',
  'catan.seat.road': 'дорога: {n}',
  'catan.seat.hiddenPoints': 'закритих: {n}',
  'catan.seat.empty': 'Карток на руці немає.',
  'catan.seat.count': 'Що можна було полічити з цієї руки',
  'catan.seat.counted': 'Полічено:',
  'catan.seat.shown': 'На руці:',

  'catan.dice.title': 'Кубики',
  'catan.dice.check': '{n, plural, one {# кидок} few {# кидки} many {# кидків} other {# кидка}}, перевірити',
  'catan.dice.none': 'Ще ніхто не кидав.',
  'catan.dice.legend': 'Стовпчики: випало. Пунктир і тло: очікувано.',
  'catan.dice.label': 'Скільки разів випало кожне число. {list}.',
  'catan.dice.count': '{sum}: {n}',

  'catan.points.title': 'Підрахунок',
  'catan.points.settlement': 'Поселення',
  'catan.points.city': 'Міста',
  'catan.points.longest-road': 'Найдовша дорога',
  'catan.points.largest-army': 'Найбільше військо',
  'catan.points.point': 'Картки переможних очок',
  'catan.points.total': 'Разом',
  'catan.points.curve': 'Очки, хід за ходом',
  'catan.points.curveLabel':
    'Крива очок кожного гравця за {n, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}. {list}.',
  'catan.final.wins':
    '{you, select, yes {Ви перемагаєте} other {{name} перемагає}}: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'catan.final.shared':
    '{names} ділять перемогу, маючи {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'catan.final.standstill': 'Ніхто вже не може нічого побудувати.',
  'catan.final.margin':
    'На {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} більше, ніж {who, select, you {маєте ви} one {має {names}} other {мають {names}}}.',
  'catan.final.watch': 'Переглянути',
  'catan.final.save': 'Зберегти запис',
  'catan.final.again': 'Зіграти ще',

  'catan.log.empty': 'Острів лежить. Решта — ваша.',
  'catan.log.placed':
    '{who, select, one {оселяється} other {оселяєтеся}}{cards, select, none {} other {: {cards}}}',
  'catan.log.rolled': '{who, select, one {кидає} other {кидаєте}} {sum}: {list}',
  'catan.log.rolledNothing': '{who, select, one {кидає} other {кидаєте}} {sum}: нічого',
  'catan.log.gain': '{name}: {cards}',
  'catan.log.short': 'у банку бракує {list}',
  'catan.log.seven': '{who, select, one {кидає} other {кидаєте}} 7',
  'catan.log.sevenDue': '{who, select, one {кидає} other {кидаєте}} 7; {list}',
  'catan.log.gives': '{name} {who, select, one {повертає} other {повертаєте}} {n}',
  'catan.log.had': '{name}: {n}',
  'catan.log.discarded':
    '{who, select, one {повертає} other {повертаєте}} {n, plural, one {# картку} few {# картки} many {# карток} other {# картки}}: {cards}',
  'catan.log.robber':
    '{who, select, one {пересуває} other {пересуваєте}} розбійника {to}{robs, select, none {} nobody {; нікого не пограбовано} other {; {who, select, one {забирає} other {забираєте}} {seen, select, yes {{cards}} other {одну картку}}, {robs, select, you {ви втрачаєте} other {{name} втрачає}}}}',
  'catan.log.built':
    '{who, select, one {будує} other {будуєте}} {piece, select, road {дорогу} settlement {поселення} other {місто}}{free, select, yes { задарма} other {}}',
  'catan.log.bought': '{who, select, one {купує} other {купуєте}} картку',
  'catan.log.boughtThis': '{who, select, one {купує} other {купуєте}} картку: {card}',
  'catan.log.played':
    '{who, select, one {грає} other {граєте}} {card, select, knight {лицаря} point {переможне очко} roads {будівництво доріг} plenty {рік достатку} other {монополію}}',
  'catan.log.plenty': '{who, select, one {грає} other {граєте}} рік достатку: {cards}',
  'catan.log.monopoly': '{who, select, one {грає} other {граєте}} монополію: {cards} ({list})',
  'catan.log.monopolyNone':
    '{who, select, one {грає} other {граєте}} монополію: ні в кого немає {card, select, brick {цегли} lumber {деревини} wool {вовни} grain {зерна} other {руди}}',
  'catan.log.banked': '{who, select, one {міняє} other {міняєте}} {give} на {get} з банком',
  'catan.log.offered':
    '{who, select, one {пропонує} other {пропонуєте}} {counter, select, yes {інакше: } other {}}{give} за {get}',
  'catan.log.traded':
    '{who, select, one {міняє} other {міняєте}} {give} на {get} {with, select, you {з вами} other {з гравцем {name}}}',
  'catan.log.award':
    '{to, select, table {картка «{card, select, road {Найдовша дорога} other {Найбільше військо}}» повертається на стіл} other {{who, select, one {бере} other {берете}} картку «{card, select, road {Найдовша дорога} other {Найбільше військо}}»{card, select, road { ({n})} other {}}}}{from, select, none {} you {; досі вона ваша} other {; досі її має {name}}}',
  'catan.log.revealed':
    '{who, select, one {показує} other {показуєте}} {n, plural, one {# картку переможного очка} few {# картки переможних очок} many {# карток переможних очок} other {# картки переможних очок}}',
  'catan.log.ended':
    '{who, select, one {перемагає} other {перемагаєте}}: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'catan.replay.title':
    '{turn, plural, =0 {Ви дивитеся на початок.} one {Ви дивитеся на хід #.} few {Ви дивитеся на хід #.} many {Ви дивитеся на хід #.} other {Ви дивитеся на хід #.}}',
  'catan.replay.back': 'На рядок назад',
  'catan.replay.forward': 'На рядок уперед',

  'catan.slip.robber': 'Тут стоїть розбійник: гекс нічого не дає.',
  'catan.slip.pips': 'Випадає {n, plural, one {# раз} few {# рази} many {# разів} other {# раза}} з 36.',
  'catan.slip.victim':
    '{name}: {cards, plural, one {# картка} few {# картки} many {# карток} other {# картки}}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'catan.slip.building':
    '{who, select, you {Ваше {piece, select, city {місто} other {поселення}}} other {{piece, select, city {Місто} other {Поселення}}: {name}}}',
  'catan.slip.free': 'Вільне перехрестя',
  'catan.slip.hexes': '{hexes}: {n, plural, one {# крапка} few {# крапки} many {# крапок} other {# крапки}}.',
  'catan.slip.road': '{who, select, you {Ваша дорога} other {Дорога: {name}}}',
  'catan.slip.row':
    'Найдовший ряд: {n, plural, one {# дорога} few {# дороги} many {# доріг} other {# дороги}}.',
  'catan.slip.freePath': 'Вільний шлях',

  'catan.answer.score':
    '{name}: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, {cards, plural, one {# картка} few {# картки} many {# карток} other {# картки}}',
  'catan.answer.noMoves': 'Ще нічого не сталося.',
  'catan.answer.hand': 'На руці: {cards}.',
  'catan.answer.discard':
    'Оберіть {n, plural, one {# картку} few {# картки} many {# карток} other {# картки}}, щоб повернути.',
  'catan.answer.offer':
    'Вам пропонують обмін: прийміть, відхиліть, запропонуйте інше або відхиліть усе до кінця ходу.',
  'catan.answer.start': 'Киньте кубики{cards, select, yes { або спершу зіграйте картку} other {}}.',
  'catan.answer.places':
    '{n, plural, one {Відкрите # місце} few {Відкриті # місця} many {Відкрито # місць} other {Відкрито # місця}}. Натисніть N, щоб перейти до наступного.',
  'catan.answer.main':
    'Можна збудувати: {roads, plural, =0 {дорогу — ніде} one {дорогу в # місці} few {дорогу в # місцях} many {дорогу в # місцях} other {дорогу в # місця}}, {settlements, plural, =0 {поселення — ніде} one {поселення в # місці} few {поселення в # місцях} many {поселення в # місцях} other {поселення в # місця}}, {cities, plural, =0 {місто — ніде} one {місто в # місці} few {місто в # місцях} many {місто в # місцях} other {місто в # місця}}; {buy, plural, =0 {картку купити не можна} one {можна купити картку} few {можна купити картку} many {можна купити картку} other {можна купити картку}}.',
  'catan.answer.awaited':
    '{who, select, you {Чекаємо на вас.} other {{n, plural, one {Чекаємо} few {Чекаємо} many {Чекаємо} other {Чекаємо}}: {names}.}}',
  'catan.answer.whatNone':
    'Ні на що на острові не вказано: наведіть на місце або перейдіть до нього стрілками.',

  'catan.keys.arrows': 'шляхами або від гекса до гекса',
  'catan.keys.space': 'обрати те, на що дивитеся',
  'catan.keys.build': 'до меню будівництва',
  'catan.keys.digits': 'обрати фігуру, гравця чи пропозицію за номером',
  'catan.keys.trade': 'торгівля',
  'catan.keys.enter': 'зробити те, що каже червона кнопка; на острові, якщо нічого не заплановано, — обрати',
  'catan.keys.undo': 'узяти назад',
  'catan.keys.production': 'хто що бере з кожного гекса',
  'catan.keys.step': 'на рядок назад чи вперед у літописі',

  'catan.no.CAT-COMP-01': 'Це не ті 19 гексів, що в коробці.',
  'catan.no.CAT-COMP-03': 'Це не ті 18 жетонів із числами, що в коробці.',
  'catan.no.CAT-COMP-04': 'Це не ті дев’ять гаваней, що в коробці.',
  'catan.no.CAT-MAP-10': 'Острів уже викладено, або його ще треба викласти.',
  'catan.no.CAT-MAP-12': 'Числа не йдуть за літерами по спіралі.',
  'catan.no.CAT-MAP-15': 'Два червоні числа лежать поруч.',
  'catan.no.CAT-MAP-16': 'Кожен гекс, крім пустелі, має число.',
  'catan.no.CAT-SETUP-03': 'Дорога починається від щойно поставленого поселення.',
  'catan.no.CAT-SETUP-04': 'Друга дорога починається від другого поселення.',
  'catan.no.CAT-TURN-01': 'Зараз не ваш хід.',
  'catan.no.CAT-TURN-02': '{rolled, select, yes {Кубики вже кинуто.} other {Спершу кидають кубики.}}',
  'catan.no.CAT-TURN-03': 'Спершу пересувають розбійника.',
  'catan.no.CAT-TURN-04': 'Цього ходу вже щось збудовано: торгівлю закінчено.',
  'catan.no.CAT-TURN-07': 'Спершу треба завершити розпочате.',
  'catan.no.CAT-BUILD-01': 'Бракує {cards}.',
  'catan.no.CAT-BUILD-02': 'Це роблять після кидка.',
  'catan.no.CAT-ROAD-01': 'Там уже лежить дорога.',
  'catan.no.CAT-ROAD-03': 'Цього шляху не торкається жодна ваша дорога чи будівля.',
  'catan.no.CAT-ROAD-04': 'Між ними стоїть чужа будівля.',
  'catan.no.CAT-ROAD-07': 'Усі 15 ваших доріг на острові.',
  'catan.no.CAT-SETL-02': 'Там стоїть будівля.',
  'catan.no.CAT-SETL-03': 'Туди не веде жодна ваша дорога.',
  'catan.no.CAT-SETL-04': 'На сусідньому перехресті стоїть будівля.',
  'catan.no.CAT-SETL-06': 'Усі п’ять ваших поселень на острові: місто поверне одне.',
  'catan.no.CAT-CITY-01': 'Місто постає на місці вашого поселення.',
  'catan.no.CAT-CITY-03': 'Усі чотири ваші міста на острові.',
  'catan.no.CAT-DEV-01': 'У вас немає такої картки.',
  'catan.no.CAT-DEV-02': 'Карток розвитку не лишилося.',
  'catan.no.CAT-DEV-03': 'Цього ходу вже зіграно картку розвитку.',
  'catan.no.CAT-DEV-04': 'Її куплено цього ходу: зіграти можна з наступного.',
  'catan.no.CAT-DEV-05': 'Картки переможних очок показують лише для перемоги, і це стається само.',
  'catan.no.CAT-PROG-03': 'Не лишилося доріг або шляхів для них.',
  'catan.no.CAT-PROG-04': 'Беруть дві картки.',
  'catan.no.CAT-PROG-05': 'У банку немає цих карток.',
  'catan.no.CAT-PROG-06': 'Банк порожній.',
  'catan.no.CAT-SEVEN-02': 'Вам нічого повертати.',
  'catan.no.CAT-SEVEN-03': 'Спершу всі повертають належні картки.',
  'catan.no.CAT-SEVEN-04': 'У вас немає такої картки.',
  'catan.no.CAT-ROBBER-02': 'Розбійника переміщують лише після 7 або лицарем.',
  'catan.no.CAT-ROBBER-03': 'Розбійник стоїть тут: він має перейти.',
  'catan.no.CAT-ROBBER-07':
    'Після переміщення розбійника грабують лише того, чия будівля стоїть поруч із ним.',
  'catan.no.CAT-ROBBER-09': 'Себе не грабують.',
  'catan.no.CAT-TRADE-02': 'З іншими торгує лише той, чий хід.',
  'catan.no.CAT-TRADE-04':
    '{gone, select, withdrawn {Пропозицію відкликано.} none {Пропозицій немає.} other {Зараз на це так не відповісти.}}',
  'catan.no.CAT-TRADE-05': 'Кожна сторона дає щонайменше одну картку.',
  'catan.no.CAT-TRADE-06': 'Той самий ресурс не йде в обидва боки.',
  'catan.no.CAT-TRADE-08': 'Цих карток немає.',
  'catan.no.CAT-TRADE-09': 'Зараз не торгують: обмін буває після кидка й усього, що він приніс.',
  'catan.no.CAT-TRADE-10': 'Пропозиції діють до кінця ходу, а до кидка не торгують.',
  'catan.no.CAT-MARI-01': 'Банк просить {rate} однакові картки.',
  'catan.no.CAT-MARI-05': 'Отримують картку іншого виду.',
  'catan.no.CAT-MARI-06': 'У банку цього немає.',
  'catan.no.CAT-MARI-07': 'З банком торгують у свій хід, після кидка.',
  'catan.no.CAT-VP-02': 'Гру закінчено.',
  'catan.no.CAT-VAR-03': 'Гравців із двома очками чи менше тут не чіпають.',
  'catan.no.CAT-VAR-07': 'За цим столом розбійник не повертається в пустелю.',
  'catan.no.CAT-VAR-10': 'За цим столом гравці не торгують між собою.',
  'catan.no.CAT-VAR-15': 'Третя дорога починається від третього поселення.',
};
