// The parts of the coach, loaded as one file.
import ExplanationPanel from '../explanation/ExplanationPanel.tsx';
import BackToReviewButton from './BackToReviewButton.tsx';
import HintButton from './HintButton.tsx';
import HintPanel from './HintPanel.tsx';
import OpenReviewButton from './OpenReviewButton.tsx';
import ReviewContent from './ReviewContent.tsx';
import ReviewSummary from './ReviewSummary.tsx';

export const PARTS = {
  ExplanationPanel,
  BackToReviewButton,
  HintButton,
  HintPanel,
  OpenReviewButton,
  ReviewContent,
  ReviewSummary,
};
