import './online.css';
import { useWords } from '../i18n/context.ts';
import { useLost } from './use-lost.ts';
import type { Link } from './wire.ts';

interface Props {
  readonly link: Link;
  /** Among the bands of a table; else it stands over all of a page. */
  readonly isBand?: boolean;
}

/** Says that what is shown may be old, and for how long, until the line is open again. */
export function LinkLost({ link, isBand = false }: Props) {
  const t = useWords();
  const seconds = useLost(link);
  if (seconds === undefined) return null;
  return (
    <div className={`${isBand ? 'band' : 'warning'} link-lost`} role="status">
      <p>
        {t('online.lost')} {t('online.lostFor', { seconds })}
      </p>
    </div>
  );
}
