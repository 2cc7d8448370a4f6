import { formatChance } from '../explanation/number-format.ts';
import { itemAt } from '../must.ts';
import type { ReviewTranslator } from './messages.ts';

/** Formats the chances of each seat at one moment: "Olena 33%, Ramiro 60%". */
export const chancesText = (
  t: ReviewTranslator,
  names: readonly string[],
  chances: readonly number[],
): string =>
  t.parts(
    chances.map((chance, seat) =>
      t('review.chance', { name: itemAt(names, seat), chance: formatChance(t.language, chance) }),
    ),
  );
