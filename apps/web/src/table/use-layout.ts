import { useSyncExternalStore } from 'react';

/**
 * Layout of the screen. `wide`: board, sidebar and action bar; `narrow`: the leaf is folded to a strip; `phone`: seats
 * on top, decision below; `sideways`: a phone held sideways, the decision in a column.
 */
export type ScreenLayout = 'wide' | 'narrow' | 'phone' | 'sideways';

/** With less than 240 pixels for the board, beside a column of 300 and below a head of 44, everything stands in one column. */
const QUERIES: readonly (readonly [ScreenLayout, string])[] = [
  [
    'sideways',
    '(min-height: 284px) and (max-height: 519px) and (orientation: landscape) and (min-width: 540px) and (max-width: 1199px)',
  ],
  ['phone', '(max-width: 719px), (max-height: 283px)'],
  ['narrow', '(max-width: 959px)'],
];

const now = (): ScreenLayout => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';

function subscribe(listener: () => void): () => void {
  const lists = QUERIES.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export const useLayout = (): ScreenLayout => useSyncExternalStore(subscribe, now);

/** Tells whether the decision lies under the thumb. */
export const isSmall = (layout: ScreenLayout): boolean => layout === 'phone' || layout === 'sideways';
