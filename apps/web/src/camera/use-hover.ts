import { useEffect, useEffectEvent, useMemo } from 'react';

/** How long the mouse rests on something before the board says so. */
const HOVER_DELAY_MS = 120;

export interface HoverReporter<T> {
  now(looked: T | undefined): void;
  soon(looked: T | undefined): void;
}

/**
 * Tells what is looked at: at once, or when the pointer has rested there for a moment. Says nothing twice: `nameOf`
 * tells things apart.
 */
export function useHover<T>(
  tell: (looked: T | undefined) => void,
  nameOf: (looked: T) => string,
): HoverReporter<T> {
  const look = useMemo(() => createHoverReporter(nameOf), [nameOf]);
  const told = useEffectEvent(tell);
  useEffect(() => look.listen((looked) => told(looked)), [look]);
  return look;
}

function createHoverReporter<T>(nameOf: (looked: T) => string) {
  let timer = 0;
  let last: string | undefined;
  let listener: ((looked: T | undefined) => void) | undefined;
  const now = (looked: T | undefined) => {
    clearTimeout(timer);
    const name = looked === undefined ? undefined : nameOf(looked);
    if (name === last) return;
    last = name;
    listener?.(looked);
  };
  const soon = (looked: T | undefined) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => now(looked), HOVER_DELAY_MS);
  };
  /** Returns the end of listening. */
  const listen = (told: (looked: T | undefined) => void) => {
    listener = told;
    return () => {
      clearTimeout(timer);
      listener = undefined;
    };
  };
  return { now, soon, listen };
}
