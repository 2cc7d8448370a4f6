import { RESOURCES, type Resource } from '@bastide/catan';
import { kindsIn } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { countWords, resourceName } from '../text/cards.ts';
import { CONFIRMED_BY } from '../trade/confirmed-by.ts';
import { ResourceIcon } from '../ui/Cards.tsx';

/** Swaps with the bank at the best rate of each card; at once where what is asked for is one kind. */
export function BankRow() {
  const t = useCatanTranslator();
  const { now, viewer, trade } = useCatan();
  if (trade.side !== 'asks' || viewer === undefined) return null;
  const { hand, rates } = now.seats[viewer]!;
  const held = (card: Resource) => hand?.[card] ?? 0;
  const { swap } = trade;
  const give = swap.give && held(swap.give) >= rates[swap.give] ? swap.give : undefined;
  const advised = give && swap.get;
  const asked = kindsIn(trade.draft.get);
  const only = asked.length === 1 && !advised ? asked[0] : undefined;
  const press = (card: Resource) => {
    if (only && only !== card) trade.bank(card, only);
    else trade.chooseSwap(give === card ? {} : { give: card });
  };
  return (
    <section className="bank-row" aria-labelledby="bank-title">
      <h3 id="bank-title">
        {only ? t('catan.bank.for', { cards: countWords(t, only, 1, 'object') }) : t('catan.bank.title')}
      </h3>
      <ul className="five">
        {RESOURCES.map((card) => {
          const short = rates[card] - held(card);
          const rate = rates[card];
          return (
            <li key={card} className="five-card">
              <button
                type="button"
                data-card={card}
                className={give === card ? 'five-add bank on' : 'five-add bank'}
                aria-pressed={only ? undefined : give === card}
                aria-disabled={short > 0 || undefined}
                aria-label={
                  short > 0
                    ? t('catan.bank.shortLabel', { name: resourceName(t, card), rate, n: short })
                    : t('catan.bank.give', { cards: countWords(t, card, rate, 'object') })
                }
                onClick={() => {
                  if (short <= 0) press(card);
                }}
              >
                <ResourceIcon card={card} />
                <b className="num">{rates[card]}:1</b>
                <small>
                  {short > 0 ? t('catan.bank.short', { n: short }) : t('catan.trade.of', { n: held(card) })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {give && !only && (
        <>
          <h3 id="bank-get">{t('catan.bank.get', { cards: countWords(t, give, rates[give], 'object') })}</h3>
          <ul className="five" aria-labelledby="bank-get">
            {RESOURCES.map((card) => {
              const refusal = trade.refusalOf({ type: 'bank', give, get: card });
              return (
                <li key={card} className={refusal ? 'five-card nil' : 'five-card'}>
                  <button
                    type="button"
                    id={card === advised ? CONFIRMED_BY.bank : undefined}
                    data-card={card}
                    className={card === advised ? 'five-add on' : 'five-add'}
                    aria-current={card === advised || undefined}
                    aria-disabled={refusal ? true : undefined}
                    aria-label={t('catan.bank.take', { cards: countWords(t, card, 1, 'object') })}
                    onClick={() => {
                      if (!refusal) trade.bank(give, card);
                    }}
                  >
                    <ResourceIcon card={card} />
                    <small>{t('catan.bank.left', { n: now.bank[card] })}</small>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
