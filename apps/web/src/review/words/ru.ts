import type { ReviewWords } from './messages.ts';

/** Russian: what the coach says. Fetched with the first thing that it says. */
export const messages: ReviewWords = {
  'review.open': 'Разбор',
  'review.curve': 'Шансы на победу',
  'review.curveLabel':
    'Шансы на победу, момент за моментом. В конце: {list}. Ключевые моменты перечислены ниже.',
  'review.turns': '{done, select, yes {Ключевые моменты} other {Ключевые моменты (пока)}}',
  'review.none': 'Ни один момент не переломил ход партии.',
  'review.byDecision': 'Решение: {name}',
  'review.byLuck': 'Везение: {name}',
  'review.byBadLuck': 'Невезение: {name}',
  'review.fromTo': '{before} → {after}',
  'review.here': 'Здесь',
  'review.nothing': 'Решать здесь было нечего.',
  'review.chance': '{name} {chance}',
  'review.luck': 'Везение: {list}',
  'review.graded':
    '{name}: {grade, select, best {не хуже любого другого} fine {хорошо ({lost})} slip {неточность ({lost})} mistake {ошибка ({lost})} other {грубая ошибка ({lost})}}',
  'review.branch': 'Попробовать другой ход',
  'review.back': 'К разбору',
  'review.seeMore': 'Что ещё можно было?',
  'review.judging': 'Тренер просматривает партию.',
  'review.judged':
    'Посчитано на этом устройстве. Шансы — оценки тренера; решение оценивают по тому, что игрок мог знать.',
  'review.failed': 'Тренер не смог просмотреть эту партию.',
  'hint.open': 'Хороший ход',
  'hint.title': 'Хороший ход',
  'hint.prepare': 'Подготовить этот ход',
  'hint.thinking': 'Тренер думает.',
  'hint.none': 'Здесь тренеру нечего посоветовать.',
};
