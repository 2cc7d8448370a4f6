// What the coach shows at a table: fetched, with its words, when it is first shown.
import type { Seat } from '@bastide/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadLater, loadPart } from '../i18n/context.ts';
import { useSettings } from '../settings/context.ts';
import { useCompany } from '../table/company.ts';
import { useTableBase } from '../table/context.ts';
import { originOf } from './origins.ts';
import { WORDS } from './words/index.ts';

const speaking = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadLater(), loadPart(WORDS)]);
    return part;
  });

const Review = speaking(() => import('./Review.tsx'));
const Line = speaking(() => import('./Line.tsx'));
const OpenButton = speaking(() => import('./OpenButton.tsx'));
const HintTool = speaking(() => import('./HintTool.tsx'));
const BackTool = speaking(() => import('./BackTool.tsx'));

/** Whether the game at this table can be judged: it is over, all of it may be known, and somebody knows what is good in it. */
function useCanReview(): boolean {
  const { isOver, game, session } = useTableBase();
  return isOver && game.startCoach !== undefined && session.record() !== undefined;
}

/** Whatever belongs to the review of a game, where there can be one. */
const reviewed = (Part: ComponentType) =>
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
export const ReviewPart = reviewed(Review);
/** The same of this moment in a line. */
export const ReviewLine = reviewed(Line);
/** Leads from the result to the review. */
export const ReviewButton = reviewed(OpenButton);

interface Props {
  /** Who at this screen is to decide; undefined: nobody, or the table is covered. */
  readonly seat: Seat | undefined;
}

/**
 * At the head of the table: a good move for whoever is to decide, where hints are wished for and nobody plays from afar; the way back
 * from a branch.
 */
export function CoachTools({ seat }: Props) {
  const company = useCompany();
  const { hints } = useSettings().settings;
  const { session, game, attention } = useTableBase();
  const origin = originOf(session);
  const isOffered = hints && !company && game.startCoach && attention.past === undefined;
  return (
    <Suspense>
      {isOffered && seat !== undefined && <HintTool key={seat} seat={seat} />}
      {origin && <BackTool origin={origin} />}
    </Suspense>
  );
}
