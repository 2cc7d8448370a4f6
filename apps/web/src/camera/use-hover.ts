import { useEffect, useEffectEvent, useMemo } from 'react';

/** Milliseconds that the mouse rests on something before the board reports it. */
const HOVER_DELAY_MS = 120;

export interface HoverReporter<T> {
  now(looked: T | undefined): void;
  soon(looked: T | undefined): void;
}

/**
 * Reports the thing under the pointer: at once, or after the pointer has rested there for a moment. Reports nothing
 * twice: `nameOf` tells things apart.
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
  /** Returns the function that stops listening. */
  const listen = (told: (looked: T | undefined) => void) => {
    listener = told;
    return () => {
      clearTimeout(timer);
      listener = undefined;
    };
  };
  return { now, soon, listen };
}
