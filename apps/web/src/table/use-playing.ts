import { useEffect, useEffectEvent, useState } from 'react';
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

/** Lets the replay play by itself, moment after moment up to the last; the space bar starts and stops it. */
export function usePlaying(
  moments: readonly number[],
  past: number,
  go: (to: number | undefined) => void,
): Playing {
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useState<Pace>(1);
  const next = neighbour(moments, past, 1);
  const step = useEffectEvent(() => go(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is shown for its time
  useEffect(() => {
    if (!isOn) return;
    if (next === undefined) {
      setOn(false);
      return;
    }
    const timer = setTimeout(step, REST / pace);
    return () => clearTimeout(timer);
  }, [isOn, pace, past]);
  const toggle = () => {
    // From the end it begins again.
    if (next === undefined) go(moments[0]);
    setOn(!isOn);
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
