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
export function showNotification({ title, body, table }: TurnNotification): void {
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
export function closeNotification(table: string): void {
  enqueue(async () => {
    pageNotifications.get(table)?.close();
    pageNotifications.delete(table);
    for (const one of (await (await getWorker())?.getNotifications({ tag: notificationTag(table) })) ?? [])
      one.close();
  });
}
