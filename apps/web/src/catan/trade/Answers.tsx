import type { AnswerView } from '@bastide/catan';
import { useWords } from '../../i18n/context.ts';
import { Dots } from '../../leaf/Dots.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Swap } from '../parts/Cards.tsx';
import { useCatan } from '../table/context.ts';

/** What each seat says to the offer, and what others propose of their own accord. */
export function Answers() {
  const t = useWords();
  const { now, me } = useCatan();
  if (now.seat !== me) return null;
  const asked = now.offer?.to ?? [];
  const seats = now.seats.flatMap((_, seat) =>
    asked.includes(seat) || now.answers.some((answer) => answer.seat === seat && answer.answer === 'proposed')
      ? [seat]
      : [],
  );
  if (seats.length === 0) return null;
  return (
    <ul className="answers" aria-label={t('catan.trade.answers')}>
      {seats.map((seat) => (
        <AnswerRow key={seat} seat={seat} answer={now.answers.find((one) => one.seat === seat)} />
      ))}
    </ul>
  );
}

function AnswerRow({ seat, answer }: { readonly seat: number; readonly answer: AnswerView | undefined }) {
  const t = useWords();
  const { people, colours, now, trade } = useCatan();
  const name = <b className="num">{people.names[seat]}</b>;
  const kind = answer?.answer ?? 'thinks';
  const terms = kind === 'proposed' ? { give: answer!.get, get: answer!.give } : now.offer;
  const refusal =
    kind === 'accepted' || kind === 'proposed' ? trade.refusalOf({ type: 'trade', with: seat }) : undefined;
  return (
    <li>
      <Emblem colour={colours[seat]!} />
      <div className="answer-said">
        <p>
          {t.rich(`catan.trade.${now.offer === null && kind === 'proposed' ? 'proposes' : kind}`, { name })}
          {kind === 'thinks' && <Dots />}
        </p>
        {terms && (kind === 'accepted' || kind === 'proposed') && <Swap give={terms.give} get={terms.get} />}
        {refusal && (
          <p className="small no">
            {t('catan.trade.youLack')} <RuleLink id={refusal.rule} />
          </p>
        )}
      </div>
      {(kind === 'accepted' || kind === 'proposed') && (
        <button
          type="button"
          className={kind === 'accepted' ? 'btn ink offer-act' : 'btn offer-act'}
          aria-disabled={refusal ? true : undefined}
          onClick={() => {
            if (!refusal) trade.tradeWith(seat);
          }}
        >
          {t(kind === 'accepted' ? 'catan.trade.trade' : 'catan.trade.take')}
        </button>
      )}
    </li>
  );
}
