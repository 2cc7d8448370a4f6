import { useState } from 'react';
import { itemAt } from '../../../must.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { cardsWords } from '../text/cards.ts';

/** People at this screen agree aloud: a button for each of them trades at once, after one confirmation. */
export function Deals() {
  const { companions } = useCatan().trade;
  if (companions.length === 0) return null;
  return (
    <ul className="deals">
      {companions.map((seat) => (
        <Deal key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Deal({ seat }: { readonly seat: number }) {
  const t = useCatanTranslator();
  const { people, trade } = useCatan();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  const [lacks, setLacks] = useState(false);
  const name = itemAt(people.names, seat);
  const { give, get } = trade.draft;
  if (!isConfirming)
    return (
      <li>
        <button
          ref={first}
          type="button"
          className="link"
          aria-disabled={trade.isHeld || trade.refusal !== undefined || undefined}
          onClick={() => {
            setLacks(false);
            if (!trade.refusal) ask();
          }}
        >
          {t('catan.trade.dealWith', { name })}
        </button>
        {lacks && (
          <p className="small no" role="alert">
            {t('catan.trade.dealLacks', { name })}
          </p>
        )}
      </li>
    );
  return (
    <li role="alert">
      <p className="small">
        {t('catan.trade.dealSure', {
          name,
          give: cardsWords(t, get, 'object'),
          get: cardsWords(t, give, 'object'),
        })}
      </p>
      <p className="trade-actions">
        <button ref={back} type="button" className="btn" onClick={cancel}>
          {t('catan.trade.dealNot')}
        </button>
        <button
          type="button"
          className="btn ink"
          onClick={() => {
            setLacks(!trade.deal(seat));
            cancel();
          }}
        >
          {t('catan.trade.dealDone', { name })}
        </button>
      </p>
    </li>
  );
}
