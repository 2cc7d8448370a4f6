// The parts of the coach, loaded as one file.

import type { Seat } from '@bastide/contract';
import ExplanationPanel from '../explanation/ExplanationPanel.tsx';
import { navigate } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { useTableBase, useTableUi } from '../table/context.ts';
import { ToolButton } from '../table/TableHeader.tsx';
import HintPanel from './HintPanel.tsx';
import { useReviewTranslator } from './messages.ts';
import { ReviewContent } from './ReviewContent.tsx';
import ReviewSummary from './ReviewSummary.tsx';

/** Opens the review after the game: its last moment, with the chances. */
function OpenReviewButton() {
  const t = useReviewTranslator();
  const { setUi, moments, layout } = useTableBase();
  return (
    <button
      type="button"
      className="btn"
      onClick={() => setUi({ past: moments.at(-1), isSidebarOpen: layout !== 'wide' })}
    >
      {t('review.open')}
    </button>
  );
}

/** Goes back to the review from which this game was branched off. */
function BackToReviewButton({ origin }: { readonly origin: Route }) {
  const t = useReviewTranslator();
  return <ToolButton icon="back" label={t('review.back')} onPress={() => navigate(origin)} />;
}

/** Shows and hides good moves for that seat. */
function HintButton({ seat }: { readonly seat: Seat }) {
  const t = useReviewTranslator();
  const { setUi } = useTableBase();
  const isOpen = useTableUi(({ movePanel }) => movePanel?.about === 'hint');
  return (
    <ToolButton
      icon="hint"
      label={t('hint.open')}
      isOn={isOpen}
      onPress={() => setUi({ movePanel: isOpen ? undefined : { about: 'hint', seat } })}
    />
  );
}

export const PARTS = {
  ExplanationPanel,
  BackToReviewButton,
  HintButton,
  HintPanel,
  OpenReviewButton,
  ReviewContent,
  ReviewSummary,
};
