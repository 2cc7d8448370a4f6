import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  decodeBase64Url,
  disablePush,
  enablePush,
  type PushApi,
  pushState,
} from '../../src/notifications/PushSetting.tsx';

const KEY = 'AAECAw';
const KEYS = { p256dh: 'p', auth: 'a' };

/** The server's data about this browser. */
let place: string | null;
let language: string | null;
const server: PushApi = {
  async ask<Answer>(_: string, asking?: { method: string; body?: unknown }) {
    if (asking?.method === 'POST') {
      place = (asking.body as { endpoint: string }).endpoint;
      language = document.documentElement.lang;
    }
    if (asking?.method === 'DELETE') place = null;
    return { key: KEY, endpoint: place, language } as Answer;
  },
};

/** A browser that gives a new address at each subscription. */
let subscription: PushSubscription | null;
let given: number;
const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
  subscription ??= subscriptionAt(`https://push.example/${given++}`, applicationServerKey as Uint8Array);
  return subscription;
};
const subscriptionAt = (endpoint: string, key: Uint8Array): PushSubscription =>
  ({
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  }) as unknown as PushSubscription;

function browser({ isSecure = true, permission = 'granted', ...others }: Record<string, unknown> = {}): void {
  const worker = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const serviceWorker = { getRegistration: async () => worker, ready: Promise.resolve(worker) };
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } });
  vi.stubGlobal('navigator', { serviceWorker, ...others });
  if (!('standalone' in others)) vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
}

beforeEach(() => {
  [place, language, subscription, given] = [null, null, null, 0];
  browser();
});
afterEach(() => vi.unstubAllGlobals());

test('it is turned on and off again, here and on the server', async () => {
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
  expect(await pushState(server)).toBe('on');
  expect(await disablePush(server)).toBe('off');
  expect([place, subscription]).toEqual([null, null]);
});

test('what the server does not know of is not on: somebody else was signed in here', async () => {
  await enablePush(server);
  place = null;
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('an address that has changed is told', async () => {
  await enablePush(server);
  place = 'https://push.example/old';
  expect(await pushState(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('a page that is read in another language by now says so', async () => {
  await enablePush(server);
  document.documentElement.lang = 'en';
  await pushState(server);
  expect(language).toBe('en');
});

test('where the server has another key by now, the browser is subscribed anew', async () => {
  subscription = subscriptionAt('https://push.example/former', new Uint8Array([9]));
  place = 'https://push.example/former';
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('where the server does not answer, nothing is left half done', async () => {
  const { ask } = server;
  const deaf: PushApi = {
    ask: async (path, asking) => {
      if (asking) throw new Error('down');
      return ask(path);
    },
  };
  await expect(enablePush(deaf)).rejects.toThrow('down');
  expect(subscription).toBeNull();
});

test.each([
  ['insecure', { isSecure: false }],
  ['install', { standalone: false }],
  ['unknown', { serviceWorker: undefined, standalone: true }],
])('where it cannot be, it is said why: %s', async (why, world) => {
  vi.unstubAllGlobals();
  browser(world);
  expect(await pushState(server)).toBe(why);
});

test('who says no to the browser is asked nothing more, and told so where they press', async () => {
  browser({ permission: 'denied' });
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('denied');
  browser({ permission: 'default' });
  expect(await enablePush(server)).toBe('off');
  expect(given).toBe(0);
});

test('a key of the server is read as bytes, whatever letters stand in it', () => {
  expect([...decodeBase64Url('-_8A')]).toEqual([251, 255, 0]);
});
