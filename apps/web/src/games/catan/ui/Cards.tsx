import type { CardCounts, Development, Resource } from '@bastide/catan';
import { Icon } from '../../../ui/Icon.tsx';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
import { developmentIcon, resourceIcon } from '../art/index.ts';
import { kindsIn } from '../cards/counts.ts';
import { useCatanTranslator } from '../messages.ts';
import { cardsWords } from '../text/cards.ts';

export const ResourceIcon = ({ card }: { readonly card: Resource }) => (
  <InlineSvg className="res" picture={cachedPicture(`card ${card}`, () => resourceIcon(card))} />
);

export const DevelopmentIcon = ({ card }: { readonly card: Development }) => (
  <InlineSvg className="res" picture={cachedPicture(`development ${card}`, () => developmentIcon(card))} />
);

interface ChipsProps {
  readonly cards: CardCounts;
  /** True to show the number of single cards, too. */
  readonly ones?: boolean;
  /** True to announce the cards as words; false if the text around them does. */
  readonly isSaid?: boolean;
}

/** Cards as small chips with their numbers. */
export function Chips({ cards, ones = true, isSaid = true }: ChipsProps) {
  const t = useCatanTranslator();
  return (
    <span className="chips">
      {isSaid && <span className="sr">{cardsWords(t, cards)}</span>}
      {kindsIn(cards).map((card) => (
        <span key={card} className="chip-card" data-card={card} aria-hidden="true">
          <ResourceIcon card={card} />
          {(ones || cards[card] !== 1) && <b className="num">{cards[card]}</b>}
        </span>
      ))}
    </span>
  );
}

/** Cards that go one way and cards that come back. */
export function Swap({ give, get }: { readonly give: CardCounts; readonly get: CardCounts }) {
  const t = useCatanTranslator();
  return (
    <span className="swap">
      <span className="sr">
        {t('catan.trade.swap', { give: cardsWords(t, give, 'object'), get: cardsWords(t, get, 'object') })}
      </span>
      <Chips cards={give} isSaid={false} />
      <Icon name="swap" />
      <Chips cards={get} isSaid={false} />
    </span>
  );
}
