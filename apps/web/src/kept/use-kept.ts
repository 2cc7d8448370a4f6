import { useEffect, useState } from 'react';
import type { AnySession } from '../session/any.ts';
import { keepTable, onOtherPage } from './storage.ts';

export interface Kept {
  /** Another window plays this table: here everything rests until the reader decides. */
  readonly stopped: boolean;
  /** The browser refuses to keep anything. */
  readonly refused: boolean;
  goOn(): void;
}

/** Keeps the table after every move; yields to another window that plays the same one. */
export function useKept(session: AnySession, moment: unknown): Kept {
  const [stopped, setStopped] = useState(false);
  const [refused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is kept
  useEffect(() => {
    if (!stopped) setRefused(!keepTable(session));
  }, [session, moment, stopped]);
  useEffect(() => onOtherPage(() => setStopped(true)), []);
  return { stopped, refused, goOn: () => setStopped(false) };
}
