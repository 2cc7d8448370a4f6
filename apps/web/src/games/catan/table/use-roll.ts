import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import type { LogLineOf } from '../log/lines.ts';

/** The roll of this turn, or of that which is looked at, with what it brought; undefined before it. */
export function useRoll(): LogLineOf<'rolled'> | undefined {
  const { lines, view, ui } = useCatan();
  const { turn } = view;
  const { past = Number.POSITIVE_INFINITY } = ui;
  return useMemo(
    () =>
      lines.findLast(
        (line): line is LogLineOf<'rolled'> =>
          line.kind === 'rolled' && line.turn === turn && line.after <= past,
      ),
    [lines, turn, past],
  );
}
