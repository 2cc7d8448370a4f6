import { useTableBase } from '../table/context.ts';
import { useWords } from './words/index.ts';

/** From the result to the review: the last moment, with the chances beside it. */
export default function OpenButton() {
  const t = useWords();
  const { look, moments, layout } = useTableBase();
  return (
    <button
      type="button"
      className="btn"
      onClick={() => look({ past: moments.at(-1), leaf: layout !== 'wide' })}
    >
      {t('review.open')}
    </button>
  );
}
