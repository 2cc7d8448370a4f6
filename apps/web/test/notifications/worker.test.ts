import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../../worker/notifications.js', import.meta.url), 'utf8');
const AT = 'https://play.example/bastide/';

interface Notice {
  readonly title: string;
  readonly options: { readonly tag: string; readonly renotify: boolean; readonly data: object };
}

/** A window of the browser. */
const windowAt = (search: string) => ({ url: `${AT}${search}`, focus: vi.fn(), postMessage: vi.fn() });

/** Starts the service worker in a browser with these windows, for a server with this data about its address. */
function startWorker({ windows = [] as object[], place = {} as object } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const notices: Notice[] = [];
  const openWindow = vi.fn();
  const asked: [string, RequestInit | undefined][] = [];
  const subscribe = vi.fn(async () => subscriptionAt('https://push.example/new'));
  const registration = {
    showNotification: async (title: string, options: Notice['options']) => notices.push({ title, options }),
    getNotifications: async ({ tag }: { tag: string }) =>
      notices.filter(({ options }) => options.tag === tag).map(({ options }) => options),
    pushManager: { subscribe },
  };
  runInNewContext(SOURCE, {
    ...{ URL, registration },
    Date: { now: () => Date.now() },
    self: { location: `${AT}sw.js` },
    clients: { matchAll: async () => windows, openWindow },
    languagesRead: async () => ['uk', 'en'],
    fetch: async (url: string, request?: RequestInit) => {
      asked.push([url, request]);
      return Response.json(place);
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  const dispatch = async (name: string, event: object) => {
    let done: Promise<unknown> | undefined;
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    listeners.get(name)!({ ...event, waitUntil });
    await done;
  };
  return {
    ...{ notices, openWindow, asked, subscribe },
    push: (message?: unknown) => dispatch('push', { data: { json: () => JSON.parse(String(message)) } }),
    press: async (table: string) => {
      const close = vi.fn();
      await dispatch('notificationclick', { notification: { data: { table }, close } });
      expect(close).toHaveBeenCalled();
    },
    move: (newSubscription: object | null) => dispatch('pushsubscriptionchange', { newSubscription }),
  };
}

const subscriptionAt = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
});

const MESSAGE = JSON.stringify({ title: 'Ваш хід', body: 'На вас чекає стіл.', table: 'abc', lang: 'uk' });

test('the service worker shows the server’s words, once for each table', async () => {
  const { push, notices } = startWorker();
  await push(MESSAGE);
  const [{ title, options } = { title: '', options: {} }] = notices;
  expect(title).toBe('Ваш хід');
  expect(options).toMatchObject({
    body: 'На вас чекає стіл.',
    lang: 'uk',
    tag: 'bastide-abc',
    renotify: true,
  });
});

test('an invalid message is shown too, because browsers punish hidden ones', async () => {
  const { push, notices } = startWorker();
  for (const message of ['null', '{', '7', '{}']) await push(message);
  expect(notices.map(({ title }) => title)).toEqual(['Bastide', 'Bastide', 'Bastide', 'Bastide']);
});

test('a notification that the page has just shown stays silent, and a later turn sounds again', async () => {
  const { push, notices } = startWorker();
  await push(MESSAGE);
  await push(MESSAGE);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  await push(MESSAGE);
  vi.useRealTimers();
  expect(notices.map(({ options }) => options.renotify)).toEqual([true, false, true]);
});

test('a press on a notification leads to the window that shows its table', async () => {
  const [other, shows] = [windowAt('?game=xyz'), windowAt('?game=abc&at=7')];
  const { press, openWindow } = startWorker({ windows: [other, shows] });
  await press('abc');
  expect(shows.focus).toHaveBeenCalledOnce();
  // In browsers that do not know it, the window may show another screen by now.
  expect(shows.postMessage).toHaveBeenCalledWith({ game: 'abc' });
  expect(other.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a press on a notification opens a window if none shows its table', async () => {
  const { press, openWindow } = startWorker({ windows: [windowAt(''), windowAt('?game=xyz')] });
  await press('abc');
  await press('');
  expect(openWindow.mock.calls).toEqual([[`${AT}?game=abc`], [AT]]);
});

test('a push address that the browser changes goes to the server', async () => {
  const { move, asked, subscribe } = startWorker({
    place: { key: 'KEY', endpoint: 'https://push.example/old' },
  });
  await move(subscriptionAt('https://push.example/moved'));
  await move(null);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
  const told = asked.flatMap(([url, request]) => (request?.method === 'POST' ? [[url, request.body]] : []));
  const body = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
  expect(told).toEqual([
    [`${AT}api/me/push`, body('https://push.example/moved')],
    [`${AT}api/me/push`, body('https://push.example/new')],
  ]);
});

test('an account without push notifications gets none', async () => {
  const { move, asked } = startWorker({ place: { key: 'KEY', endpoint: null } });
  await move(subscriptionAt('https://push.example/moved'));
  expect(asked).toHaveLength(1);
});
