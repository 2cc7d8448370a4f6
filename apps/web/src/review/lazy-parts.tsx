// Parts of the coach at a table, loaded with their messages when they are first shown.
import type { Seat } from '@bastide/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { useSettings } from '../settings/context.ts';
import { useTableBase, useTableUi } from '../table/context.ts';
import { useTableOverlay } from '../table/overlay.ts';
import { originOf } from './branch-origins.ts';
import { REVIEW_MESSAGES } from './messages.ts';

type Parts = typeof import('./parts.tsx')['PARTS'];

/** A part of the coach; all of them are one file, because whoever sees one sees others. */
const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazy(async () => {
    const [{ PARTS }] = await Promise.all([
      import('./parts.tsx'),
      loadSecondaryMessages(),
      loadMessages(REVIEW_MESSAGES),
    ]);
    return { default: PARTS[name] };
  });

const ReviewContent = lazyPart('ReviewContent');
const ReviewSummary = lazyPart('ReviewSummary');
const OpenReviewButton = lazyPart('OpenReviewButton');
const HintPanel = lazyPart('HintPanel');
const ExplanationPanel = lazyPart('ExplanationPanel');
const HintButton = lazyPart('HintButton');
const BackToReviewButton = lazyPart('BackToReviewButton');

/** True if the game can be reviewed: it is over, its whole record is public, and there is a coach for it. */
function useCanReview(): boolean {
  const { isOver, game, session } = useTableBase();
  return isOver && game.startCoach !== undefined && session.record() !== undefined;
}

/** Renders a part only where the game can be reviewed. */
const whenReviewable = (Part: ComponentType) =>
  function Reviewed() {
    return (
      useCanReview() && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };

/** In the sidebar of the replay: the chances, the turning points, and the findings about this moment. */
export const ReviewPanel = whenReviewable(ReviewContent);
/** The findings about this moment in one line. */
export const ReviewLine = whenReviewable(ReviewSummary);
/** Links from the result to the review. */
export const ReviewButton = whenReviewable(OpenReviewButton);

interface Props {
  /** The seat at this screen that is to decide; undefined: none, or the table is covered. */
  readonly seat: Seat | undefined;
}

/**
 * At the head of the table: a hint for the seat that is to decide, if the settings allow hints and the game is not
 * online; in a branch, the way back.
 */
export function CoachButtons({ seat }: Props) {
  const company = useTableOverlay();
  const { hints } = useSettings().settings;
  const { session, game } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const origin = originOf(session);
  const isOffered = hints && !company && game.startCoach && past === undefined;
  return (
    <Suspense>
      {isOffered && seat !== undefined && <HintButton key={seat} seat={seat} />}
      {origin && <BackToReviewButton origin={origin} />}
    </Suspense>
  );
}

/** Moves that are explained beside the board, if there are any. */
export function MovePanel() {
  const panel = useTableUi(({ movePanel }) => movePanel);
  if (!panel) return null;
  const Panel = panel.about === 'hint' ? HintPanel : ExplanationPanel;
  return (
    <Suspense>
      <Panel key={panel.seat} seat={panel.seat} />
    </Suspense>
  );
}
