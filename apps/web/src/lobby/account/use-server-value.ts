import { useCallback, useEffect, useState } from 'react';

/** Loads a value of the reader's account; undefined until it has come. */
export function useServerValue<What>(
  fetch: () => Promise<What>,
): readonly [What | undefined, () => Promise<void>] {
  const [own, setOwn] = useState<What>();
  const look = useCallback(async () => setOwn(await fetch()), [fetch]);
  useEffect(() => {
    // Without an answer the value is not shown; the rest of the page works.
    look().catch(() => {});
  }, [look]);
  return [own, look];
}
