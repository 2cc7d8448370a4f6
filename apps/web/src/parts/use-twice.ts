import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Twice {
  /** It was said once. */
  readonly isSure: boolean;
  /** The button that says it first. */
  readonly first: RefObject<HTMLButtonElement | null>;
  /** The button that takes that back. */
  readonly back: RefObject<HTMLButtonElement | null>;
  ask(this: void): void;
  leave(this: void): void;
}

/** Something that is done when it is said twice. The keyboard goes along: to the way back, and from there to where it came from. */
export function useTwice(): Twice {
  const [isSure, setSure] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const turn = (isAsked: boolean) => {
    flushSync(() => setSure(isAsked));
    (isAsked ? back : first).current?.focus();
  };
  return { isSure, first, back, ask: () => turn(true), leave: () => turn(false) };
}
