import './online.css';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import type { ConnectionState } from './connection.ts';

/** Milliseconds before a lost connection is shown: shorter losses concern nobody. */
const SHOW_LOST_AFTER_MS = 2000;

const SECOND = 1000;

/**
 * Returns the seconds since the connection was lost, updated every second; undefined while it is open or only just
 * lost.
 */
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
  /** True at a table, among its banners; otherwise it covers the top of the page. */
  readonly isBanner?: boolean;
}

/** Says for how long the connection has been lost, and that the page may be out of date. */
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

/** Milliseconds before the note appears: shorter waits need none. */
const SHOW_AFTER_MS = 600;

/** Takes the place of content from the server that is slow to come. */
export function ConnectingNote() {
  const t = useTranslator();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isLong && <p className="sheet-like connecting">{t('online.seeking')}</p>}</div>;
}
