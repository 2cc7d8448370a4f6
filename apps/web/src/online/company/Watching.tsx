import { Link } from '../../address/Link.tsx';
import { useTableBase } from '../../table/context.ts';
import { useOverlay } from './state.ts';
import { useWords } from './words/index.ts';

/** Who has no seat is told so as long as the game goes on, with the way to other tables. */
export function WatchingBanner() {
  const t = useWords();
  const { table, mine } = useOverlay();
  const { ui } = useTableBase();
  if (mine.length > 0 || table.state !== 'running' || ui.past !== undefined) return null;
  return (
    <div className="band watching">
      <p className="muted">{t('company.watching')}</p>
      <Link to={{ lobby: 'tables' }} className="link">
        {t('company.onward', { onward: 'lobby' })}
      </Link>
    </div>
  );
}
