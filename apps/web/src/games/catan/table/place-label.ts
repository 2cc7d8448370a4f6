import type { View } from '@bastide/catan';
import { hexOf, hexWords, intersectionWords, pathWords } from '../text/places.ts';
import type { OpenPlace } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';

/** What choosing a place means, for those who hear the island. */
export function placeLabel(t: Words, view: View, { kind, place }: Pick<OpenPlace, 'kind' | 'place'>): string {
  switch (kind) {
    case 'hex': {
      const hex = hexOf(view, place);
      return t('catan.mark.robber', { to: hex ? hexWords(t, hex, 'to') : place });
    }
    case 'road':
      return t('catan.mark.road', { where: pathWords(t, view, place) });
    default:
      return t('catan.mark.building', { kind, where: intersectionWords(t, view, place) });
  }
}
