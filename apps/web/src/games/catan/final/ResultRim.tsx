import { saveRecord } from '../../../records/files.ts';
import { Say } from '../decision/Say.tsx';
import { isSmall, useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** The end of a game: the winner's sentence, and what may follow. */
export function ResultRim() {
  const t = useWords();
  const { session, look, lines, layout, again } = useCatan();
  return (
    <footer className="rim result-rim">
      <Say />
      <div className="acts">
        {isSmall(layout) && (
          <button type="button" className="btn" onClick={() => look({ dialog: 'leaf' })}>
            {t('catan.points.title')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => look({ past: lines[0]?.after })}>
          {t('catan.final.watch')}
        </button>
        <button type="button" className="btn" onClick={() => saveRecord(session.record())}>
          {t('catan.final.save')}
        </button>
        <button type="button" className="btn wax" onClick={again}>
          {t('catan.final.again')}
        </button>
      </div>
    </footer>
  );
}
