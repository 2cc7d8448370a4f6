import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import type { LogInput } from '../log/lines.ts';

/** What had happened up to the moment that is looked at. */
export function useVisibleLog(): readonly LogInput[] {
  const { moment, ui } = useCatan();
  const { past } = ui;
  return useMemo(
    () => (past === undefined ? moment.log : moment.log.filter(({ after }) => after <= past)),
    [moment.log, past],
  );
}
