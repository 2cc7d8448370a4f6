/** A word from the system that a table waits, while the page is not looked at. `tag`: a later one takes its place. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** As the service worker names them. */
const tagOf = (table: string): string => `bastide-${table}`;

/** Those that this page shows by itself, where it has no service worker, by table. */
const own = new Map<string, Notification>();
/** One after the other: what is taken back was shown before. */
let line: Promise<void> = Promise.resolve();

const inTurn = (work: () => Promise<void>): void => {
  // A browser that shows nothing has its reasons.
  line = line.then(work).catch(() => {});
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Shows it, if the reader allows that. */
export function notify({ title, body, table }: Notice): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const tag = tagOf(table);
  inTurn(async () => {
    // Phones show them by the service worker only.
    const data = { table, at: Date.now() };
    const registration = await worker();
    if (registration) return registration.showNotification(title, { body, tag, icon: './icon.png', data });
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    own.set(table, notice);
  });
}

/** Takes back whatever was said of a table, by this page or by the server. */
export function takeBack(table: string): void {
  inTurn(async () => {
    own.get(table)?.close();
    own.delete(table);
    for (const one of (await (await worker())?.getNotifications({ tag: tagOf(table) })) ?? []) one.close();
  });
}
