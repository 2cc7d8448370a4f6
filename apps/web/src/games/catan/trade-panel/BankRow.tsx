import { RESOURCES, type Resource } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { kindsIn } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { countWords, resourceName } from '../text/cards.ts';
import { ResourceIcon } from '../ui/Cards.tsx';

/** Ids of the trade panel's buttons that carry out an advised trade with one press. */
export const CONFIRMED_BY = { offer: 'trade-send', bank: 'bank-take' } as const;

/** Swaps with the bank at the best rate of each card; at once where the cards asked for are of one kind. */
export function BankRow() {
  const t = useCatanTranslator();
  const { now, viewer, trade } = useCatan();
  if (trade.side !== 'asks' || viewer === undefined) return null;
  const { hand, rates } = itemAt(now.seats, viewer);
  const held = (card: Resource) => hand?.[card] ?? 0;
  const { swap } = trade;
  const give = swap.give && held(swap.give) >= rates[swap.give] ? swap.give : undefined;
  const advised = give && swap.get;
  const asked = kindsIn(trade.draft.get);
  const only = asked.length === 1 && !advised ? asked[0] : undefined;
  const press = (card: Resource) => {
    if (only) trade.bank(card, only);
    else trade.chooseSwap(give === card ? {} : { give: card });
  };
  return (
    <section className="bank-row" aria-labelledby="bank-title">
      <h3 id="bank-title">
        {only ? t('catan.bank.for', { cards: countWords(t, only, 1, 'object') }) : t('catan.bank.title')}
      </h3>
      <ul className="five">
        {RESOURCES.map((card) => (
          <GiveButton
            key={card}
            card={card}
            rate={rates[card]}
            held={held(card)}
            isOn={give === card}
            isSwitch={!only}
            isOff={card === only || held(card) < rates[card]}
            onPress={() => press(card)}
          />
        ))}
      </ul>
      {give && !only && (
        <>
          <h3 id="bank-get">{t('catan.bank.get', { cards: countWords(t, give, rates[give], 'object') })}</h3>
          <ul className="five" aria-labelledby="bank-get">
            {RESOURCES.map((card) => (
              <TakeButton key={card} give={give} card={card} isAdvised={card === advised} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface GiveButtonProps {
  readonly card: Resource;
  /** Cards for one of the bank. */
  readonly rate: number;
  readonly held: number;
  readonly isOn: boolean;
  /** It is pressed and released, not done at once. */
  readonly isSwitch: boolean;
  /** There are too few of them, or they are what is wanted. */
  readonly isOff: boolean;
  onPress(): void;
}

/** A kind of cards to give to the bank. */
function GiveButton({ card, rate, held, isOn, isSwitch, isOff, onPress }: GiveButtonProps) {
  const t = useCatanTranslator();
  const short = rate - held;
  return (
    <li className="five-card">
      <button
        type="button"
        data-card={card}
        className={isOn ? 'five-add bank on' : 'five-add bank'}
        aria-pressed={isSwitch ? isOn : undefined}
        aria-disabled={isOff || undefined}
        aria-label={
          short > 0
            ? t('catan.bank.shortLabel', { name: resourceName(t, card), rate, n: short })
            : t('catan.bank.give', { cards: countWords(t, card, rate, 'object') })
        }
        onClick={() => {
          if (!isOff) onPress();
        }}
      >
        <ResourceIcon card={card} />
        <b className="num">{rate}:1</b>
        <small>{short > 0 ? t('catan.bank.short', { n: short }) : t('catan.trade.of', { n: held })}</small>
      </button>
    </li>
  );
}

interface TakeButtonProps {
  readonly give: Resource;
  readonly card: Resource;
  readonly isAdvised: boolean;
}

/** A kind of cards to take from the bank. */
function TakeButton({ give, card, isAdvised }: TakeButtonProps) {
  const t = useCatanTranslator();
  const { now, trade } = useCatan();
  const refusal = trade.refusalOf({ type: 'bank', give, get: card });
  return (
    <li className={refusal ? 'five-card nil' : 'five-card'}>
      <button
        type="button"
        id={isAdvised ? CONFIRMED_BY.bank : undefined}
        data-card={card}
        className={isAdvised ? 'five-add on' : 'five-add'}
        aria-current={isAdvised || undefined}
        aria-disabled={refusal || trade.isHeld ? true : undefined}
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
}
