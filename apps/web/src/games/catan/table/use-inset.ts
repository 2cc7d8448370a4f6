import { useMemo } from 'react';
import type { Inset } from '../../../camera/framing.ts';
import { useMedia } from '../../../parts/use-media.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { useCatan } from '../context.ts';

/** Room for the trade panel beside the island, in pixels. */
const PANEL = 348;
/** So low and wide that the head has its place beside the upper corners of the island: as in the style sheet. */
const LOW = '(min-width: 1200px) and (min-aspect-ratio: 2/1)';
/** Between the island and the edge of the table, in pixels, and where the head lies above it. */
const EDGE = 12;
const HEAD = { small: 60, large: 76 } as const;

/** What of the island's room is covered by the head and the trade. */
export function useInset(): Inset {
  const { ui, layout, covered } = useCatan();
  const isLow = useMedia(LOW);
  const isBeside = ui.trade && !isSmall(layout);
  return useMemo(() => {
    const hasNoHead = covered || (isLow && !isBeside);
    const top = hasNoHead ? EDGE : isSmall(layout) ? HEAD.small : HEAD.large;
    return { top, right: isBeside ? PANEL : EDGE, bottom: EDGE, left: EDGE };
  }, [layout, covered, isLow, isBeside]);
}
