import { declineReason } from '@bastide/bots';
import type { AnswerView, View } from '@bastide/catan';
import { useEffect, useRef, useState } from 'react';
import { itemAt } from '../../../must.ts';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { ThinkingDots } from '../../../ui/ThinkingDots.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { cardsWords } from '../text/cards.ts';
import { Swap } from '../ui/Cards.tsx';

/** Answers of the seats to the offer, and proposals of their own accord. */
export function Answers() {
  const t = useCatanTranslator();
  const table = useCatan();
  const { now, viewer, people, trade } = table;
  const { thinking, keeping } = trade.question;
  const list = useRef<HTMLUListElement>(null);
  const isOpen = now.offer !== null || thinking.length + keeping.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows grow as the bots answer
  useEffect(() => {
    // On a phone the answers to an offer or a question are below the edge.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, thinking.length, now.answers.length]);
  if (now.seat !== viewer) return null;
  const asked = [...(now.offer?.to ?? []), ...thinking, ...keeping];
  const seats = now.seats.flatMap((_, seat) =>
    asked.includes(seat) || now.answers.some((answer) => answer.seat === seat && answer.answer === 'proposed')
      ? [seat]
      : [],
  );
  if (seats.length === 0) return null;
  return (
    <>
      <ul className="answers" ref={list} aria-label={t('catan.trade.answers')}>
        {seats.map((seat) => (
          <AnswerRow key={seat} seat={seat} answer={now.answers.find((one) => one.seat === seat)} />
        ))}
      </ul>
      {/* Whoever keeps their cards does so in the page alone: no line of the log tells it. */}
      <p className="sr" role="status">
        {t.sentences(
          keeping.map((seat) => {
            const word = t(`catan.word.${answerText(table, seat) ?? 'no'}`);
            return t('catan.trade.keeps', { name: itemAt(people.names, seat), word });
          }),
        )}
      </p>
    </>
  );
}

function AnswerRow({ seat, answer }: { readonly seat: number; readonly answer: AnswerView | undefined }) {
  const t = useCatanTranslator();
  const table = useCatan();
  const { people, colours, now, trade } = table;
  const { thinking, keeping } = trade.question;
  const name = <b className="num">{people.names[seat]}</b>;
  const kind = thinking.includes(seat)
    ? 'thinks'
    : (answer?.answer ?? (keeping.includes(seat) ? 'declined' : 'thinks'));
  const word = kind === 'declined' ? answerText(table, seat) : undefined;
  const terms = kind === 'proposed' ? answer && { give: answer.get, get: answer.give } : now.offer;
  const refusal =
    kind === 'accepted' || kind === 'proposed' ? trade.refusalOf({ type: 'trade', with: seat }) : undefined;
  return (
    <li className={kind === 'proposed' ? 'two' : undefined}>
      <SeatEmblem colour={itemAt(colours, seat)} />
      <div className="answer-said">
        <p>
          {t.rich(`catan.trade.${kind === 'proposed' && !isAsked(now, seat) ? 'proposes' : kind}`, { name })}
          {kind === 'thinks' && <ThinkingDots />}
        </p>
        {terms && (kind === 'accepted' || kind === 'proposed') && <Swap give={terms.give} get={terms.get} />}
        {word && <p className="small muted word-said">{t(`catan.word.${word}`)}</p>}
        {kind === 'proposed' && <AnswerButtons seat={seat} kind={kind} isRefused={refusal !== undefined} />}
        {refusal && (
          <p className="small no">
            {t('catan.trade.youLack')} <RuleLink id={refusal.rule} />
          </p>
        )}
      </div>
      {kind === 'accepted' && <AnswerButtons seat={seat} kind={kind} isRefused={refusal !== undefined} />}
    </li>
  );
}

interface AnswerButtonsProps {
  readonly seat: number;
  readonly kind: 'accepted' | 'proposed';
  /** The reader's hand does not cover it. */
  readonly isRefused: boolean;
}

/** Buttons that accept an agreed trade, or copy a proposal in order to change it. */
function AnswerButtons({ seat, kind, isRefused }: AnswerButtonsProps) {
  const t = useCatanTranslator();
  const { now, trade } = useCatan();
  return (
    <div className="answer-actions">
      <button
        type="button"
        className={kind === 'accepted' ? 'btn ink offer-act' : 'btn offer-act'}
        aria-disabled={isRefused || trade.isHeld || undefined}
        onClick={() => {
          if (!isRefused) trade.tradeWith(seat);
        }}
      >
        {t(kind === 'accepted' ? 'catan.trade.trade' : 'catan.trade.take')}
      </button>
      {kind === 'proposed' && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            const answer = now.answers.find((one) => one.seat === seat);
            if (answer) trade.take(answer.get, answer.give);
          }}
        >
          {t('catan.trade.takeOver')}
        </button>
      )}
    </div>
  );
}

/** Tells whether the offer on the table is for that seat; another answer is of its own accord. */
const isAsked = ({ offer }: View, seat: number): boolean => offer?.to.includes(seat) === true;

/** The words of a bot with its decline, as things stand now; people say nothing more. */
function answerText({ session, now }: CatanTable, seat: number) {
  const { player } = itemAt(session.setup.seats, seat);
  if (player === 'person') return undefined;
  if (player === 'random') return 'no';
  return declineReason(isAsked(now, seat) ? now : { ...now, offer: null });
}

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
