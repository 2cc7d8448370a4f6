import './online.css';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/context.ts';
import type { Link } from './wire.ts';

/** A line that is lost for a moment only is nobody's concern, in milliseconds. */
const SHORT = 2000;
const SECOND = 1000;

/** Says that what is shown may be old, and for how long, until the line is open again. */
export function LinkLost({ link }: { readonly link: Link }) {
  const t = useWords();
  const [now, setNow] = useState(link.since);
  useEffect(() => {
    if (link.isOpen) return;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [link.isOpen]);
  const lost = now - link.since;
  if (link.isOpen || lost < SHORT) return null;
  return (
    <div className="warning link-lost" role="status">
      <p>
        {t('online.lost')} {t('online.lostFor', { seconds: Math.round(lost / SECOND) })}
      </p>
    </div>
  );
}
