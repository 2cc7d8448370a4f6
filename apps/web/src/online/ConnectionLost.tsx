import './online.css';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import type { ConnectionState } from './connection.ts';

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

interface Props {
  readonly link: ConnectionState;
  /** Among the bands of a table; else it stands over all of a page. */
  readonly isBanner?: boolean;
}

/** Says that what is shown may be old, and for how long, until the line is open again. */
export function ConnectionLost({ link, isBanner = false }: Props) {
  const t = useTranslator();
  const seconds = useSecondsLost(link);
  if (seconds === undefined) return null;
  return (
    <div className={`${isBanner ? 'banner' : 'warning'} connection-lost`} role="status">
      <p>
        {t('online.lost')} {t('online.lostFor', { seconds })}
      </p>
    </div>
  );
}
