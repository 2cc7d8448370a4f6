import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useTableBase } from './context.ts';
import { REPLAY_SPEEDS, type ReplaySpeed, useAutoplay } from './use-playing.ts';

interface Props {
  /** What is shown: a sentence. */
  readonly title: string;
  /** The same for those who move the slider without seeing it. */
  readonly spoken: string;
  /** Meanwhile it is the reader's turn. */
  readonly isWaiting: boolean;
  /** One moment back. */
  readonly back: string;
  /** One moment on. */
  readonly forward: string;
  /** What else is to be said of the moment. */
  readonly children?: ReactNode;
}

/** Walks through the game without leaving it, or lets it play. Pulses once when something happens at the table meanwhile. */
export function Scrubber({ title, spoken, isWaiting, back, forward, children }: Props) {
  const t = useTranslator();
  const { moments, count, ui, setUi, isOver } = useTableBase();
  const { past = count } = ui;
  const go = (to: number | undefined) => setUi({ past: to });
  const index = Math.max(
    0,
    moments.findLastIndex((one) => one <= past),
  );
  const news = useNews(count);
  const playing = useAutoplay();
  const button = usePressed(playing.isOn);
  const step = (name: IconName, label: string, to: number | undefined) => (
    <button type="button" className="round" aria-label={label} onClick={() => go(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <section
      className="scrubber"
      aria-label={t('foot.replay')}
      // Where nothing is to decide any more it stands alone.
      id={isOver ? 'decision' : undefined}
      tabIndex={-1}
    >
      <p className="scrub-say" role="status">
        {title}
        {isWaiting && <small> {t('replay.waiting')}</small>}
      </p>
      {children}
      <div className="scrub-row">
        <button
          ref={button}
          type="button"
          className="round"
          aria-label={t(playing.isOn ? 'replay.pause' : 'replay.play')}
          onClick={playing.toggle}
        >
          <Icon name={playing.isOn ? 'pause' : 'play'} />
        </button>
        {step('first', t('replay.first'), moments[0])}
        {step('back', back, moments[Math.max(0, index - 1)])}
        <input
          type="range"
          min={0}
          max={Math.max(0, moments.length - 1)}
          value={index}
          aria-label={t('replay.slider')}
          aria-valuetext={spoken}
          onChange={(event) => go(moments[Number(event.target.value)])}
        />
        {step('next', forward, moments[index + 1] ?? moments.at(-1))}
        <select
          className="scrub-pace"
          aria-label={t('replay.pace')}
          value={playing.pace}
          onChange={(event) => playing.setPace(Number(event.target.value) as ReplaySpeed)}
        >
          {REPLAY_SPEEDS.map((pace) => (
            <option key={pace} value={pace}>
              {t('replay.times', { n: pace })}
            </option>
          ))}
        </select>
        <button type="button" className={news ? 'btn pulse' : 'btn'} onClick={() => go(undefined)}>
          {t('replay.now')}
        </button>
      </div>
    </section>
  );
}

/** The button that stops it has the keyboard where the replay comes and plays at once: what was pressed may be gone. */
function usePressed(plays: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [atFirst] = useState(plays);
  useEffect(() => {
    if (atFirst) button.current?.focus({ preventScroll: true });
  }, [atFirst]);
  return button;
}

/** Whether something has happened since the scrubber came. */
function useNews(count: number): boolean {
  const [first] = useState(count);
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (count !== first) setNews(true);
  }, [count, first]);
  return news;
}
