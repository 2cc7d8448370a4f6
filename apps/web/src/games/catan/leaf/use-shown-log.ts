import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import type { Logged } from '../log/lines.ts';

/** What had happened up to the moment that is looked at. */
export function useShownLog(): readonly Logged[] {
  const { moment, attention } = useCatan();
  const { past } = attention;
  return useMemo(
    () => (past === undefined ? moment.log : moment.log.filter(({ after }) => after <= past)),
    [moment.log, past],
  );
}
