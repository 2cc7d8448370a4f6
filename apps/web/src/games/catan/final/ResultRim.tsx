import { ResultActs } from '../../../table/ResultActs.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { Consequence } from '../decision/Consequence.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** The end of a game: the winner's sentence, and what may follow. */
export function ResultRim() {
  const t = useWords();
  const { look, moments, layout } = useCatan();
  return (
    <footer className="rim result-rim">
      <Consequence />
      <ResultActs save={t('catan.final.save')} again={t('catan.final.again')}>
        {isSmall(layout) && (
          <button type="button" className="btn" onClick={() => look({ dialog: 'leaf' })}>
            {t('catan.points.title')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => look({ past: moments[0] })}>
          {t('catan.final.watch')}
        </button>
      </ResultActs>
    </footer>
  );
}
