import type { Messages } from './index.ts';

/** Українська: те, що ця програма каже про Катан. */
export const messages: Messages = {
  title: 'Катан',
  options:
    'Опції гри catan (якщо не названо: число в дужках або перше значення; для двох місць startSettlements={duel}):',
  traced: 'Для Катана рядок --trace розповідає також про картки на руках і бонусні картки.',

  'part.settlement': 'поселення × {n} = {points}',
  'part.city': 'місто × {n} = {points}',
  'part.longest-road': 'найдовша дорога × {n} = {points}',
  'part.largest-army': 'найбільше військо × {n} = {points}',
  'part.point': 'картка переможного очка × {n} = {points}',

  counted:
    'Катан: кожна дія місця, кожна повернута картка й кожна відповідь випадку (кубики, викрадені й роздані картки, острів).',
  'work.catan': 'Катан, 4 місця, 10 очок, навмання',
  'work.catanActions': 'те саме',
  'work.catanCopy': 'копія стану посеред гри',
  'work.catanReadable': 'Катан на читабельній доріжці, картки пораховано',
  'work.catanGreedy': 'бот greedy, 4 місця',
  'bench.means': 'гра навмання в Катан: ходів {turns}, дій на гру {actions}',
};
