import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Milliseconds before the note appears: shorter waits need none. */
const SHOW_AFTER_MS = 400;

/** Says that the table is loading, if it takes long. */
export function TableLoading() {
  const t = useTranslator();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isLate && <p className="table-loading sheet-like">{t('start.comes')}</p>}</div>;
}
