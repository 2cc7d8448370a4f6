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
  'part.grain': 'найбільше зерна ({n}): {points}',
  'part.cloth': 'найбільше тканини ({n}): {points}',

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
};
