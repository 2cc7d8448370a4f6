import { useEffect, useEffectEvent, useState } from 'react';
import { useTableBase } from './context.ts';
import { adjacentMoment } from './replay.ts';

/** How many times the usual pace. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Each moment is shown for so long at the usual pace, in milliseconds. */
const MOMENT_MS = 1000;

export interface Autoplay {
  readonly isOn: boolean;
  readonly pace: ReplaySpeed;
  toggle(): void;
  setPace(pace: ReplaySpeed): void;
}

/**
 * Lets the replay play by itself, moment after moment up to the last; the space bar starts and stops it, and whoever goes
 * to another moment stops it, too.
 */
export function useAutoplay(): Autoplay {
  const { moments, count, ui, setUi } = useTableBase();
  const { past = count, isAutoplay: isOn } = ui;
  const [pace, setPace] = useState<ReplaySpeed>(1);
  const next = adjacentMoment(moments, past, 1);
  const step = useEffectEvent(() => setUi({ past: next, isAutoplay: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is shown for its time
  useEffect(() => {
    if (!isOn) return;
    if (next === undefined) {
      setUi({ isAutoplay: false });
      return;
    }
    const timer = setTimeout(step, MOMENT_MS / pace);
    return () => clearTimeout(timer);
  }, [isOn, pace, past]);
  // With the browser's button it can be left at any time.
  useEffect(() => () => setUi({ isAutoplay: false }), [setUi]);
  const toggle = () => {
    if (isOn) setUi({ isAutoplay: false });
    // From the end it begins again.
    else setUi({ past: next === undefined ? moments[0] : past, isAutoplay: true });
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
