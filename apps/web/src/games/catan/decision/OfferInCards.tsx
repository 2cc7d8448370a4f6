import type { CardCounts } from '@bastide/catan';
import type { ReactNode } from 'react';
import type { CatanTranslator } from '../messages.ts';
import { Chips } from '../ui/Cards.tsx';

/** Returns the sentence of an offer with cards in place of their words. */
export const offerInCards = (
  t: CatanTranslator,
  name: string,
  give: CardCounts,
  get: CardCounts,
): ReactNode =>
  t.rich('catan.say.offer', {
    name: <span key="name">{name}</span>,
    give: <Chips key="give" cards={give} isSaid={false} />,
    get: <Chips key="get" cards={get} isSaid={false} />,
  });
