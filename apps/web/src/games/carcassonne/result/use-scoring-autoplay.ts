import { useEffect, useEffectEvent, useState } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { isStill } from '../../../ui/is-still.ts';

/** Milliseconds that a stop is shown at usual speed, and for each letter of its text if that is more. */
const STOP_MS = 1600;
const LETTER_MS = 45;

interface ScoringAutoplay {
  readonly isOn: boolean;
  toggle(): void;
  pause(): void;
}

/**
 * Lets the final scoring play by itself, from one stop to the next. For a reader who wants no motion it waits to be
 * started. `text`: that of the stop shown.
 */
export function useScoringAutoplay(stop: number, text: string, goOn: () => void): ScoringAutoplay {
  const { speed } = useSettings().settings;
  const [isOn, setOn] = useState(() => !isStill(speed));
  const duration = Math.max(STOP_MS, text.length * LETTER_MS) * (speed || 1);
  const step = useEffectEvent(goOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is shown for its time
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => step(), duration);
    return () => clearTimeout(timer);
  }, [isOn, stop, duration]);
  return { isOn, toggle: () => setOn(!isOn), pause: () => setOn(false) };
}
