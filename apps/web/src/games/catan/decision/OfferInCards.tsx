import type { CardCounts } from '@bastide/catan';
import type { ReactNode } from 'react';
import { Chips } from '../ui/Cards.tsx';
import type { Words } from '../words/index.ts';

/** Returns the sentence of an offer with cards in place of their words. */
export const offerInCards = (t: Words, name: string, give: CardCounts, get: CardCounts): ReactNode =>
  t.rich('catan.say.offer', {
    name: <span key="name">{name}</span>,
    give: <Chips key="give" cards={give} isSaid={false} />,
    get: <Chips key="get" cards={get} isSaid={false} />,
  });
