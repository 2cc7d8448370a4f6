import { ReviewButton } from '../../../review/parts.tsx';
import { ResultActs } from '../../../table/ResultActs.tsx';
import { ResultSay } from '../../../table/ResultSay.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';
import { winnerSentence } from './winner.ts';

/** The end of a game: the winner's sentence, and what may follow. */
export function ResultRim() {
  const t = useWords();
  const table = useCatan();
  const { look, moments, layout } = table;
  return (
    <footer className="rim result-rim">
      <ResultSay sentence={winnerSentence(t, table)} />
      <ResultActs save={t('catan.final.save')} again={t('catan.final.again')}>
        {isSmall(layout) && (
          <button type="button" className="btn" onClick={() => look({ leaf: true })}>
            {t('catan.points.title')}
          </button>
        )}
        <ReviewButton />
        <button type="button" className="btn" onClick={() => look({ past: moments[0], plays: true })}>
          {t('catan.final.watch')}
        </button>
      </ResultActs>
    </footer>
  );
}
