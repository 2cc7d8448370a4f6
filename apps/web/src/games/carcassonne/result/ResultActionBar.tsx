import './result.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReviewButton } from '../../../review/lazy-parts.tsx';
import { useSettings } from '../../../settings/context.ts';
import { PlayButton } from '../../../table/PlayButton.tsx';
import { ResultActions, ResultPrompt } from '../../../table/ResultActions.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { isStill } from '../../../ui/use-media.ts';
import { useCarcassonne } from '../context.ts';
import type { ScoreLine } from '../log/lines.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
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
  const { sentence, sum } = stopText(t, stop, people);
  return (
    <>
      <div className="prompt" role="status" id="decision" tabIndex={-1}>
        <p className="head-line">{sentence}</p>
        <p className="detail-line num">
          {sum} <RuleLink id={stop.rule} />
        </p>
      </div>
      <Stages final={final} />
      <StepButtons final={final} text={sentence + sum} />
    </>
  );
}

/** The stages of the scoring, and where it is. */
function Stages({ final: { stages, step } }: ResultProps) {
  const t = useCarcassonneTranslator();
  return (
    <ol className="steps" aria-label={t('final.title', { step: step + 1, total: stages.length })}>
      {stages.map((stage, i) => (
        <li
          key={stage}
          className={i < step ? 'done' : i === step ? 'on' : undefined}
          aria-current={i === step ? 'step' : undefined}
        >
          <span>{t(`final.${stage}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The scoring plays by itself; who goes to another stop stops it. */
function StepButtons({ final, text }: ResultProps & { readonly text: string }) {
  const t = useCarcassonneTranslator();
  const { go, index, stops } = final;
  const playing = useScoringAutoplay(index, text, () => go(index + 1));
  const step = (to: number) => {
    playing.pause();
    go(to);
  };
  return (
    <div className="acts">
      <button
        type="button"
        className="round"
        aria-label={t('final.back')}
        aria-disabled={index === 0 || undefined}
        onClick={() => step(index - 1)}
      >
        <Icon name="back" />
      </button>
      <PlayButton isOn={playing.isOn} toggle={playing.toggle} />
      <button type="button" className="btn" onClick={() => go(stops.length)}>
        {t('final.skip')}
      </button>
      <button type="button" className="btn primary" onClick={() => step(index + 1)}>
        {nextText(t, final)}
      </button>
    </div>
  );
}

function nextText(t: CarcassonneTranslator, { stops, index }: FinalScoring): string {
  const [here, next] = [stops[index], stops[index + 1]].map((stop) => stop && stageOf(stop));
  return here === next ? t('final.nextStop') : t('final.next', { what: next ?? 'result' });
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

/** Milliseconds that a stop is shown at usual speed, and for each letter of its text if that is more. */
const STOP_MS = 1600;
const LETTER_MS = 45;

interface ScoringAutoplay {
  readonly isOn: boolean;
  toggle(): void;
  pause(): void;
}

/**
 * Lets the final scoring play by itself, from one stop to the next. For a reader who wants no motion it waits to be
 * started. `text`: that of the stop shown.
 */
export function useScoringAutoplay(stop: number, text: string, goOn: () => void): ScoringAutoplay {
  const { speed } = useSettings().settings;
  const [isOn, setOn] = useState(() => !isStill(speed));
  const duration = Math.max(STOP_MS, text.length * LETTER_MS) * (speed || 1);
  const step = useEffectEvent(goOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is shown for its time
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => step(), duration);
    return () => clearTimeout(timer);
  }, [isOn, stop, duration]);
  return { isOn, toggle: () => setOn(!isOn), pause: () => setOn(false) };
}
