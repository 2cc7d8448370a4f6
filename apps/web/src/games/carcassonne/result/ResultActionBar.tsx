import './result.css';
import { ReviewButton } from '../../../review/lazy-parts.tsx';
import { ResultActions, ResultPrompt } from '../../../table/ResultActions.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonne } from '../context.ts';
import type { ScoreLine } from '../log/lines.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { stopText, winnerText } from './result-text.ts';
import { type FinalScoring, stageOf, useFinalScoringContext } from './use-final-scoring.ts';

/** The action bar after a game: continues the final scoring, or shows it again. */
export default function ResultActionBar() {
  const final = useFinalScoringContext();
  if (!final) return null;
  return (
    <footer className="action-bar final-action-bar">
      {final.stop ? <Steps final={final} stop={final.stop} /> : <Result final={final} />}
    </footer>
  );
}

interface ResultProps {
  readonly final: FinalScoring;
}

function Steps({ final, stop }: ResultProps & { readonly stop: ScoreLine }) {
  const t = useCarcassonneTranslator();
  const { people } = useCarcassonne();
  const next = final.stops[final.index + 1];
  const { stages, step: here } = final;
  const nextStation = next && stageOf(next);
  const { sentence, sum } = stopText(t, stop, people);
  return (
    <>
      <div className="prompt" role="status" id="decision" tabIndex={-1}>
        <p className="head-line">{sentence}</p>
        <p className="detail-line num">
          {sum} <RuleLink id={stop.rule} />
        </p>
      </div>
      <ol className="steps" aria-label={t('final.title', { step: here + 1, total: stages.length })}>
        {stages.map((station, i) => (
          <li
            key={station}
            className={i < here ? 'done' : i === here ? 'on' : undefined}
            aria-current={i === here ? 'step' : undefined}
          >
            <span>{t(`final.${station}`)}</span>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button
          type="button"
          className="btn"
          aria-disabled={final.index === 0 || undefined}
          onClick={() => final.go(final.index - 1)}
        >
          {t('final.back')}
        </button>
        <button type="button" className="btn" onClick={() => final.go(final.stops.length)}>
          {t('final.skip')}
        </button>
        <button type="button" className="btn primary" onClick={() => final.go(final.index + 1)}>
          {nextStation === stageOf(stop)
            ? t('final.nextStop')
            : t('final.next', { what: nextStation ?? 'result' })}
        </button>
      </div>
    </>
  );
}

function Result({ final }: ResultProps) {
  const t = useCarcassonneTranslator();
  const { moment, people, board, layout, setUi } = useCarcassonne();
  const { head, margin } = winnerText(t, moment, people);
  return (
    <>
      <ResultPrompt sentence={{ head, details: margin === undefined ? [] : [margin], rules: [] }} />
      <ResultActions save={t('final.save')} again={t('final.again')}>
        {final.stops.length > 0 && (
          <button type="button" className="btn" onClick={() => final.go(0)}>
            {t('final.steps')}
          </button>
        )}
        <ReviewButton />
        {isSmall(layout) ? (
          <button type="button" className="btn" onClick={() => setUi({ isSidebarOpen: true })}>
            {t('final.reckoning')}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => board.current?.fit()}>
            {t('final.look')}
          </button>
        )}
      </ResultActions>
    </>
  );
}
