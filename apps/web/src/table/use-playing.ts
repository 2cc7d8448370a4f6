import { useEffect, useEffectEvent, useState } from 'react';
import { useTableBase } from './context.ts';
import { neighbour } from './replay.ts';

/** How many times the usual pace. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Each moment is shown for so long at the usual pace, in milliseconds. */
const REST = 1000;

export interface Playing {
  readonly isOn: boolean;
  readonly pace: Pace;
  toggle(): void;
  setPace(pace: Pace): void;
}

/**
 * Lets the replay play by itself, moment after moment up to the last; the space bar starts and stops it, and whoever goes
 * to another moment stops it, too.
 */
export function usePlaying(): Playing {
  const { moments, count, attention, look } = useTableBase();
  const { past = count, plays: isOn } = attention;
  const [pace, setPace] = useState<Pace>(1);
  const next = neighbour(moments, past, 1);
  const step = useEffectEvent(() => look({ past: next, plays: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is shown for its time
  useEffect(() => {
    if (!isOn) return;
    if (next === undefined) {
      look({ plays: false });
      return;
    }
    const timer = setTimeout(step, REST / pace);
    return () => clearTimeout(timer);
  }, [isOn, pace, past]);
  // With the browser's button it can be left at any time.
  useEffect(() => () => look({ plays: false }), [look]);
  const toggle = () => {
    if (isOn) look({ plays: false });
    // From the end it begins again.
    else look({ past: next === undefined ? moments[0] : past, plays: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest('button, a, input, select, textarea, dialog, [role]'))
      return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOn, pace, toggle, setPace };
}
