import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Confirmation {
  /** True after the first press. */
  readonly isConfirming: boolean;
  /** The button that asks. */
  readonly first: RefObject<HTMLButtonElement | null>;
  /** The button that cancels. */
  readonly back: RefObject<HTMLButtonElement | null>;
  ask(this: void): void;
  cancel(this: void): void;
}

/** An action that needs a second press to confirm. The focus moves to the cancel button, and afterwards back. */
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
