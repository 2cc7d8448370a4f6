import { DEVELOPMENTS } from '../../cards/names.ts';
import { CARD_KINDS_AT_MOST, type CardRules } from './card.ts';
import { knight } from './knight.ts';
import { monopoly } from './monopoly.ts';
import { plenty } from './plenty.ts';
import { roads } from './roads.ts';

/** Cards that are played, in the order of listing. Victory points are not among them. CAT-DEV-05 */
export const CARDS: readonly CardRules[] = [knight, roads, plenty, monopoly];

if (DEVELOPMENTS.length > CARD_KINDS_AT_MOST)
  throw new Error(`codes have room for ${CARD_KINDS_AT_MOST} kinds of cards, not ${DEVELOPMENTS.length}`);

/** By place in DEVELOPMENTS. */
export const CARD_OF_KIND: readonly (CardRules | undefined)[] = DEVELOPMENTS.map((_, kind) =>
  CARDS.find((card) => card.kind === kind),
);
