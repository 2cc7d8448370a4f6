import './online.css';
import { useTranslator } from '../i18n/context.ts';
import { useSecondsLost } from './use-lost.ts';
import type { ConnectionState } from './wire.ts';

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
    <div className={`${isBanner ? 'band' : 'warning'} link-lost`} role="status">
      <p>
        {t('online.lost')} {t('online.lostFor', { seconds })}
      </p>
    </div>
  );
}
