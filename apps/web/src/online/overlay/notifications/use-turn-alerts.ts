import { useEffect } from 'react';
import { itemAt } from '../../../must.ts';
import { useSettings } from '../../../settings/context.ts';
import { trySound } from '../../../sound/use-sound.ts';
import { LONGEST_TIMER } from '../../../ui/use-is-past.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay } from '../state.ts';
import { isClockRunning, timeLeft, URGENT_MS } from '../time-left.ts';

/** A round mark on the upper corner, in the colour of sealing wax. */
const badgeSvg = (box: string) => {
  const [, , width = 32, height = 32] = box.split(/\s+/).map(Number);
  const r = Math.min(width, height) * 0.28;
  return `<circle cx="${width - r}" cy="${r}" r="${r}" fill="#8e2318" stroke="#fff4e2" stroke-width="${r / 5}"/>`;
};

/** Returns the page's icon with the mark on it, as a data URL; undefined: the icon is no SVG drawing. */
export function withBadge(svg: string): string | undefined {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const end = svg.lastIndexOf('</svg>');
  if (box === undefined || end < 0) return undefined;
  return `data:image/svg+xml,${encodeURIComponent(svg.slice(0, end) + badgeSvg(box) + svg.slice(end))}`;
}

let plainHref: string | undefined;

let badgeHref: Promise<string | undefined> | undefined;

/** Adds the mark to the page's icon in the browser's tab, or removes it. */
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
  // The state may have changed while the drawing loaded.
  link.href = isMarked() ? href : from;
}

/** Marks the icon of the installed app, where the system shows such marks, or removes the mark. */
function setAppBadge(isMarked: boolean): void {
  // A browser that shows nothing has its reasons.
  void (isMarked ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {});
}

/**
 * A system notification of a waiting table, for a reader who is not looking at the page. `tag`: a later one replaces
 * it.
 */
interface TurnNotification {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** Same name as in the service worker. */
const notificationTag = (table: string): string => `bastide-${table}`;

/** Notifications shown by this page itself, where it has no service worker, by table. */
const pageNotifications = new Map<string, Notification>();

/** Runs one after the other, so that a notification is never closed before it is shown. */
let queue: Promise<void> = Promise.resolve();

const enqueue = (work: () => Promise<void>): void => {
  // A browser that shows nothing has its reasons.
  queue = queue.then(work).catch(() => {});
};

const getWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Shows a notification, if the reader allows it. */
function showNotification({ title, body, table }: TurnNotification): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const tag = notificationTag(table);
  enqueue(async () => {
    // Phones show notifications through the service worker only.
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

/** Closes all notifications of a table, by this page or by the server. */
function closeNotification(table: string): void {
  enqueue(async () => {
    pageNotifications.get(table)?.close();
    pageNotifications.delete(table);
    for (const one of (await (await getWorker())?.getNotifications({ tag: notificationTag(table) })) ?? [])
      one.close();
  });
}

/**
 * Notifies a reader who is not looking at the page when the table begins to wait for them; closes the notification
 * when they look, or when the table waits no longer. The server may have sent the same one before.
 */
export function useTurnAlerts(): void {
  const t = useOverlayTranslator();
  const { table, online, mine, people } = useOverlay();
  const isAwaited =
    table.state === 'running' &&
    table.paused === null &&
    table.awaits.some((seat) => mine.includes(seat) && itemAt(table.seats, seat).delegate === null);
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
      setAppBadge(document.hidden && isCalling);
    };
    // A reader who leaves the page during their turn knows of it already.
    if (isAwaited && document.hidden) showNotification({ title: t('turn.title'), body, table: online.id });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isCalling = false;
      document.removeEventListener('visibilitychange', look);
      closeNotification(online.id);
      void setFaviconBadge(() => false);
      setAppBadge(false);
    };
  }, [isAwaited, online.id, body, t]);
}

/** Plays a sound when the reader's time runs out, once for each decision. `tell` shows the same in words. */
export function useTimeWarning(tell: (isShort: boolean) => void): void {
  const { table, mine, ahead } = useOverlay();
  const { settings } = useSettings();
  const seat = mine.find((one) => isClockRunning(table, one));
  const clock = seat === undefined ? undefined : itemAt(table.seats, seat).clock;
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
