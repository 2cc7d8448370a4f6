import { useCallback, useMemo, useState } from 'react';
import { changeTo, closeTo, goTo, present } from '../address/history.ts';
import { useAddress } from '../address/use-address.ts';
import type { Attention } from './context.ts';

/**
 * What is looked at and opened. The moment looked at is part of the address, so that it can be shared and come back to;
 * `count`: now, as a number of actions.
 */
export function useAttention<Look extends Attention>(atRest: Look, count: number) {
  const { at } = useAddress();
  const past = at !== undefined && at <= count ? at : undefined;
  const [opened, setOpened] = useState({ ...atRest, past });
  const look = useCallback((part: Partial<Look>) => {
    if ('past' in part) lookAt(part.past);
    // A line stays lit only as long as its own moment is looked at.
    setOpened((before) => ({ ...before, ...('past' in part ? { line: undefined } : {}), ...part }));
  }, []);
  const attention = useMemo(
    () => (opened.past === past ? opened : { ...opened, past, line: undefined }),
    [opened, past],
  );
  return { attention, look };
}

function lookAt(at: number | undefined): void {
  const { at: before, ...table } = present();
  if (at === undefined) {
    if (before !== undefined) closeTo(table);
  } else if (before === undefined) goTo({ ...table, at });
  else changeTo({ ...table, at });
}
