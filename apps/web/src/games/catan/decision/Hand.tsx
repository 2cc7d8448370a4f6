import { RESOURCES } from '@bastide/catan';
import { capitalize } from '../../../i18n/translator.ts';
import { itemAt } from '../../../must.ts';
import { useCatan, useCatanUi } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { resourceName } from '../text/cards.ts';
import { ResourceIcon } from '../ui/Cards.tsx';

/** The own resource cards: a press adds one to what is given in a trade. Covered, where nobody may see them. */
export function Hand() {
  const t = useCatanTranslator();
  const { now, viewer, covered, view, ui, setUi, trade } = useCatan();
  const past = useCatanUi((ui) => ui.past);
  if (viewer === undefined || covered) return <CoveredHand />;
  const hand = itemAt((past === undefined ? now : view).seats, viewer).hand;
  if (!hand) return <CoveredHand />;
  const trades = trade.side !== 'none' && past === undefined && now.options.playerTrades;
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
            <span className="card-name">{capitalize(name, t.language)}</span>
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
                  if (ui.get().trade && left > 0) trade.add('give', card, 1);
                  setUi({ trade: true });
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
  const t = useCatanTranslator();
  const { now } = useCatan();
  const n = itemAt(now.seats, now.seat).cards;
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
