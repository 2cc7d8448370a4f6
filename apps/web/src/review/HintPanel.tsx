import './review.css';
import type { MoveEvaluation } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { use, useEffect, useMemo, useState } from 'react';
import { numberedSketches, WeighedMoveList } from '../explanation/WeighedMoveList.tsx';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator as useWordsOfGame } from '../i18n/context.ts';
import { must } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { focusElement, focusPrompt } from '../table/focus.ts';
import { MovePanelFrame } from '../table/MovePanelFrame.tsx';
import { useSketches } from '../table/use-sketches.ts';
import { ThinkingDots } from '../ui/ThinkingDots.tsx';
import { useReviewTranslator } from './messages.ts';
import type { CoachReply, CoachRequest } from './protocol.ts';

type HintMove = MoveEvaluation<{ readonly type: string }>;

/** Number of moves that are shown. */
const SHOWN = 3;

const NO_MOVES: readonly HintMove[] = [];

/** A good move, the next best ones, and the reasons; the board shows them with their numbers. */
export default function HintPanel({ seat }: { readonly seat: Seat }) {
  const t = useReviewTranslator();
  const told = useWordsOfGame<string>();
  const { game, session, people, count, setUi } = useTableBase();
  const { moves } = use(fetchSecondary(game));
  // A later position belongs to another question.
  const [asked] = useState(() => ({ view: session.moment(seat).view, count }));
  const { view } = asked;
  const isStillValid = moves?.isStillValid
    ? moves.isStillValid(view, session.moment(seat).view, seat)
    : count === asked.count;
  useEffect(() => {
    if (!isStillValid) setUi({ movePanel: undefined });
  }, [isStillValid, setUi]);
  const thoughts = useHint(seat, view);
  const found = useMemo(
    () => (thoughts === undefined || thoughts === 'failed' ? NO_MOVES : thoughts.slice(0, SHOWN)),
    [thoughts],
  );
  useSketches(useMemo(() => numberedSketches(moves, found, seat, view), [moves, found, seat, view]));
  const [first] = found;
  return (
    <MovePanelFrame title={t('hint.title')}>
      {/* Announces the result; the rest can be read, and has buttons. */}
      <div aria-live="polite">
        {thoughts === undefined ? (
          <p>
            {t('hint.thinking')} <ThinkingDots />
          </p>
        ) : first && moves ? (
          <p className="sr">{moves.describe(told, [first.action, ...first.then], view, people, READERS)}</p>
        ) : (
          <p>{t('hint.none')}</p>
        )}
      </div>
      {moves && <HintedMoves found={found} moves={moves} view={view} isStillValid={isStillValid} />}
    </MovePanelFrame>
  );
}

interface HintedMovesProps {
  readonly found: readonly HintMove[];
  readonly moves: MoveDescriber;
  readonly view: object;
  readonly isStillValid: boolean;
}

/** The moves found, each with a button that chooses it. */
function HintedMoves({ found, moves, view, isStillValid }: HintedMovesProps) {
  const t = useReviewTranslator();
  const { people, setUi } = useTableBase();
  const [first] = found;
  const close = () => setUi({ movePanel: undefined });
  if (!first) return null;
  return (
    <>
      <WeighedMoveList
        thoughts={found}
        moves={moves}
        view={view}
        people={people}
        isNumbered
        isReaders
        below={(actions, described) =>
          moves.Prepare &&
          isStillValid && (
            <moves.Prepare
              actions={actions}
              label={t('hint.prepare')}
              describedBy={described}
              onPrepared={(where) => focusPrepared(close, where)}
            />
          )
        }
      />
      {found.length > 1 && (
        <p className="small muted">
          {t('weighedMoves.about', { lead: first.margin === undefined ? 'no' : 'yes' })}
        </p>
      )}
    </>
  );
}

const READERS = { isReaders: true } as const;

/** Closes the panel and focuses the element that confirms the prepared move; a panel that closes leads back to its own button. */
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
