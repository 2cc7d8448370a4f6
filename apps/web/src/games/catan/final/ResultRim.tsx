import { ReviewButton } from '../../../review/parts.tsx';
import { ResultActions } from '../../../table/ResultActs.tsx';
import { ResultPrompt } from '../../../table/ResultSay.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';
import { winnerSentence } from './winner.ts';

/** The end of a game: the winner's sentence, and what may follow. */
export function ResultActionBar() {
  const t = useWords();
  const table = useCatan();
  const { setUi, moments, layout } = table;
  return (
    <footer className="rim result-rim">
      <ResultPrompt sentence={winnerSentence(t, table)} />
      <ResultActions save={t('catan.final.save')} again={t('catan.final.again')}>
        {isSmall(layout) && (
          <button type="button" className="btn" onClick={() => setUi({ isSidebarOpen: true })}>
            {t('catan.points.title')}
          </button>
        )}
        <ReviewButton />
        <button type="button" className="btn" onClick={() => setUi({ past: moments[0], isAutoplay: true })}>
          {t('catan.final.watch')}
        </button>
      </ResultActions>
    </footer>
  );
}
