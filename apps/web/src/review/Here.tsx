import { type Decision, gradeOf, type Review } from '@bastide/coach';
import { useState } from 'react';
import { present } from '../address/history.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { useTableBase } from '../table/context.ts';
import { branchOf } from './branch.ts';
import { change, percent } from './figures.ts';
import { hereIn } from './here.ts';
import { Moves } from './Moves.tsx';
import { useWords } from './words/index.ts';

interface Props {
  readonly review: Review;
  readonly stops: readonly number[];
  readonly past: number;
}

/** What is to be said of the moment looked at: the chances, what luck did, and what else could have been done. */
export function Here({ review, stops, past }: Props) {
  const t = useWords();
  const { people, colours } = useTableBase();
  const { decisions, draws } = hereIn(review, stops, past);
  return (
    <>
      <h2>{t('review.here')}</h2>
      <ul className="chances num">
        {review.curve[past]?.map((chance, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <Emblem colour={colours[seat]!} />{' '}
            {t('review.chance', { name: people.names[seat]!, chance: percent(t, chance) })}
          </li>
        ))}
      </ul>
      {draws.map(({ at, luck }) => (
        <p key={at} className="small num">
          {t('review.luck', {
            list: t.parts(
              luck.map((one, seat) =>
                t('review.chance', { name: people.names[seat]!, chance: change(t, one) }),
              ),
            ),
          })}
        </p>
      ))}
      {decisions.map((decision) => (
        <Judged key={decision.at} decision={decision} />
      ))}
      {decisions.length === 0 && <p className="small muted">{t('review.nothing')}</p>}
    </>
  );
}

function Judged({ decision }: { readonly decision: Decision<{ readonly type: string }> }) {
  const t = useWords();
  const { people, colours, session, game, open } = useTableBase();
  const [isOpening, setOpening] = useState(false);
  const { at, seat, loss, thoughts, played } = decision;
  const grade = gradeOf(loss);
  const branch = async () => {
    setOpening(true);
    await open(branchOf(session, game, at, seat, present())).finally(() => setOpening(false));
  };
  return (
    <article className="judged">
      <p>
        <Emblem colour={colours[seat]!} />{' '}
        {t('review.graded', { name: people.names[seat]!, grade, lost: change(t, -loss) })}
      </p>
      <Moves thoughts={thoughts} played={played} />
      <button type="button" className="btn" disabled={isOpening} onClick={branch}>
        {t('review.branch')}
      </button>
    </article>
  );
}
