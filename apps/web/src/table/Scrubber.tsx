import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { PlayButton } from './PlayButton.tsx';
import { adjacentMoment } from './replay.ts';

/** Multiples of the usual pace. */
const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;

type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Each moment is shown for so long at the usual pace, in milliseconds. */
const MOMENT_MS = 1000;

interface Autoplay {
  readonly isOn: boolean;
  readonly pace: ReplaySpeed;
  toggle(): void;
  setPace(pace: ReplaySpeed): void;
}

/**
 * Lets the replay play by itself, moment after moment up to the last; the space bar starts and stops it, and whoever goes
 * to another moment stops it, too.
 */
function useAutoplay(): Autoplay {
  const { moments, count, setUi } = useTableBase();
  const past = useTableUi((ui) => ui.past) ?? count;
  const isOn = useTableUi((ui) => ui.isAutoplay);
  const [pace, setPace] = useState<ReplaySpeed>(1);
  const next = adjacentMoment(moments, past, 1);
  const step = useEffectEvent(() => setUi({ past: next, isAutoplay: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is shown for its time
  useEffect(() => {
    if (!isOn) return;
    if (next === undefined) {
      setUi({ isAutoplay: false });
      return;
    }
    const timer = setTimeout(step, MOMENT_MS / pace);
    return () => clearTimeout(timer);
  }, [isOn, pace, past]);
  // With the browser's button it can be left at any time.
  useEffect(() => () => setUi({ isAutoplay: false }), [setUi]);
  const toggle = () => {
    if (isOn) setUi({ isAutoplay: false });
    // From the end it begins again.
    else setUi({ past: next === undefined ? moments[0] : past, isAutoplay: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest('button, a, input, select, textarea, dialog, [role]'))
      return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOn, pace, toggle, setPace };
}

interface Props {
  /** The moment shown: a sentence. */
  readonly title: string;
  /** The same for those who move the slider without seeing it. */
  readonly spoken: string;
  /** Meanwhile it is the reader's turn. */
  readonly isWaiting: boolean;
  /** One moment back. */
  readonly back: string;
  /** One moment on. */
  readonly forward: string;
  /** Further lines about the moment. */
  readonly children?: ReactNode;
}

/** Walks through the game without leaving it, or lets it play. Pulses once when something happens at the table meanwhile. */
export default function Scrubber({ title, spoken, isWaiting, back, forward, children }: Props) {
  const t = useTranslator();
  const { count, setUi, isOver } = useTableBase();
  const news = useNews(count);
  const playing = useAutoplay();
  const button = usePressed(playing.isOn);
  return (
    <section
      className="scrubber"
      aria-label={t('sidebarFoot.replay')}
      // Where nothing is to decide any more it stands alone.
      id={isOver ? 'decision' : undefined}
      tabIndex={-1}
    >
      <p className="scrub-text" role="status">
        {title}
        {isWaiting && <small> {t('replay.waiting')}</small>}
      </p>
      {children}
      <div className="scrub-row">
        <PlayButton ref={button} isOn={playing.isOn} toggle={playing.toggle} />
        <MomentControls spoken={spoken} back={back} forward={forward} />
        <PaceSelect {...playing} />
        <button
          type="button"
          className={news ? 'btn pulse' : 'btn'}
          onClick={() => setUi({ past: undefined })}
        >
          {t('replay.now')}
        </button>
      </div>
    </section>
  );
}

/** The slider through the moments, and the buttons that step from one to the next. */
function MomentControls({ spoken, back, forward }: Pick<Props, 'spoken' | 'back' | 'forward'>) {
  const t = useTranslator();
  const { moments, count, setUi } = useTableBase();
  const past = useTableUi((ui) => ui.past) ?? count;
  const index = Math.max(
    0,
    moments.findLastIndex((one) => one <= past),
  );
  const step = (name: IconName, label: string, to: number | undefined) => (
    <button type="button" className="round" aria-label={label} onClick={() => setUi({ past: to })}>
      <Icon name={name} />
    </button>
  );
  return (
    <>
      {step('first', t('replay.first'), moments[0])}
      {step('back', back, adjacentMoment(moments, past, -1))}
      <input
        type="range"
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={index}
        aria-label={t('replay.slider')}
        aria-valuetext={spoken}
        onChange={(event) => setUi({ past: moments[Number(event.target.value)] })}
      />
      {step('next', forward, moments[index + 1] ?? moments.at(-1))}
    </>
  );
}

function PaceSelect({ pace, setPace }: Pick<Autoplay, 'pace' | 'setPace'>) {
  const t = useTranslator();
  return (
    <select
      className="scrub-pace"
      aria-label={t('replay.pace')}
      value={pace}
      onChange={(event) => setPace(Number(event.target.value) as ReplaySpeed)}
    >
      {REPLAY_SPEEDS.map((one) => (
        <option key={one} value={one}>
          {t('replay.times', { n: one })}
        </option>
      ))}
    </select>
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

/** Tells whether something has happened since the scrubber came. */
function useNews(count: number): boolean {
  const [first] = useState(count);
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (count !== first) setNews(true);
  }, [count, first]);
  return news;
}
