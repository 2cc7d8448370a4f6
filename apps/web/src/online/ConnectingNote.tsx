import './online.css';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

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
