import { startTransition, useEffect, useState } from 'react';

/** What a list that is much to draw draws at once, and with each breath that the page takes. */
interface RenderBatch {
  readonly initial: number;
  readonly more: number;
}

/** The first of so many things that is drawn: the latest are there at once, the others soon, and none goes again. */
export function useGradualStart(count: number, { initial, more }: RenderBatch): number {
  const [first, setFirst] = useState(() => Math.max(0, count - initial));
  useEffect(() => {
    if (first === 0) return;
    const timer = setTimeout(() => startTransition(() => setFirst(Math.max(0, first - more))), 60);
    return () => clearTimeout(timer);
  }, [first, more]);
  return first;
}
