import { useSyncExternalStore } from 'react';
import type { Keeper } from '../session/keeps.ts';

export interface Kept {
  /** Another window plays this table: here everything rests until the reader decides. */
  readonly stopped: boolean;
  /** Why the browser does not keep what is played. */
  readonly refused: 'full' | 'denied' | undefined;
}

export function useKept({ subscribe, state }: Keeper): Kept {
  const keeps = useSyncExternalStore(subscribe, state);
  const refused = keeps === 'full' || keeps === 'denied' ? keeps : undefined;
  return { stopped: keeps === 'elsewhere', refused };
}
