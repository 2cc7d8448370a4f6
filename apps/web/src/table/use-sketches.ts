import { useLayoutEffect } from 'react';
import { type MoveSketch, NO_SKETCHES, useTableBase } from './context.ts';

/** Draws these moves on the board as long as the caller is shown; the same list as long as they are the same. */
export function useSketches(sketches: readonly MoveSketch[]): void {
  const { setUi } = useTableBase();
  // Before the next picture: those of another moment are not to be seen on it.
  useLayoutEffect(() => {
    setUi({ sketches });
    return () => setUi({ sketches: NO_SKETCHES });
  }, [setUi, sketches]);
}
