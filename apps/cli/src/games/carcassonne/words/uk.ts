import type { Messages } from './index.ts';

/** Українська: те, що ця програма каже про Каркасон. */
export const messages: Messages = {
  title: 'Каркасон',
  options: 'Опції гри carcassonne (якщо не названо: як у виданні):',

  'flag.edition': 'за яким виданням правил грати в Каркасон: {editions}',
  'flag.sets': 'які набори додати до Каркасона, через кому: {sets}',
  'value.edition': 'назва',
  'value.sets': 'набори',

  'part.tiles':
    '{n, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}} × {each} = {points}',
  'part.shields':
    '{n, plural, one {# герб} few {# герби} many {# гербів} other {# герба}} × {each} = {points}',
  'part.monastery':
    '{n, plural, one {# монастир} few {# монастирі} many {# монастирів} other {# монастиря}} × {each} = {points}',
  'part.neighbours':
    '{n, plural, one {# сусідня плитка} few {# сусідні плитки} many {# сусідніх плиток} other {# сусідньої плитки}} × {each} = {points}',
  'part.cities': '{n, plural, one {# місто} few {# міста} many {# міст} other {# міста}} × {each} = {points}',
  'part.wine': 'найбільше вина ({n}): {points}',
  'part.grain': 'найбільше пшениці ({n}): {points}',
  'part.cloth': 'найбільше тканини ({n}): {points}',

  'source.road': 'дороги',
  'source.city': 'міста',
  'source.monastery': 'монастирі',
  'source.garden': 'сади',
  'source.field': 'поля',
  'source.goods': 'товари',

  counted:
    'Каркасон: кожне взяття плитки, кожне викладання, кожна виставлена фігурка або пропуск, де є вибір, і кожна відповідь про другу плитку.',
  'work.base': 'Каркасон, базова гра, 2 місця, навмання',
  'work.baseActions': 'те саме',
  'work.traders': 'з «Торговцями та будівельниками»',
  'work.tradersActions': 'те саме',
  'work.all': 'з «Річкою», «Тавернами та соборами» і «Торговцями та будівельниками»',
  'work.allActions': 'те саме',
  'work.copy': 'копія стану посеред гри',
  'work.readable': 'базова гра на читабельній доріжці',
  'work.greedy': 'бот greedy, з «Торговцями та будівельниками»',
  'bench.points': 'очок у середньому за гри навмання в базовий Каркасон: {points}',

  'refusal.CAR-END-01': 'гру вже закінчено',
  'refusal.CAR-TURN-01': 'у цю мить ходу роблять не це',
  'refusal.CAR-TURN-02': 'плитки тягне випадок',
  'refusal.CAR-TURN-06': 'зараз хід іншого місця',
  'refusal.CAR-TILE-01': 'там уже лежить плитка або поруч немає жодної',
  'refusal.CAR-TILE-02':
    '{mine, select, road {дорога вперлася} city {місто вперлося} river {річка вперлася} other {поле вперлося}} б {theirs, select, road {у дорогу} city {у місто} river {у річку} other {у поле}}, {side, select, N {з півночі} E {зі сходу} S {з півдня} other {із заходу}}',
  'refusal.CAR-TILE-05': 'плитку, яка кудись пасує, треба покласти',
  'refusal.CAR-RIV-01': 'спершу кладуть плитки річки, і озеро з них останнє',
  'refusal.CAR-RIV-03': 'плитка має продовжити річку',
  'refusal.CAR-RIV-04': 'річка повернула б двічі поспіль в один бік',
  'refusal.CAR-GEN-03': 'у цій грі немає такої фігурки',
  'refusal.CAR-GEN-04': 'такої плитки в стосі вже немає',
  'refusal.CAR-MEEP-01': 'на щойно покладеній плитці немає такого місця для фігурки',
  'refusal.CAR-MEEP-02': 'на цьому об’єкті вже стоїть підданець',
  'refusal.CAR-MEEP-04': 'у запасі не лишилося такого підданця',
  'refusal.CAR-ABB-01': 'у цій грі немає абата',
  'refusal.CAR-ABB-02': 'у саду може стояти лише абат',
  'refusal.CAR-ABB-04': 'абата немає на столі',
  'refusal.CAR-ABB-05': 'абат стоїть лише в монастирі або в саду',
  'refusal.CAR-TB-BUILDER-01': 'за правилами цього столу будівельника ставлять окремо від підданця',
  'refusal.CAR-TB-BUILDER-02': 'у цьому об’єкті немає власного підданця',
  'refusal.CAR-TB-BUILDER-04': 'будівельник ніколи не стоїть на полі чи в монастирі',
  'refusal.CAR-TB-BUILDER-05': 'будівельник уже на столі',
  'refusal.CAR-TB-BUILDER-14': 'об’єкт уже завершено: будівельник одразу повернувся б',
  'refusal.CAR-TB-BUILDER-20': 'будівельник приходить разом із підданцем на дорогу чи в місто, ніколи сам',
  'refusal.CAR-TB-BUILDER-24': 'будівельник стоїть біля стосів',
  'refusal.CAR-TB-DOUBLE-06': 'другу плитку беруть або відхиляють саме тоді, коли про неї питають',
  'refusal.CAR-TB-PIG-01': 'свиня стоїть лише на полі, і ставлять її окремо',
  'refusal.CAR-TB-PIG-02': 'на цьому полі немає власного селянина',
  'refusal.CAR-TB-PIG-03': 'свиня вже на столі',
  'refusal.CAR-TB-PIG-20': 'свиня приходить разом із селянином, ніколи сама',
  'refusal.CAR-TB-PIG-25': 'селянин біля свині лишається чи повертається саме тоді, коли свиня дала очки',
};
