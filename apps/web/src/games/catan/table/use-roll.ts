import { useMemo } from 'react';
import { useCatan, useCatanUi } from '../context.ts';
import type { LogLineOf } from '../log/lines.ts';

/** The roll of this turn, or of that which is looked at, with what it brought; undefined before it. */
export function useRoll(): LogLineOf<'rolled'> | undefined {
  const { lines, view } = useCatan();
  const { turn } = view;
  const past = useCatanUi((ui) => ui.past) ?? Number.POSITIVE_INFINITY;
  return useMemo(
    () =>
      lines.findLast(
        (line): line is LogLineOf<'rolled'> =>
          line.kind === 'rolled' && line.turn === turn && line.after <= past,
      ),
    [lines, turn, past],
  );
}
