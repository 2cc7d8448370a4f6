/* global languagesRead */
/** What is said of a table within so many milliseconds is one call. */
const AT_ONCE = 10_000;
const OWN = new URL('api/me/push', self.location).href;

// A table of the server waits: { table, title, body, lang }. Browsers want every message to be shown.
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
  // What the page has just said is not said once more.
  const renotify = !shown.some(({ data }) => Date.now() - data?.at < AT_ONCE);
  const data = { table, at: Date.now() };
  await registration.showNotification(title, { body, lang, tag, renotify, icon: './icon.png', data });
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadTo(Object(event.notification.data).table ?? ''));
});

/** In a window that shows the table, or in a new one. */
const leadTo = async (table) => {
  const url = new URL(table === '' ? './' : `./?game=${encodeURIComponent(table)}`, self.location).href;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).searchParams.get('game') === table);
  if (!there) return clients.openWindow(url);
  await there.focus();
  // Some browsers know only where a window began, not where it went.
  there.postMessage({ game: table });
};

// The browser is told elsewhere from now on, as when a push service moves it: the server hears of it.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(event.newSubscription));
});

const moved = async (given) => {
  const asked = await fetch(OWN, { cache: 'no-store' });
  if (!asked.ok) return;
  const { key, endpoint: before } = await asked.json();
  // Whoever is signed in here does not want to be told.
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
