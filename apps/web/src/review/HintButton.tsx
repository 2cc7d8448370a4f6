import './review.css';
import type { MoveEvaluation } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { use, useEffect, useState } from 'react';
import { WeighedMoveList } from '../explanation/WeighedMoveList.tsx';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { useTranslator as useWordsOfGame } from '../i18n/context.ts';
import { must } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { focusElement, focusPrompt } from '../table/focus.ts';
import { ToolButton } from '../table/TableHeader.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ThinkingDots } from '../ui/ThinkingDots.tsx';
import { useReviewTranslator } from './messages.ts';
import type { CoachReply, CoachRequest } from './protocol.ts';

type HintMove = MoveEvaluation<{ readonly type: string }>;

/** Number of moves that are shown. */
const SHOWN = 3;

interface Props {
  readonly seat: Seat;
  onClose(): void;
}

/** Shows a good move, the next best ones, and the reasons. */
function HintDialog({ seat, onClose }: Props) {
  const t = useReviewTranslator();
  const told = useWordsOfGame<string>();
  const { game, session, people, count } = useTableBase();
  const { moves } = use(fetchSecondary(game));
  // A later position belongs to another question.
  const [asked] = useState(() => ({ view: session.moment(seat).view, count }));
  const { view } = asked;
  const isStillValid = moves?.isStillValid
    ? moves.isStillValid(view, session.moment(seat).view, seat)
    : count === asked.count;
  const thoughts = useHint(seat, view);
  const found = thoughts === undefined || thoughts === 'failed' || !moves ? [] : thoughts.slice(0, SHOWN);
  const [first] = found;
  return (
    <Dialog title={t('hint.title')} onClose={onClose}>
      {/* Announces the result; the rest can be read, and has buttons. */}
      <div aria-live="polite">
        {thoughts === undefined ? (
          <p>
            {t('hint.thinking')} <ThinkingDots />
          </p>
        ) : first && moves ? (
          <p className="sr">{moves.describe(told, [first.action, ...first.then], view, people)}</p>
        ) : (
          <p>{t('hint.none')}</p>
        )}
      </div>
      {first && moves && (
        <>
          {found.length > 1 && (
            <p className="small muted">
              {t('weighedMoves.about', { lead: first.margin === undefined ? 'no' : 'yes' })}
            </p>
          )}
          <WeighedMoveList
            thoughts={found}
            moves={moves}
            view={view}
            people={people}
            below={(actions, described) =>
              moves.Prepare &&
              isStillValid && (
                <moves.Prepare
                  actions={actions}
                  label={t('hint.prepare')}
                  describedBy={described}
                  onPrepared={(where) => focusPrepared(onClose, where)}
                />
              )
            }
          />
        </>
      )}
    </Dialog>
  );
}

/** Closes the dialog and focuses the button that confirms the prepared move: a dialog that closes leads back to its own button. */
function focusPrepared(close: () => void, where?: string): void {
  close();
  if (where) focusElement(where);
  else requestAnimationFrame(focusPrompt);
}

/** Moves that the coach finds for that seat from its view; undefined until it has thought. */
function useHint(seat: Seat, view: object): readonly HintMove[] | 'failed' | undefined {
  const { game } = useTableBase();
  const [thoughts, setThoughts] = useState<readonly HintMove[] | 'failed'>();
  useEffect(() => {
    const worker = must(game.startCoach, 'hints are offered only where the game has a coach')();
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) =>
      setThoughts(data.kind === 'hint' ? (data.thoughts as readonly HintMove[]) : 'failed'),
    );
    worker.addEventListener('error', () => setThoughts('failed'));
    worker.postMessage({ kind: 'hint', seat, view } satisfies CoachRequest);
    return () => worker.terminate();
  }, [game, seat, view]);
  return thoughts;
}

/** Shows a good move for that seat on request. */
export default function HintButton({ seat }: { readonly seat: Seat }) {
  const t = useReviewTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon="hint" label={t('hint.open')} onPress={() => setOpen(true)} />
      {isOpen && <HintDialog seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
