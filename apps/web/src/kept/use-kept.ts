import { useEffect, useState } from 'react';
import type { AnySession } from '../session/any.ts';
import { useMoment } from '../session/use-moment.ts';
import { keepTable, onOtherPage } from './storage.ts';

export interface Kept {
  /** Another window plays this table: here everything rests until the reader decides. */
  readonly stopped: boolean;
  /** The browser refuses to keep anything. */
  readonly refused: boolean;
  goOn(): void;
}

/** Keeps the table after every move; yields to another window that plays the same one. */
export function useKept(session: AnySession): Kept {
  const moment = useMoment<unknown>(session);
  const [stopped, setStopped] = useState(false);
  const [refused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is kept
  useEffect(() => {
    // What nobody here may know is kept elsewhere.
    const record = stopped ? undefined : session.record();
    if (record) setRefused(!keepTable(record));
  }, [session, moment, stopped]);
  useEffect(() => onOtherPage(() => setStopped(true)), []);
  return { stopped, refused, goOn: () => setStopped(false) };
}
