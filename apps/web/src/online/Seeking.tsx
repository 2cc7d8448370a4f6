import './online.css';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/context.ts';

/** Nobody wants to read of a moment, in milliseconds. */
const MOMENT = 600;

/** Stands where something of the server is to be, when it takes longer than a moment. */
export function Seeking() {
  const t = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isLong && <p className="sheet-like seeking">{t('online.seeking')}</p>}</div>;
}
