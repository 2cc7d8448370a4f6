import { useCallback, useEffect, useState } from 'react';

/** An island that cannot be painted is played on as it is, after so many milliseconds. */
const PAINT_TIMEOUT = 3000;

/** Whether the island is painted, and how the board tells it. */
export function useBoardReady() {
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  useEffect(() => {
    const timer = setTimeout(onPainted, PAINT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [onPainted]);
  return { isPainted, onPainted };
}
