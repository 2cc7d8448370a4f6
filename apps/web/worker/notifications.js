/* global languagesRead */
/** Messages about a table within that many milliseconds count as one. */
const AT_ONCE = 10_000;
const OWN = new URL('api/me/push', self.location).href;

// A table of the server waits: { table, title, body, lang }. Browsers require that every message is shown.
addEventListener('push', (event) => {
  event.waitUntil(show(told(event.data)));
});

const told = (data) => {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
};

const show = async ({ table = '', title = 'Bastide', body = '', lang = '' }) => {
  const tag = `bastide-${table}`;
  const shown = await registration.getNotifications({ tag });
  // The page itself has just shown the same message.
  const renotify = !shown.some(({ data }) => Date.now() - data?.at < AT_ONCE);
  const data = { table, at: Date.now() };
  await registration.showNotification(title, { body, lang, tag, renotify, icon: './icon.png', data });
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadTo(Object(event.notification.data).table ?? ''));
});

/** Opens the table in the window that shows it, or in a new one. */
const leadTo = async (table) => {
  const url = new URL(table === '' ? './' : `./?game=${encodeURIComponent(table)}`, self.location).href;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).searchParams.get('game') === table);
  if (!there) return clients.openWindow(url);
  await there.focus();
  // Some browsers know only a window's first address, not its present one.
  there.postMessage({ game: table });
};

// The push service has changed the browser's address: tells the server.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(event.newSubscription));
});

const moved = async (given) => {
  const asked = await fetch(OWN, { cache: 'no-store' });
  if (!asked.ok) return;
  const { key, endpoint: before } = await asked.json();
  // The person signed in here does not want notifications.
  if (before === null) return;
  const subscription =
    given ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(OWN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': (await languagesRead()).join() },
    body: JSON.stringify({ endpoint, keys }),
  });
};
