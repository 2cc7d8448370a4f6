import type { Thought } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { use, useEffect, useState } from 'react';
import { fetchLater } from '../game/fetch.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Dots } from '../parts/Dots.tsx';
import { useTableBase } from '../table/context.ts';
import { toSentence } from '../table/focus.ts';
import { Thoughts } from '../why/Thoughts.tsx';
import type { Answer, Question } from './protocol.ts';
import { useWords } from './words/index.ts';

type Move = Thought<{ readonly type: string }>;

/** So many moves are shown. */
const SHOWN = 3;

interface Props {
  readonly seat: Seat;
  onClose(): void;
}

/** A good move, the next best beside it, and why. */
export function HintDialog({ seat, onClose }: Props) {
  const t = useWords();
  const { game, session, people, count } = useTableBase();
  const { moves } = use(fetchLater(game));
  // What happens meanwhile belongs to another question.
  const [asked] = useState(() => ({ view: session.moment(seat).view, count }));
  const { view } = asked;
  const thoughts = useHint(seat, view);
  const prepared = () => {
    onClose();
    requestAnimationFrame(toSentence); // what is to be confirmed now; a dialog that closes leads back to its button
  };
  return (
    <Dialog title={t('hint.title')} onClose={onClose}>
      <div className="hint" aria-live="polite">
        {thoughts === undefined ? (
          <p>
            {t('hint.thinking')} <Dots />
          </p>
        ) : thoughts === 'failed' || thoughts.length === 0 || !moves ? (
          <p>{t('hint.none')}</p>
        ) : (
          <>
            {thoughts.length > 1 && (
              <p className="small muted">
                {t('thoughts.about', { lead: thoughts[0]!.margin === undefined ? 'no' : 'yes' })}
              </p>
            )}
            <Thoughts
              thoughts={thoughts.slice(0, SHOWN)}
              moves={moves}
              view={view}
              people={people}
              below={(actions) =>
                moves.Prepare &&
                count === asked.count && (
                  <moves.Prepare actions={actions} label={t('hint.prepare')} onPrepared={prepared} />
                )
              }
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What the coach finds for that seat from what it sees now; undefined until it has thought. */
function useHint(seat: Seat, view: object): readonly Move[] | 'failed' | undefined {
  const { game } = useTableBase();
  const [thoughts, setThoughts] = useState<readonly Move[] | 'failed'>();
  useEffect(() => {
    const worker = game.startCoach!();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      setThoughts(data.kind === 'hint' ? (data.thoughts as readonly Move[]) : 'failed'),
    );
    worker.addEventListener('error', () => setThoughts('failed'));
    worker.postMessage({ kind: 'hint', seat, view } satisfies Question);
    return () => worker.terminate();
  }, [game, seat, view]);
  return thoughts;
}
