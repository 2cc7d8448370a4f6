import { type CardCounts, RESOURCES } from '@bastide/catan';
import { type ReactNode, useId, useState } from 'react';
import { itemAt } from '../../../must.ts';
import { useBackToClose } from '../../../router/history.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { totalOf } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { cardsWords, countWords, resourceName } from '../text/cards.ts';
import { refusalReason, refusalText } from '../text/refusal-text.ts';
import { withdrawnOfferText } from '../text/trade-text.ts';
import type { Trade } from '../trade/use-trade.ts';
import { ResourceIcon } from '../ui/Cards.tsx';
import { Answers, Deals } from './Answers.tsx';
import { BankRow, CONFIRMED_BY } from './BankRow.tsx';

interface TradePanelProps {
  /** The part of the prompt that must stay visible while the panel takes its place. */
  readonly above?: ReactNode;
}

/** Trade with other players and with the bank. */
export function TradePanel({ above }: TradePanelProps) {
  const t = useCatanTranslator();
  const { setUi, now, trade } = useCatan();
  const between = now.options.playerTrades;
  const gone = useGone();
  const close = () => setUi({ trade: false });
  useBackToClose(true, close);
  return (
    <section className="trade sheet-like" aria-labelledby="trade-title">
      <header className="trade-head">
        <h2 id="trade-title">{t(trade.side === 'answers' ? 'catan.trade.counter' : 'catan.trade.title')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {above}
      <div className="trade-in">
        <p className="small offer-gone" role="status">
          {gone}
        </p>
        {between ? (
          <Terms />
        ) : (
          <p className="small muted">
            {t.sentence(refusalReason(t, { rule: 'CAT-VAR-10' }) ?? '')} <RuleLink id="CAT-VAR-10" />
          </p>
        )}
        <BankRow />
        {now.offer && trade.side === 'asks' && (
          <p className="small muted lapses">
            {t('catan.trade.lapses')} <RuleLink id="CAT-TRADE-10" />
          </p>
        )}
      </div>
    </section>
  );
}

/** Says why an offer has ended while the reader entered other terms. */
function useGone(): string | undefined {
  const t = useCatanTranslator();
  const table = useCatan();
  const { side } = table.trade;
  const [answered, setAnswered] = useState(side === 'answers');
  if (side === 'answers' && !answered) setAnswered(true);
  return answered && side === 'proposes' ? withdrawnOfferText(t, table, table.viewer) : undefined;
}

function Terms() {
  const t = useCatanTranslator();
  const { now, viewer, trade } = useCatan();
  const { draft, refusal, isAnnounced } = trade;
  const hand = viewer === undefined ? undefined : (itemAt(now.seats, viewer).hand ?? undefined);
  return (
    <>
      <FiveCards side="give" cards={draft.give} hand={hand} add={trade.add} />
      <FiveCards side="get" cards={draft.get} add={trade.add} />
      <OpenQuestion />
      {trade.side === 'asks' && <Asked />}
      {refusal && isAnnounced && (
        <p className="small no" role="alert">
          {refusalText(t, refusal)} <RuleLink id={refusal.rule} />
        </p>
      )}
      <Buttons />
      <Deals />
      <Answers />
    </>
  );
}

/** Asks the others for their price of the wanted cards, before any offer. */
function OpenQuestion() {
  const t = useCatanTranslator();
  const { trade } = useCatan();
  const { sellers, question, draft } = trade;
  if (sellers.length === 0) return null;
  const isAsked = question.thinking.length > 0;
  return (
    <button
      type="button"
      className="link open-question"
      aria-disabled={isAsked || undefined}
      onClick={() => {
        if (!isAsked) question.ask(sellers, draft.get);
      }}
    >
      {t('catan.trade.question')}
    </button>
  );
}

/** Seats that the offer is for: everybody, unless somebody is left out. */
function Asked() {
  const t = useCatanTranslator();
  const { now, viewer, people, colours, trade } = useCatan();
  const others = now.seats.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  if (others.length < 2) return null;
  return (
    <fieldset className="asked">
      <legend className="sr">{t('catan.trade.to')}</legend>
      <span className="small muted" aria-hidden="true">
        {t('catan.trade.to')}
      </span>
      {others.map((seat) => {
        const on = trade.to.includes(seat);
        const isEmpty = itemAt(now.seats, seat).cards === 0;
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={on}
            aria-disabled={isEmpty || undefined}
            title={isEmpty ? t('catan.seat.cards', { n: 0 }) : undefined}
            className={on ? 'asked-seat on' : 'asked-seat'}
            data-seat={seat}
            onClick={() => {
              if (!isEmpty) trade.ask(seat, !on);
            }}
          >
            <SeatEmblem colour={itemAt(colours, seat)} />
            <span>{people.names[seat]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function Buttons() {
  const t = useCatanTranslator();
  const { now, viewer, trade } = useCatan();
  const { give, get } = trade.draft;
  const terms = useId();
  const isMine = now.offer !== null && trade.side === 'asks';
  const proposal = now.answers.find(({ seat, answer }) => seat === viewer && answer === 'proposed');
  return (
    <p className="trade-actions">
      {(isMine || proposal) && (
        <button
          type="button"
          className="btn"
          aria-disabled={trade.isHeld || undefined}
          onClick={trade.withdraw}
        >
          {t('catan.trade.withdraw')}
        </button>
      )}
      <button
        type="button"
        className="btn ink"
        id={CONFIRMED_BY.offer}
        aria-describedby={terms}
        aria-disabled={trade.isHeld || trade.isOffered || trade.refusal !== undefined || undefined}
        onClick={() => {
          if (!trade.isOffered) trade.send();
        }}
      >
        {t(
          trade.side === 'answers'
            ? 'catan.trade.instead'
            : trade.side === 'proposes'
              ? 'catan.trade.propose'
              : isMine
                ? 'catan.trade.change'
                : 'catan.trade.offer',
        )}
      </button>
      <span id={terms} hidden>
        {totalOf(give) > 0 &&
          totalOf(get) > 0 &&
          t('catan.trade.swap', { give: cardsWords(t, give, 'object'), get: cardsWords(t, get, 'object') })}
      </span>
    </p>
  );
}

interface FiveCardsProps {
  readonly side: 'give' | 'get';
  readonly cards: CardCounts;
  /** Cards in hand, which limit the cards that can be given. */
  readonly hand?: CardCounts | undefined;
  add: Trade['add'];
}

/** One side of a trade: a press adds a card, the minus button removes one. */
function FiveCards({ side, cards, hand, add }: FiveCardsProps) {
  const t = useCatanTranslator();
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
