import { useMemo } from 'react';
import { useCatan, useCatanUi } from '../context.ts';
import type { LogInput } from '../log/lines.ts';

/** Events up to the moment that is looked at. */
export function useVisibleLog(): readonly LogInput[] {
  const { moment } = useCatan();
  const past = useCatanUi((ui) => ui.past);
  return useMemo(
    () => (past === undefined ? moment.log : moment.log.filter(({ after }) => after <= past)),
    [moment.log, past],
  );
}
