import type { View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import type { CatanTranslator } from '../messages.ts';
import { countWords } from './cards.ts';
import { hexOf, yieldBySeat } from './places.ts';
import { youOrName } from './seat-names.ts';

/** Losses of the seats while the robber stands there. */
export function blockedPurchaseText(
  t: CatanTranslator,
  view: View,
  to: string,
  me: number | undefined,
  people: People,
): string {
  const hex = hexOf(view, to);
  if (!hex || hex.token === null || hex.resource === null) return t('catan.say.blocksNothing');
  const card = hex.resource;
  const list = yieldBySeat(view, to).flatMap((n, seat) =>
    n > 0
      ? [
          t('catan.say.blocksSeat', {
            who: youOrName(people, seat, me),
            name: itemAt(people.names, seat),
            cards: countWords(t, card, n, 'object'),
          }),
        ]
      : [],
  );
  if (list.length === 0) return t('catan.say.blocksNobody');
  const own = me !== undefined && itemAt(yieldBySeat(view, to), me) > 0 ? t('catan.say.blocksYou') : '';
  return t.sentences([t('catan.say.blocks', { token: hex.token, list: t.list(list), pips: hex.pips }), own]);
}
