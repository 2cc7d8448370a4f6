import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Address } from '../address/address.ts';
import { changeTo, closeTo, goTo, isPlayed, present } from '../address/history.ts';
import { useAddress } from '../address/use-address.ts';
import type { Attention } from './context.ts';

/** Another moment lights no line of the chronicle and stands still, unless it is said otherwise. */
const UNMOVED = { line: undefined, plays: false } as const;

/**
 * What is looked at and opened. The moment looked at and the open leaf are part of the address, so that the browser's
 * button leads back from them; the moment can be shared, too. `count`: now, as a number of actions; `isBeside`: the leaf
 * is always there.
 */
export function useAttention<Look extends Attention>(atRest: Look, count: number, isBeside: boolean) {
  const address = useAddress();
  const past = address.at !== undefined && address.at <= count ? address.at : undefined;
  const leaf = address.leaf === true && !isBeside;
  // Beside the table nothing is open, and nothing need be gone back from.
  useEffect(() => {
    const { leaf: isOpen, ...table } = present();
    if (isBeside && isOpen) closeTo(table);
  }, [isBeside]);
  const [opened, setOpened] = useState({ ...atRest, past, leaf, plays: isPlayed() });
  const look = useCallback((part: Partial<Look>) => {
    if ('past' in part || 'leaf' in part) show(part);
    setOpened((before) => ({ ...before, ...('past' in part ? UNMOVED : {}), ...part }));
  }, []);
  const attention = useMemo(() => {
    if (opened.past === past && opened.leaf === leaf) return opened;
    return { ...opened, ...(opened.past === past ? {} : UNMOVED), past, leaf };
  }, [opened, past, leaf]);
  return { attention, look };
}

/** Has the address say so: what is opened is gone to, what is closed is gone back from. */
function show(part: Partial<Attention>): void {
  const { at: before, leaf: wasOpen, ...table } = present();
  const at = 'past' in part ? part.past : before;
  const isOpen = part.leaf ?? wasOpen ?? false;
  const next: Address = { ...table, ...(at !== undefined && { at }), ...(isOpen && { leaf: true }) };
  const isMore = (at !== undefined && before === undefined) || (isOpen && !wasOpen);
  const isLess = (at === undefined && before !== undefined) || (!isOpen && wasOpen === true);
  if (isLess && !isMore) closeTo(next);
  else if (isMore && !isLess) goTo(next);
  else changeTo(next);
}
