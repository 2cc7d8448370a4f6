import { useEffect } from 'react';
import { setFaviconBadge } from '../../../alerts/favicon.ts';
import { closeNotification, showNotification } from '../../../alerts/notice.ts';
import { LONGEST_TIMER } from '../../../parts/use-is-past.ts';
import { useSettings } from '../../../settings/context.ts';
import { trySound } from '../../../sound/use-sound.ts';
import { useOverlay } from '../state.ts';
import { isClockRunning, timeLeft, URGENT_MS } from '../time-left.ts';
import { useWords } from '../words/index.ts';

/**
 * Calls the reader who does not look at the page when the table begins to wait for them; takes it back when they look, or when it does
 * not wait any more. The server may have said it before.
 */
export function useTurnAlerts(): void {
  const t = useWords();
  const { table, online, mine, people } = useOverlay();
  const isAwaited =
    table.state === 'running' &&
    table.paused === null &&
    table.awaits.some((seat) => mine.includes(seat) && table.seats[seat]!.lent === null);
  const others = t.list(
    table.seats.flatMap(({ person }) => {
      const name = person === online.me || person === null ? '' : people[person]?.name;
      return name ? [name] : [];
    }),
  );
  const body = t('alerts.awaited', { others: others || 'none' });
  useEffect(() => {
    let isCalling = isAwaited;
    const look = () => {
      if (!document.hidden) closeNotification(online.id);
      void setFaviconBadge(() => document.hidden && isCalling);
    };
    // Whoever looks away when it has begun knows of it.
    if (isAwaited && document.hidden) showNotification({ title: t('turn.title'), body, table: online.id });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isCalling = false;
      document.removeEventListener('visibilitychange', look);
      closeNotification(online.id);
      void setFaviconBadge(() => false);
    };
  }, [isAwaited, online.id, body, t]);
}

/** Lets be heard that the reader's time runs out, once for each decision. `tell`: the same in words. */
export function useTimeWarning(tell: (isShort: boolean) => void): void {
  const { table, mine, ahead } = useOverlay();
  const { settings } = useSettings();
  const seat = mine.find((one) => isClockRunning(table, one));
  const clock = seat === undefined ? undefined : table.seats[seat]!.clock;
  const left = clock && timeLeft(clock, Date.now() + ahead);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the clock begins to run
  useEffect(() => {
    tell(false);
    if (left === undefined || left < URGENT_MS || left - URGENT_MS > LONGEST_TIMER) return;
    const timer = setTimeout(() => {
      tell(true);
      if (settings.sound) trySound({ name: 'quill' }, settings);
    }, left - URGENT_MS);
    return () => clearTimeout(timer);
  }, [seat, clock?.since, clock?.left]);
}
