import { useTableBase } from '../table/context.ts';
import { useReviewTranslator } from './messages.ts';

/** Opens the review after the game: its last moment, with the chances. */
export default function OpenReviewButton() {
  const t = useReviewTranslator();
  const { setUi, moments, layout } = useTableBase();
  return (
    <button
      type="button"
      className="btn"
      onClick={() => setUi({ past: moments.at(-1), isSidebarOpen: layout !== 'wide' })}
    >
      {t('review.open')}
    </button>
  );
}
