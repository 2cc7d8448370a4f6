import { useEffect, useReducer } from 'react';
import { itemAt } from '../../../must.ts';
import { useOverlayTranslator } from '../messages.ts';
import { presenceOf } from '../presence.ts';
import { useOverlay } from '../state.ts';
import { isClockRunning, remainingText, timeLeft, URGENT_MS, untilNextTick } from '../time-left.ts';
import { HandOverButton } from './HandOverButton.tsx';

/** Status under a seat: presence, clock, and the reader's actions on it. */
export function SeatStatus({ seat }: { readonly seat: number }) {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const { table, commands, mine } = around;
  const face = useClock(seat);
  const state = presenceOf(table, seat, around);
  const isMine = mine.includes(seat);
  // A bot's name says that it is one.
  if (state === 'bot') return null;
  // For the reader's own seat, only states that others can cause are shown.
  const isTold = table.state === 'running' && (!isMine || state === 'delegated' || state === 'out');
  if (!isTold && !face) return null;
  return (
    <p className="seat-status" data-state={state}>
      {isTold && <span className="presence">{t('overlay.presence', { state })}</span>}
      {face && <ClockFace face={face} />}
      {isMine && state === 'delegated' && (
        <button type="button" className="link" onClick={() => void commands.run({ type: 'claim', seat })}>
          {t('overlay.claim')}
        </button>
      )}
      {!isMine && state === 'away' && <HandOverButton seat={seat} className="link" />}
    </p>
  );
}

/** A short label: that the player is absent, and the time left. Nothing is said of those who are there. */
export function SeatBadge({ seat }: { readonly seat: number }) {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const { table } = around;
  const face = useClock(seat);
  const state = presenceOf(table, seat, around);
  if (table.state !== 'running') return null;
  return (
    <span className="seat-badge" data-state={state}>
      {state !== 'here' && t('overlay.sign', { state })}
      {face && (state === 'here' || state === 'elsewhere' || state === 'away') && <ClockFace face={face} />}
    </span>
  );
}

/** A clock; screen readers read it on request and never announce it. */
function ClockFace({ face }: { readonly face: ClockDisplay }) {
  const t = useOverlayTranslator();
  return (
    <span
      className={['clock', 'num', face.isRunning && 'runs', face.isShort && 'short']
        .filter(Boolean)
        .join(' ')}
      role="timer"
    >
      <span className="sr">{t('join.label', { label: t('overlay.timeLeft'), said: '' })}</span>
      {face.text}
    </span>
  );
}

interface ClockDisplay {
  readonly text: string;
  readonly isRunning: boolean;
  /** True if so little is left that the decision is urgent. */
  readonly isShort: boolean;
}

/** Returns the time on a seat's clock, by the server's time; undefined: no clock runs down. */
function useClock(seat: number): ClockDisplay | undefined {
  const t = useOverlayTranslator();
  const { table, ahead } = useOverlay();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = timeLeft(itemAt(table.seats, seat).clock, Date.now() + ahead);
  const isRunning = isClockRunning(table, seat);
  // Each change of the display schedules the next one.
  useEffect(() => {
    if (!isRunning || left === undefined || left === 0) return;
    const timer = setTimeout(tick, untilNextTick(left));
    return () => clearTimeout(timer);
  });
  if (left === undefined || table.state !== 'running') return undefined;
  return { text: remainingText(t, left), isRunning: isRunning, isShort: isRunning && left <= URGENT_MS };
}
