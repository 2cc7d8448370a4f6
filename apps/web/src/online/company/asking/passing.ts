/** So long news stands at the usual speed of motion, in milliseconds: the talk tells it as well. */
export const DISMISS_AFTER_MS = 8_000;
/** So soon it is looked again whether nobody is at it any more. */
const RECHECK_MS = 1_000;

interface DismissOptions {
  /** As in the settings: whoever wishes motion to take longer reads longer. */
  readonly speed: number;
  /** Whether somebody is at it, or has not seen it yet. */
  readonly isHeld: () => boolean;
  readonly pass: () => void;
}

/** Lets news pass by itself. Returns the way to keep it. */
export function autoDismiss({ speed, isHeld, pass }: DismissOptions): () => void {
  const look = () => {
    if (isHeld()) timer = setTimeout(look, RECHECK_MS);
    else pass();
  };
  let timer = setTimeout(look, DISMISS_AFTER_MS * Math.max(1, speed));
  return () => clearTimeout(timer);
}
