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

test('notifications turn on and off again, in the browser and on the server', async () => {
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
  expect(await pushState(server)).toBe('on');
  expect(await disablePush(server)).toBe('off');
  expect([place, subscription]).toEqual([null, null]);
});

test('notifications are off if the server does not know this browser, because another account was signed in', async () => {
  await enablePush(server);
  place = null;
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('a changed push address goes to the server', async () => {
  await enablePush(server);
  place = 'https://push.example/old';
  expect(await pushState(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('a changed language of the page goes to the server', async () => {
  await enablePush(server);
  document.documentElement.lang = 'en';
  await pushState(server);
  expect(language).toBe('en');
});

test('a new key of the server makes the browser subscribe again', async () => {
  subscription = subscriptionAt('https://push.example/former', new Uint8Array([9]));
  place = 'https://push.example/former';
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('on');
  expect(place).toBe('https://push.example/0');
});

test('a failing server leaves no subscription behind', async () => {
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
])('the page gives the reason why notifications are unavailable: %s', async (why, world) => {
  vi.unstubAllGlobals();
  browser(world);
  expect(await pushState(server)).toBe(why);
});

test('a reader who has denied permission is not asked again, and sees the reason after a press', async () => {
  browser({ permission: 'denied' });
  expect(await pushState(server)).toBe('off');
  expect(await enablePush(server)).toBe('denied');
  browser({ permission: 'default' });
  expect(await enablePush(server)).toBe('off');
  expect(given).toBe(0);
});

test('a server key in base64url is decoded to bytes', () => {
  expect([...decodeBase64Url('-_8A')]).toEqual([251, 255, 0]);
});
