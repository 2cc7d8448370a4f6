import type { ReviewWords } from './messages.ts';

/** Ukrainian: what the coach says. Fetched with the first thing that it says. */
export const messages: ReviewWords = {
  'review.open': 'Розбір',
  'review.curve': 'Шанси на перемогу',
  'review.curveLabel':
    'Шанси на перемогу, момент за моментом. Наприкінці: {list}. Ключові моменти перелічено нижче.',
  'review.turns': '{done, select, yes {Ключові моменти} other {Ключові моменти (поки що)}}',
  'review.none': 'Жоден момент не переломив хід гри.',
  'review.byDecision': 'Рішення: {name}',
  'review.byLuck': 'Везіння: {name}',
  'review.byBadLuck': 'Невезіння: {name}',
  'review.fromTo': '{before} → {after}',
  'review.here': 'Тут',
  'review.nothing': 'Тут не було чого вирішувати.',
  'review.chance': '{name} {chance}',
  'review.luck': 'Везіння: {list}',
  'review.graded':
    '{name}: {grade, select, best {не гірше за будь-що інше} fine {добре ({lost})} slip {неточність ({lost})} mistake {помилка ({lost})} other {груба помилка ({lost})}}',
  'review.branch': 'Спробувати інший хід',
  'review.back': 'До розбору',
  'review.seeMore': 'Що ще можна було?',
  'review.judging': 'Тренер переглядає гру.',
  'review.judged':
    'Обчислено на цьому пристрої. Шанси — оцінки тренера; рішення оцінюють за тим, що гравець міг знати.',
  'review.failed': 'Тренер не зміг переглянути цю гру.',
  'hint.open': 'Добрий хід',
  'hint.title': 'Добрий хід',
  'hint.prepare': 'Підготувати цей хід',
  'hint.thinking': 'Тренер думає.',
  'hint.none': 'Тут тренерові нема чого порадити.',
};
