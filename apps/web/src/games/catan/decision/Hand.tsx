import { RESOURCES } from '@bastide/catan';
import { capital } from '../../../i18n/capital.ts';
import { useCatan } from '../context.ts';
import { ResourceIcon } from '../parts/Cards.tsx';
import { resourceName } from '../text/cards.ts';
import { useWords } from '../words/index.ts';

/** The own resource cards: a press adds one to what is given in a trade. Covered, where nobody may see them. */
export function Hand() {
  const t = useWords();
  const { now, me, covered, view, attention, look, trade } = useCatan();
  if (me === undefined || covered) return <CoveredHand />;
  const hand = (attention.past === undefined ? now : view).seats[me]!.hand;
  if (!hand) return <CoveredHand />;
  const trades = trade.side !== 'none' && attention.past === undefined && !now.options.noPlayerTrades;
  return (
    <ul className="hand-cards" aria-label={t('catan.hand.label')}>
      {RESOURCES.map((card) => {
        const n = hand[card];
        const name = resourceName(t, card);
        const left = n - (trade.draft.give[card] ?? 0);
        const inside = (
          <>
            <ResourceIcon card={card} />
            <b className="num">{n}</b>
            <span className="card-name">{capital(name, t.language)}</span>
          </>
        );
        return (
          <li key={card}>
            {trades && n > 0 ? (
              <button
                type="button"
                className="card"
                data-card={card}
                aria-label={t('catan.hand.give', { name, n })}
                title={t('catan.hand.giveHint')}
                onClick={() => {
                  if (attention.trade && left > 0) trade.add('give', card, 1);
                  look({ trade: true });
                }}
              >
                {inside}
              </button>
            ) : (
              <span className={n > 0 ? 'card' : 'card nil'} data-card={card}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** As many backs as there are cards; at a table without persons, of whoever plays. */
function CoveredHand() {
  const t = useWords();
  const { now } = useCatan();
  const n = now.seats[now.seat]!.cards;
  const SHOWN = 8;
  return (
    <p className="hand-cards covered">
      {Array.from({ length: Math.min(n, SHOWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <span key={i} className="card back" aria-hidden="true" />
      ))}
      <span className="covered-said">{t('catan.hand.covered', { n })}</span>
    </p>
  );
}
