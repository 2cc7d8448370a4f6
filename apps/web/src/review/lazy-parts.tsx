// What the coach shows at a table: fetched, with its words, when it is first shown.
import type { Seat } from '@bastide/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { useSettings } from '../settings/context.ts';
import { useTableBase } from '../table/context.ts';
import { useTableOverlay } from '../table/overlay.ts';
import { originOf } from './branch-origins.ts';
import { WORDS } from './words/index.ts';

const lazyWithReviewMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadSecondaryMessages(), loadMessages(WORDS)]);
    return part;
  });

const ReviewContent = lazyWithReviewMessages(() => import('./ReviewContent.tsx'));
const ReviewSummary = lazyWithReviewMessages(() => import('./ReviewSummary.tsx'));
const OpenReviewButton = lazyWithReviewMessages(() => import('./OpenReviewButton.tsx'));
const HintButton = lazyWithReviewMessages(() => import('./HintButton.tsx'));
const BackToReviewButton = lazyWithReviewMessages(() => import('./BackToReviewButton.tsx'));

/** Whether the game at this table can be judged: it is over, all of it may be known, and somebody knows what is good in it. */
function useCanReview(): boolean {
  const { isOver, game, session } = useTableBase();
  return isOver && game.startCoach !== undefined && session.record() !== undefined;
}

/** Whatever belongs to the review of a game, where there can be one. */
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

/** In the leaf beside the replay: the chances, where the game turned, and what is to be said of this moment. */
export const ReviewPanel = whenReviewable(ReviewContent);
/** The same of this moment in a line. */
export const ReviewLine = whenReviewable(ReviewSummary);
/** Leads from the result to the review. */
export const ReviewButton = whenReviewable(OpenReviewButton);

interface Props {
  /** Who at this screen is to decide; undefined: nobody, or the table is covered. */
  readonly seat: Seat | undefined;
}

/**
 * At the head of the table: a good move for whoever is to decide, where hints are wished for and nobody plays from afar; the way back
 * from a branch.
 */
export function CoachButtons({ seat }: Props) {
  const company = useTableOverlay();
  const { hints } = useSettings().settings;
  const { session, game, ui } = useTableBase();
  const origin = originOf(session);
  const isOffered = hints && !company && game.startCoach && ui.past === undefined;
  return (
    <Suspense>
      {isOffered && seat !== undefined && <HintButton key={seat} seat={seat} />}
      {origin && <BackToReviewButton origin={origin} />}
    </Suspense>
  );
}
