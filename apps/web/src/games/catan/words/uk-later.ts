import type { Later } from './messages.ts';

/** Українська для того, що відкривають згодом. */
export const messages: Later = {
  'catan.seats': 'Хто грає в «Катан»',
  'catan.findHint': 'розбійник, порт, найдовша дорога…',
  'catan.allEditions': 'в усіх виданнях, наскільки відомо',
  'catan.chanceTitle':
    '{chart, select, sums {Суми двох кубиків} pairs {Пари на кубиках} other {Куплені картки розвитку}}',
  'catan.chanceBar':
    '{bar, select, knight {Лицар} point {Переможне очко} roads {Будівництво доріг} plenty {Рік достатку} monopoly {Монополія} other {{bar}}}',

  'island.title': 'Правила цього столу',
  'island.option.victoryTarget': 'Очки для перемоги',
  'island.option.map': 'Острів',
  'island.option.friendlyRobber': 'Добрий розбійник',
  'island.note.friendlyRobber': 'Він не стає на гекси з будівлями гравців, які мають щонайбільше два очки.',
  'island.option.noSevenRounds': 'Кола без сімки',
  'island.value.noSevenRounds':
    '{value, plural, =0 {жодного} =1 {перше} one {перші #} few {перші #} many {перші #} other {перші #}}',
  'island.note.noSevenRounds': 'Доти всі спокійно будують.',
  'island.option.discardLimit': 'Скільки карток не бояться сімки',
  'island.value.discardLimit': '{value, select, 95 {скільки завгодно} other {до {value}}}',
  'island.note.discardLimit': 'Хто має більше, скидає половину. У друкованій грі — 7.',
  'island.option.dice': 'Кубики',
  'island.value.dice':
    '{value, select, deck {колода з усіх 36 кидків} deck_5 {колода; тасують, коли лишається 5} other {два кубики}}',
  'island.note.dice': 'З колоди кожен кидок випадає так часто, як належить.',
  'island.option.robberDesert': 'Розбійник може повернутися в пустелю',
  'island.note.robberDesert': 'Так надруковано; інакше він завжди блокує гекс, що дає ресурси.',
  'island.option.noPlayerTrades': 'Гравці торгують між собою',
  'island.note.noPlayerTrades': 'Інакше є лише банк і порти.',
  'island.option.tradeBuild': 'Торгівля й будівництво',
  'island.value.tradeBuild':
    '{value, select, separate {спершу торгувати, тоді будувати} other {у будь-якому порядку}}',
  'island.note.tradeBuild': 'Якщо спершу торгувати, то перша ж будівля закінчує торгівлю цього ходу.',
  'island.option.startSettlements': 'Поселення на початку',
  'island.value.startSettlements':
    '{value, plural, one {# для кожного} few {# для кожного} many {# для кожного} other {# для кожного}}',
  'island.note.startSettlements': 'Для двох гравців звичайно три.',
  'island.changes':
    '{n, plural, =0 {Усе як надруковано.} one {# правило не таке, як надруковано.} few {# правила не такі, як надруковано.} many {# правил не такі, як надруковано.} other {# правила не такі, як надруковано.}}',
  'island.asPrinted': 'Усе як надруковано',
  'island.done': 'Домовлено',
  'island.refused':
    '{option, select, startSettlements {На острові для початківців у кожного два поселення; {n} там не поставити.} other {Ці правила не поєднуються.}}',
  'island.seats': 'Стільки гравців не може бути: місць від 2 до 4.',

  'dice.title': 'Перевірка кубиків',
  'dice.deck':
    'Тут кидки беруть із колоди з усіх 36 пар{five, select, yes {, яку тасують наново, коли лишається п’ять} other {}}. Кожен залежить від попередніх, тож незалежних кубиків, які можна перевірити, немає.',
  'dice.few': 'Кидків іще замало, щоб судити: порівняти можна, коли їх щонайменше {n}.',
  'dice.quiet':
    'У {n, plural, one {першому колі} few {перших # колах} many {перших # колах} other {перших # кола}} сімка випасти не може, тож порівняно лише пізніші кидки.',
  'dice.usual': 'Із чесними кубиками більш ніж половина партій відхиляється сильніше (p {p}).',
  'dice.rare': 'Із чесними кубиками сильніше відхиляється приблизно одна партія з {n} (p {p}).',
  'dice.sums': 'Сума',
  'dice.rolled': 'Випало',
  'dice.expected': 'Очікувано',
  'dice.sevens': 'Сімок: {n}; очікувано: {expected}.',
  'dice.again':
    'Та сама сума, що й у кидку перед тим: {n, plural, one {# раз} few {# рази} many {# разів} other {# раза}}; очікувано: {expected}.',
  'dice.longest':
    'Найдовша серія: сума {sum} випала поспіль {n, plural, one {# раз} few {# рази} many {# разів} other {# раза}}.',
  'dice.how': 'Як це пораховано',
  'dice.howText':
    'Із 36 способів, якими падають два кубики, кожну суму дають від 1 до 6. Критерій хі-квадрат порівнює їх із кидками; сусідні суми рахують разом, доки на кожну групу не припадає щонайменше п’ять очікуваних кидків. χ² = {x}, {freedom, plural, one {# ступінь} few {# ступені} many {# ступенів} other {# ступеня}} свободи; p {p} — імовірність того, що чесні кубики відхиляться щонайменше так само.',

  'menu.unhurried': 'Пропозиції ботів чекають на мою відповідь',

  'draws.dice': '{a} і {b} = {sum}',
  'draws.stolen': 'Украдено: {card}',
  'draws.dealt': 'Куплено: {card}',
  'draws.island': 'Острів',
  'draws.cards': 'Картки розвитку',

  'catan.term':
    '{term, select, points {очки} production {видобуток} robber {розбійник} cards {картки на руках} harbours {порти} pieces {будівлі} developments {картки розвитку} army {найбільше військо} road {найдовша дорога} places {місця для забудови} tempo {темп} trade {обмін} other {інші гравці}}',
  'catan.move':
    '{kind, select, roll {Кинути кубики} buy {Картка розвитку} rob {Грабунок: {name}} discard {Повернути: {give}} bank {Банк: {give} за {get}} offer {Пропозиція: {give} за {get}} counter {Натомість: {give} за {get}} withdraw {Забрати пропозицію} accept {Погодитися} decline {Відмовити} trade {Обмін: {name}} skip {Без другої дороги} other {Кінець ходу}}',
};
