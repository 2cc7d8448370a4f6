import { opened } from '../../../parts/opened.ts';
import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { useTable } from '../context.ts';
import { useFinalNow } from '../final/use-final.ts';
import { RimParts } from './RimParts.tsx';
import { ThumbParts } from './ThumbParts.tsx';

const FinalRim = opened(() => import('../final/FinalRim.tsx'));

/** What is asked of the player, where each layout has it; after the last turn, the final scoring. */
export function Decision() {
  const { layout } = useTable();
  if (useFinalNow()) return <FinalRim />;
  switch (layout) {
    case 'phone':
      return <BottomSheet>{(peek) => <ThumbParts peek={peek} />}</BottomSheet>;
    case 'sideways':
      return <ThumbParts />;
    default:
      return <RimParts />;
  }
}
