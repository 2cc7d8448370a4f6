import './online.css';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Nobody wants to read of a moment, in milliseconds. */
const SHOW_AFTER_MS = 600;

/** Stands where something of the server is to be, when it takes longer than a moment. */
export function ConnectingNote() {
  const t = useTranslator();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isLong && <p className="sheet-like connecting">{t('online.seeking')}</p>}</div>;
}
