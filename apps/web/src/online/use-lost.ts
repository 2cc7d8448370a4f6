import { useEffect, useState } from 'react';
import type { ConnectionState } from './wire.ts';

/** A line that is lost for a moment only is nobody's concern, in milliseconds. */
const SHOW_LOST_AFTER_MS = 2000;
const SECOND = 1000;

/** For how many seconds the line has been lost, told every second; undefined: it is open, or may be in a moment. */
export function useSecondsLost(link: ConnectionState): number | undefined {
  const [now, setNow] = useState(link.since);
  useEffect(() => {
    if (link.isOpen) return;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [link.isOpen]);
  const lost = now - link.since;
  return link.isOpen || lost < SHOW_LOST_AFTER_MS ? undefined : Math.round(lost / SECOND);
}
