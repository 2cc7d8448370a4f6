import { lazyWithMessages } from '../../../parts/opened.ts';
import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { useCarcassonne } from '../context.ts';
import { useFinalScoringContext } from '../final/use-final.ts';
import { ActionBarContent } from './RimParts.tsx';
import { PhoneControls } from './ThumbParts.tsx';

const FinalRim = lazyWithMessages(() => import('../final/FinalRim.tsx'));

/** What is asked of the player, where each layout has it; after the last turn, the final scoring. */
export function Decision() {
  const { layout } = useCarcassonne();
  if (useFinalScoringContext()) return <FinalRim />;
  switch (layout) {
    case 'phone':
      return <BottomSheet>{(peek) => <PhoneControls peek={peek} />}</BottomSheet>;
    case 'sideways':
      return <PhoneControls />;
    default:
      return <ActionBarContent />;
  }
}
