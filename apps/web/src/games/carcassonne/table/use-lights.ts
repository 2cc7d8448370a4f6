import { useMemo } from 'react';
import { useSettings } from '../../../settings/context.ts';
import type { FeatureHighlight } from '../board/index.ts';
import { useCarcassonne } from '../context.ts';
import { useFinalScoringContext } from '../final/use-final.ts';
import { featureAt } from '../find.ts';
import { sameFigure } from '../turn/plan.ts';
import {
  choiceHighlights,
  featureHighlight,
  fieldHighlights,
  lineHighlights,
  scoredHighlights,
} from './lights.ts';
import { useRecent } from './use-recent.ts';

export interface CarcassonneHighlights {
  readonly highlights: readonly FeatureHighlight[];
  /** Everything else fades. */
  readonly dimmed: boolean;
}

/** What is lit on the board just now: what is looked at comes before what is planned, and that before what is news. */
export function useHighlights(): CarcassonneHighlights {
  const { view, moment, seat, ui, turn, purist } = useCarcassonne();
  const { settings } = useSettings();
  const recent = useRecent(moment, settings.speed);
  const stop = useFinalScoringContext()?.stop;
  return useMemo(() => {
    const { line, inspected, peeked, past } = ui;
    const fields = ui.fields && !purist;
    const told = line === undefined ? undefined : moment.log[line];
    if (told) return dimming(lineHighlights(told, view));
    if (past !== undefined) return { highlights: fields ? fieldHighlights(view) : [], dimmed: false };
    if (stop) return { highlights: lineHighlights(stop, view), dimmed: false };
    if (turn.preview.kind === 'ready' && !purist) {
      const other = sameFigure(peeked, turn.plan.choice) ? undefined : peeked;
      const shown = other ? turn.previewOf(other) : turn.preview;
      return { highlights: choiceHighlights(shown, other ?? turn.plan.choice, seat), dimmed: false };
    }
    if (fields) return { highlights: fieldHighlights(view), dimmed: true };
    const feature = inspected && featureAt(view, inspected.at, inspected.on);
    if (feature && !purist) return { highlights: [featureHighlight(feature)], dimmed: false };
    return { highlights: scoredHighlights(recent), dimmed: false };
  }, [ui, moment.log, view, seat, turn, recent, stop, purist]);
}

const dimming = (highlights: readonly FeatureHighlight[]): CarcassonneHighlights => ({
  highlights,
  dimmed: highlights.length > 0,
});
