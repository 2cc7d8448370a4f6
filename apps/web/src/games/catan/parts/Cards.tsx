import type { CardCounts, Development, Resource } from '@bastide/catan';
import { cachedPicture, Drawn } from '../../../parts/Drawn.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { developmentIcon, resourceIcon } from '../art/index.ts';
import { kindsIn } from '../cards/counts.ts';
import { cardsWords } from '../text/cards.ts';
import { useWords } from '../words/index.ts';

export const ResourceIcon = ({ card }: { readonly card: Resource }) => (
  <Drawn className="res" picture={cachedPicture(`card ${card}`, () => resourceIcon(card))} />
);

export const DevelopmentIcon = ({ card }: { readonly card: Development }) => (
  <Drawn className="res" picture={cachedPicture(`development ${card}`, () => developmentIcon(card))} />
);

/** Cards as small chips, each with its number, unless single ones go without; read aloud as words. */
export function Chips({ cards, ones = true }: { readonly cards: CardCounts; readonly ones?: boolean }) {
  const t = useWords();
  return (
    <span className="chips">
      <span className="sr">{cardsWords(t, cards)}</span>
      {kindsIn(cards).map((card) => (
        <span key={card} className="chip-card" data-card={card} aria-hidden="true">
          <ResourceIcon card={card} />
          {(ones || cards[card] !== 1) && <b className="num">{cards[card]}</b>}
        </span>
      ))}
    </span>
  );
}

/** What goes one way and what comes back. */
export function Swap({ give, get }: { readonly give: CardCounts; readonly get: CardCounts }) {
  const t = useWords();
  return (
    <span className="swap">
      <Chips cards={give} />
      <span className="sr">{t('catan.trade.for')}</span>
      <Icon name="swap" />
      <Chips cards={get} />
    </span>
  );
}
