import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import type { LineOf } from '../log/lines.ts';

/** The roll of this turn, or of that which is looked at, with what it brought; undefined before it. */
export function useRoll(): LineOf<'rolled'> | undefined {
  const { lines, view, attention } = useCatan();
  const { turn } = view;
  const { past = Number.POSITIVE_INFINITY } = attention;
  return useMemo(
    () =>
      lines.findLast(
        (line): line is LineOf<'rolled'> =>
          line.kind === 'rolled' && line.turn === turn && line.after <= past,
      ),
    [lines, turn, past],
  );
}
