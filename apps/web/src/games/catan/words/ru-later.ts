import type { Later } from './messages.ts';

/** Русский для того, что открывают позже. */
export const messages: Later = {
  'catan.seats': 'Кто играет в «Колонизаторов»',
  'catan.findHint': 'разбойники, гавань…',
  'catan.allEditions': 'во всех изданиях, насколько известно',
  'catan.chanceTitle':
    '{chart, select, sums {Суммы двух кубиков} pairs {Пары на кубиках} other {Купленные карты развития}}',
  'catan.chanceBar':
    '{bar, select, knight {Рыцарь} point {Победное очко} roads {Строительство дорог} plenty {Год изобилия} monopoly {Монополия} other {{bar}}}',

  'island.title': 'Правила этого стола',
  'island.option.victoryTarget': 'Очки для победы',
  'island.option.map': 'Остров',
  'island.option.friendlyRobber': 'Добрые разбойники',
  'island.note.friendlyRobber':
    'Они не встают на гексы с постройками игроков, у которых не больше двух очков.',
  'island.option.noSevenRounds': 'Круги без семёрки',
  'island.value.noSevenRounds':
    '{value, plural, =0 {ни одного} =1 {первый} one {первые #} few {первые #} many {первые #} other {первые #}}',
  'island.note.noSevenRounds': 'До тех пор все спокойно строят.',
  'island.option.discardLimit': 'Сколько карт не боятся семёрки',
  'island.value.discardLimit': '{value, select, 95 {сколько угодно} other {до {value}}}',
  'island.note.discardLimit': 'У кого больше, тот сбрасывает половину. В печатной игре — 7.',
  'island.option.dice': 'Кубики',
  'island.value.dice':
    '{value, select, deck {колода из всех 36 бросков} deck_5 {колода; её тасуют, когда осталось 5} other {два кубика}}',
  'island.note.dice': 'Из колоды каждый бросок выпадает так часто, как положено.',
  'island.option.robberDesert': 'Разбойники могут вернуться в пустыню',
  'island.note.robberDesert': 'Так напечатано; иначе они всегда занимают гекс, который даёт ресурсы.',
  'island.option.noPlayerTrades': 'Игроки торгуют между собой',
  'island.note.noPlayerTrades': 'Иначе есть только банк и гавани.',
  'island.option.tradeBuild': 'Торговля и строительство',
  'island.value.tradeBuild':
    '{value, select, separate {сначала торговать, потом строить} other {в любом порядке}}',
  'island.note.tradeBuild': 'Если сначала торговать, то первая же постройка заканчивает торговлю этого хода.',
  'island.option.startSettlements': 'Поселения в начале',
  'island.value.startSettlements':
    '{value, plural, one {# у каждого} few {# у каждого} many {# у каждого} other {# у каждого}}',
  'island.note.startSettlements': 'Для двух игроков обычно три.',
  'island.changes':
    '{n, plural, =0 {Всё как напечатано.} one {# правило не такое, как напечатано.} few {# правила не такие, как напечатано.} many {# правил не такие, как напечатано.} other {# правила не такие, как напечатано.}}',
  'island.asPrinted': 'Всё как напечатано',
  'island.done': 'Договорились',
  'island.refused':
    '{option, select, startSettlements {На острове для начинающих у каждого два поселения; {n} там не поставить.} other {Эти правила не сочетаются.}}',
  'island.seats': 'Столько игроков быть не может: мест от 2 до 4.',

  'dice.title': 'Проверка кубиков',
  'dice.deck':
    'Здесь броски берут из колоды всех 36 пар{five, select, yes {, которую тасуют заново, когда осталось пять} other {}}. Каждый зависит от предыдущих, поэтому независимых кубиков, которые можно проверить, нет.',
  'dice.few': 'Так мало бросков ещё ни о чём не говорит: сравнить можно, когда их не меньше {n}.',
  'dice.quiet':
    'В {n, plural, one {первом круге} few {первых # кругах} many {первых # кругах} other {первых # круга}} семёрка выпасть не может, поэтому сравниваются только более поздние броски.',
  'dice.usual': 'С честными кубиками больше половины партий отклоняется сильнее (p {p}).',
  'dice.rare': 'С честными кубиками сильнее отклоняется примерно одна партия из {n} (p {p}).',
  'dice.sums': 'Сумма',
  'dice.rolled': 'Выпало',
  'dice.expected': 'Ожидалось',
  'dice.sevens': 'Семёрок: {n}; ожидалось: {expected}.',
  'dice.again':
    'Та же сумма, что и в броске перед тем: {n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}; ожидалось: {expected}.',
  'dice.longest':
    'Самая длинная серия: сумма {sum} выпала подряд {n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  'dice.how': 'Как это посчитано',
  'dice.howText':
    'Из 36 способов, которыми падают два кубика, каждую сумму дают от 1 до 6. Критерий хи-квадрат сравнивает их с бросками; соседние суммы считаются вместе, пока на каждую группу не придётся хотя бы пять ожидаемых бросков. χ² = {x}, {freedom, plural, one {# степень} few {# степени} many {# степеней} other {# степени}} свободы; p {p} — вероятность того, что честные кубики отклонятся не меньше.',

  'menu.unhurried': 'Предложения ботов ждут моего ответа',

  'draws.dice': '{a} и {b} = {sum}',
  'draws.stolen': 'Украдено: {card}',
  'draws.dealt': 'Куплено: {card}',
  'draws.island': 'Остров',
  'draws.cards': 'Карты развития',

  'catan.term':
    '{term, select, points {очки} production {добыча} robber {разбойники} cards {карты на руках} harbours {гавани} pieces {постройки} developments {карты развития} army {самое большое войско} road {самая длинная дорога} places {места для построек} tempo {темп} trade {обмен} other {другие игроки}}',
  'catan.move':
    '{kind, select, roll {Бросить кубики} buy {Карта развития} rob {Грабёж: {name}} discard {Сбросить: {give}} bank {Банк: {give} за {get}} offer {Предложение: {give} за {get}} counter {Взамен: {give} за {get}} withdraw {Отозвать предложение} accept {Согласиться} decline {Отказать} trade {Обмен: {name}} skip {Без второй дороги} other {Конец хода}}',
};
