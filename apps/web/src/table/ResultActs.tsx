import type { ReactNode } from 'react';
import { saveRecord } from '../records/files.ts';
import { useTableOverlay } from './company.ts';
import { useTableBase } from './context.ts';

interface Props {
  readonly save: string;
  readonly again: string;
  /** What else may follow. */
  readonly children: ReactNode;
}

/** What may follow the end of a game. */
export function ResultActions({ save, again, children }: Props) {
  const table = useTableBase();
  const onward = useTableOverlay()?.nextStepText;
  const record = table.session.record();
  return (
    <div className="acts">
      {children}
      {record && (
        <button type="button" className="btn" onClick={() => saveRecord(record)}>
          {save}
        </button>
      )}
      <button type="button" className="btn wax" onClick={table.playAgain}>
        {onward ?? again}
      </button>
    </div>
  );
}
