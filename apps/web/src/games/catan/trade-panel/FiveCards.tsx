import { type CardCounts, RESOURCES } from '@bastide/catan';
import { Icon } from '../../../parts/Icon.tsx';
import { ResourceIcon } from '../parts/Cards.tsx';
import { countWords, resourceName } from '../text/cards.ts';
import type { Trade } from '../trade/use-trade.ts';
import { useWords } from '../words/index.ts';

interface FiveCardsProps {
  readonly side: 'give' | 'get';
  readonly cards: CardCounts;
  /** Cards held: no more than that can be given. */
  readonly hand?: CardCounts | undefined;
  add: Trade['add'];
}

/** One side of a trade: a press adds a card, the minus takes one away. */
export function FiveCards({ side, cards, hand, add }: FiveCardsProps) {
  const t = useWords();
  return (
    <div className="five-row">
      <h3 id={`trade-${side}`}>{t(side === 'give' ? 'catan.trade.give' : 'catan.trade.get')}</h3>
      <ul className="five" aria-labelledby={`trade-${side}`}>
        {RESOURCES.map((card) => {
          const n = cards[card] ?? 0;
          const held = hand?.[card] ?? 0;
          const full = hand !== undefined && n >= held;
          const none = hand !== undefined && held === 0;
          const name = resourceName(t, card);
          return (
            <li key={card} className={['five-card', n > 0 && 'has', none && 'nil'].filter(Boolean).join(' ')}>
              <button
                type="button"
                data-card={card}
                className="five-add"
                aria-disabled={full || undefined}
                aria-label={
                  hand === undefined
                    ? t('catan.trade.add', { name, n })
                    : t('catan.trade.addOf', { name, n, held })
                }
                onClick={() => {
                  if (!full) add(side, card, 1);
                }}
              >
                <ResourceIcon card={card} />
                {n > 0 && <b className="num">{n}</b>}
                {hand !== undefined && <small>{t('catan.trade.of', { n: held })}</small>}
              </button>
              {n > 0 && (
                <button
                  type="button"
                  className="less"
                  aria-label={t('catan.trade.less', { cards: countWords(t, card, 1, 'object') })}
                  onClick={() => add(side, card, -1)}
                >
                  <Icon name="minus" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
