/** A word from the system that a table waits, while the page is not looked at. `tag`: a later one takes its place. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** As the service worker names them. */
export const tagOf = (table: string): string => `bastide-${table}`;

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Shows it, if the reader allows that. Returns the way to take it back. */
export function notify({ title, body, table }: Notice): () => void {
  if (!mayNotify()) return () => {};
  const tag = tagOf(table);
  let isOver = false;
  const shown = (async () => {
    // Phones show them by the service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (isOver) return () => {};
    if (worker) {
      await worker.showNotification(title, { body, tag, icon: './icon.svg', data: { table } });
      return async () => {
        for (const one of await worker.getNotifications({ tag })) one.close();
      };
    }
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  })().catch(() => () => {});
  return () => {
    isOver = true;
    void shown.then((close) => close());
  };
}
