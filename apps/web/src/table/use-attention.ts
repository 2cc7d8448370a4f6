import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Route } from '../address/address.ts';
import { getRoute, isAutoplay, navigate, navigateBack, replaceRoute } from '../address/history.ts';
import { useRoute } from '../address/use-address.ts';
import type { UiState } from './context.ts';

/** Another moment lights no line of the chronicle and stands still, unless it is said otherwise. */
const NEW_MOMENT = { line: undefined, plays: false } as const;

/**
 * What is looked at and opened. The moment looked at and the open leaf are part of the address, so that the browser's
 * button leads back from them; the moment can be shared, too. `count`: now, as a number of actions; `isBeside`: the leaf
 * is always there.
 */
export function useUiState<Look extends UiState>(atRest: Look, count: number, isBeside: boolean) {
  const address = useRoute();
  const past = address.at !== undefined && address.at <= count ? address.at : undefined;
  const isSidebarOpen = address.leaf === true && !isBeside;
  // Beside the table nothing is open, and nothing need be gone back from.
  useEffect(() => {
    const { leaf: isOpen, ...table } = getRoute();
    if (isBeside && isOpen) navigateBack(table);
  }, [isBeside]);
  const [opened, setOpened] = useState({ ...atRest, past, isSidebarOpen, isAutoplay: isAutoplay() });
  const setUi = useCallback((part: Partial<Look>) => {
    if ('past' in part || 'isSidebarOpen' in part) updateRoute(part);
    setOpened((before) => ({ ...before, ...('past' in part ? NEW_MOMENT : {}), ...part }));
  }, []);
  const ui = useMemo(() => {
    if (opened.past === past && opened.isSidebarOpen === isSidebarOpen) return opened;
    return { ...opened, ...(opened.past === past ? {} : NEW_MOMENT), past, isSidebarOpen };
  }, [opened, past, isSidebarOpen]);
  return { ui, setUi };
}

/** Has the address say so: what is opened is gone to, what is closed is gone back from. */
function updateRoute(part: Partial<UiState>): void {
  const { at: before, leaf: wasOpen, ...table } = getRoute();
  const at = 'past' in part ? part.past : before;
  const isOpen = part.isSidebarOpen ?? wasOpen ?? false;
  const next: Route = { ...table, ...(at !== undefined && { at }), ...(isOpen && { leaf: true }) };
  const isMore = (at !== undefined && before === undefined) || (isOpen && !wasOpen);
  const isLess = (at === undefined && before !== undefined) || (!isOpen && wasOpen === true);
  if (isLess && !isMore) navigateBack(next);
  else if (isMore && !isLess) navigate(next);
  else replaceRoute(next);
}
