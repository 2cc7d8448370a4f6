import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Confirmation {
  /** It was said once. */
  readonly isConfirming: boolean;
  /** The button that says it first. */
  readonly first: RefObject<HTMLButtonElement | null>;
  /** The button that takes that back. */
  readonly back: RefObject<HTMLButtonElement | null>;
  ask(this: void): void;
  cancel(this: void): void;
}

/** Something that is done when it is said twice. The keyboard goes along: to the way back, and from there to where it came from. */
export function useConfirmation(): Confirmation {
  const [isConfirming, setSure] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const turn = (isAsked: boolean) => {
    flushSync(() => setSure(isAsked));
    (isAsked ? back : first).current?.focus();
  };
  return { isConfirming, first, back, ask: () => turn(true), cancel: () => turn(false) };
}
