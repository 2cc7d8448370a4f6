import { useCallback, useEffect, useState } from 'react';

/** Something of the reader's that the server keeps: undefined until it has come. */
export function useServerValue<What>(
  fetch: () => Promise<What>,
): readonly [What | undefined, () => Promise<void>] {
  const [own, setOwn] = useState<What>();
  const look = useCallback(async () => setOwn(await fetch()), [fetch]);
  useEffect(() => {
    // What cannot be fetched is not shown; the rest of the page goes on.
    look().catch(() => {});
  }, [look]);
  return [own, look];
}
