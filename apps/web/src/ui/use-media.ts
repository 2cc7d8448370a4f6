import { useCallback, useSyncExternalStore } from 'react';

/** True if the screen matches a media query. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

/** Tells whether the reader wants no motion: by the page's own setting, a factor on durations, or by the system's. */
export const isStill = (speed: number): boolean =>
  speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
