import { createCatanSell } from '@bastide/bots';
import { type Action, type CardCounts, catan, type View } from '@bastide/catan';
import type { Random } from '@bastide/contract';
import type { BotName } from '../../../people/seats.ts';

const terms = createCatanSell();

/** Terms of a bot for cards, as a proposal to the seat whose turn it is; undefined: it does not sell them. */
export const botTerms = (
  name: BotName,
  view: View,
  seat: number,
  wanted: CardCounts,
  random: Random,
): Action | undefined =>
  name === 'random' ? undefined : terms(catan.determinize(view, random), seat, wanted);
