import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import type { LineOf } from '../log/lines.ts';

/** The roll of this turn, with what it brought; undefined before it. */
export function useRoll(): LineOf<'rolled'> | undefined {
  const { lines, now } = useCatan();
  return useMemo(
    () =>
      lines.findLast((line): line is LineOf<'rolled'> => line.kind === 'rolled' && line.turn === now.turn),
    [lines, now.turn],
  );
}
