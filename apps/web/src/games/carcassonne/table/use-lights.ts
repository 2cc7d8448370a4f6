import { useMemo } from 'react';
import { useSettings } from '../../../settings/context.ts';
import type { Highlight } from '../board/index.ts';
import { useTable } from '../context.ts';
import { useFinalNow } from '../final/use-final.ts';
import { featureAt } from '../find.ts';
import { sameFigure } from '../turn/plan.ts';
import { choiceLights, featureLight, fieldLights, lineLights, scoredLights } from './lights.ts';
import { useRecent } from './use-recent.ts';

export interface Lights {
  readonly highlights: readonly Highlight[];
  /** Everything else fades. */
  readonly dimmed: boolean;
}

/** What is lit on the board just now: what is looked at comes before what is planned, and that before what is news. */
export function useLights(): Lights {
  const { view, moment, seat, attention, turn, purist } = useTable();
  const { settings } = useSettings();
  const recent = useRecent(moment, settings.speed);
  const stop = useFinalNow()?.stop;
  return useMemo(() => {
    const { line, looked, peeked, past } = attention;
    const fields = attention.fields && !purist;
    const told = line === undefined ? undefined : moment.log[line];
    if (told) return dimming(lineLights(told, view));
    if (past !== undefined) return { highlights: fields ? fieldLights(view) : [], dimmed: false };
    if (stop) return { highlights: lineLights(stop, view), dimmed: false };
    if (turn.preview.kind === 'ready' && !purist) {
      const other = sameFigure(peeked, turn.plan.choice) ? undefined : peeked;
      const shown = other ? turn.previewOf(other) : turn.preview;
      return { highlights: choiceLights(shown, other ?? turn.plan.choice, seat), dimmed: false };
    }
    if (fields) return { highlights: fieldLights(view), dimmed: true };
    const feature = looked && featureAt(view, looked.at, looked.on);
    if (feature && !purist) return { highlights: [featureLight(feature)], dimmed: false };
    return { highlights: scoredLights(recent), dimmed: false };
  }, [attention, moment.log, view, seat, turn, recent, stop, purist]);
}

const dimming = (highlights: readonly Highlight[]): Lights => ({ highlights, dimmed: highlights.length > 0 });
