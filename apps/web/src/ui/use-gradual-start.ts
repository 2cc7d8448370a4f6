import { startTransition, useEffect, useState } from 'react';

/** Number of items of a long list that are rendered at once, and in each later step. */
interface RenderBatch {
  readonly initial: number;
  readonly more: number;
}

/**
 * Returns the index of the first item to render: the latest items are there at once, the others follow, and none
 * disappears again.
 */
export function useGradualStart(count: number, { initial, more }: RenderBatch): number {
  const [first, setFirst] = useState(() => Math.max(0, count - initial));
  useEffect(() => {
    if (first === 0) return;
    const timer = setTimeout(() => startTransition(() => setFirst(Math.max(0, first - more))), 60);
    return () => clearTimeout(timer);
  }, [first, more]);
  return first;
}
