import { type ReactNode, useId, useState } from 'react';
import { SeatEmblem } from '../../../parts/Emblem.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { totalOf } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { cardsWords } from '../text/cards.ts';
import { refusalText } from '../text/refusal-words.ts';
import { withdrawnOfferText } from '../text/trade-words.ts';
import { CONFIRMED_BY } from '../trade/confirmed-by.ts';
import { useWords } from '../words/index.ts';
import { Answers } from './Answers.tsx';
import { BankRow } from './BankRow.tsx';
import { FiveCards } from './FiveCards.tsx';

interface TradePanelProps {
  /** Of the decision what has to be seen where the panel takes its place. */
  readonly above?: ReactNode;
}

/** Trade with the others and with the bank. */
export function TradePanel({ above }: TradePanelProps) {
  const t = useWords();
  const { setUi, now, trade } = useCatan();
  const between = !now.options.noPlayerTrades;
  const gone = useGone();
  return (
    <section className="trade sheet-like" aria-labelledby="trade-title">
      <header className="trade-head">
        <h2 id="trade-title">{t(trade.side === 'answers' ? 'catan.trade.counter' : 'catan.trade.title')}</h2>
        <button
          type="button"
          className="round"
          aria-label={t('act.close')}
          onClick={() => setUi({ trade: false })}
        >
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
            {t('catan.no.CAT-VAR-10')} <RuleLink id="CAT-VAR-10" />
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

/** The offer goes while other terms are put together: the panel says why it is another now. */
function useGone(): string | undefined {
  const t = useWords();
  const table = useCatan();
  const { side } = table.trade;
  const [answered, setAnswered] = useState(side === 'answers');
  if (side === 'answers' && !answered) setAnswered(true);
  return answered && side === 'proposes' ? withdrawnOfferText(t, table, table.viewer) : undefined;
}

function Terms() {
  const t = useWords();
  const { now, viewer, trade } = useCatan();
  const { draft, refusal, isAnnounced } = trade;
  const hand = viewer === undefined ? undefined : (now.seats[viewer]!.hand ?? undefined);
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
      <Answers />
    </>
  );
}

/** Asks what others would want for the cards wished for, where nothing is offered yet. */
function OpenQuestion() {
  const t = useWords();
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

/** Whom the offer is for: everybody, unless somebody is left out. */
function Asked() {
  const t = useWords();
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
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={on}
            className={on ? 'asked-seat on' : 'asked-seat'}
            onClick={() => trade.ask(seat, !on)}
          >
            <SeatEmblem colour={colours[seat]!} />
            <span>{people.names[seat]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function Buttons() {
  const t = useWords();
  const { now, viewer, turn, trade } = useCatan();
  const { give, get } = trade.draft;
  const terms = useId();
  const isMine = now.offer !== null && trade.side === 'asks';
  const proposal = now.answers.find(({ seat, answer }) => seat === viewer && answer === 'proposed');
  return (
    <p className="trade-acts">
      {(isMine || proposal) && (
        <button
          type="button"
          className="btn"
          aria-disabled={turn.isHeld || undefined}
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
        aria-disabled={turn.isHeld || trade.isOffered || trade.refusal !== undefined || undefined}
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
