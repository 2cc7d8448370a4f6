/** So long news stands at the usual speed of motion, in milliseconds: the talk tells it as well. */
export const PASSES = 8_000;
/** So soon it is looked again whether nobody is at it any more. */
const AGAIN = 1_000;

interface News {
  /** As in the settings: whoever wishes motion to take longer reads longer. */
  readonly speed: number;
  /** Whether somebody is at it, or has not seen it yet. */
  readonly isHeld: () => boolean;
  readonly pass: () => void;
}

/** Lets news pass by itself. Returns the way to keep it. */
export function passing({ speed, isHeld, pass }: News): () => void {
  const look = () => {
    if (isHeld()) timer = setTimeout(look, AGAIN);
    else pass();
  };
  let timer = setTimeout(look, PASSES * Math.max(1, speed));
  return () => clearTimeout(timer);
}
