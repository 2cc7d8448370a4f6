import { useRef } from 'react';

/** Returns the earlier list as long as the new one is equal: views are made anew with every move. */
export function useStableList<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  if (last.current !== list && JSON.stringify(last.current) !== JSON.stringify(list)) last.current = list;
  return last.current;
}
