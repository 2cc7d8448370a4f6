import { useEffect } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { trySound } from '../../../sound/use-sound.ts';
import { LONGEST_TIMER } from '../../../ui/use-is-past.ts';
import { useOverlay } from '../state.ts';
import { isClockRunning, timeLeft, URGENT_MS } from '../time-left.ts';
import { useWords } from '../words/index.ts';

/** A seal on the upper corner, in the colour of wax. */
const badgeSvg = (box: string) => {
  const [, , width = 32, height = 32] = box.split(/\s+/).map(Number);
  const r = Math.min(width, height) * 0.28;
  return `<circle cx="${width - r}" cy="${r}" r="${r}" fill="#8e2318" stroke="#fff4e2" stroke-width="${r / 5}"/>`;
};

/** The page's sign with a mark on it, as an address; undefined where the drawing is none. */
export function withBadge(svg: string): string | undefined {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const end = svg.lastIndexOf('</svg>');
  if (box === undefined || end < 0) return undefined;
  return `data:image/svg+xml,${encodeURIComponent(svg.slice(0, end) + badgeSvg(box) + svg.slice(end))}`;
}

let plainHref: string | undefined;

let badgeHref: Promise<string | undefined> | undefined;

/** Puts the mark on the page's sign among the browser's tabs, or takes it off. */
export async function setFaviconBadge(isMarked: () => boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plainHref ??= link.href;
  const from = plainHref;
  if (isMarked())
    badgeHref ??= fetch(from)
      .then((response) => response.text())
      .then(withBadge, () => undefined);
  const href = (await badgeHref) ?? from;
  // It may be another by the time that the drawing is there.
  link.href = isMarked() ? href : from;
}

/** A word from the system that a table waits, while the page is not looked at. `tag`: a later one takes its place. */
interface TurnNotification {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** As the service worker names them. */
const notificationTag = (table: string): string => `bastide-${table}`;

/** Those that this page shows by itself, where it has no service worker, by table. */
const pageNotifications = new Map<string, Notification>();

/** One after the other: what is taken back was shown before. */
let queue: Promise<void> = Promise.resolve();

const enqueue = (work: () => Promise<void>): void => {
  // A browser that shows nothing has its reasons.
  queue = queue.then(work).catch(() => {});
};

const getWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Shows it, if the reader allows that. */
function showNotification({ title, body, table }: TurnNotification): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const tag = notificationTag(table);
  enqueue(async () => {
    // Phones show them by the service worker only.
    const data = { table, at: Date.now() };
    const registration = await getWorker();
    if (registration) return registration.showNotification(title, { body, tag, icon: './icon.png', data });
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    pageNotifications.set(table, notice);
  });
}

/** Takes back whatever was said of a table, by this page or by the server. */
function closeNotification(table: string): void {
  enqueue(async () => {
    pageNotifications.get(table)?.close();
    pageNotifications.delete(table);
    for (const one of (await (await getWorker())?.getNotifications({ tag: notificationTag(table) })) ?? [])
      one.close();
  });
}

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
  const body = t('notifications.awaited', { others: others || 'none' });
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
