import { createECDH, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ask, guest, sitDown } from './online.ts';

/** A push service that does not exist: browsers in tests reach none. */
const ENDPOINT = 'https://push.invalid/browser';

/** Fakes a browser with a subscription there. */
async function withPushService(page: Page): Promise<void> {
  const keys = createECDH('prime256v1');
  const given = { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.context().addInitScript(
    ([endpoint, keys]) => {
      const KEPT = 'test.subscription';
      const subscription = (key: readonly number[]) => ({
        endpoint,
        options: { applicationServerKey: new Uint8Array(key).buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => localStorage.removeItem(KEPT),
      });
      const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null');
      Object.assign(PushManager.prototype, {
        getSubscription: async () => kept() && subscription(kept()),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem(KEPT, JSON.stringify([...applicationServerKey]));
          return subscription(kept());
        },
      });
    },
    [ENDPOINT, given] as const,
  );
}

const placeOf = async (page: Page) =>
  (await ask<{ readonly endpoint: string | null }>(page, 'me/push')).endpoint;

test('a reader turns on notifications in the lobby or at a table', { tag: '@notices' }, async ({
  browser,
}) => {
  const [olena, ramiro] = await Promise.all([guest(browser, 'Olena'), guest(browser, 'Ramiro')]);
  const { page } = olena;
  await page.context().grantPermissions(['notifications']);
  await withPushService(page);
  const table = await sitDown([olena, ramiro], 'carcassonne');
  await page.goto('./?lobby');
  const line = page.getByRole('button', { name: 'Notify me when it’s my turn' });
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  expect(await placeOf(page)).toBe(ENDPOINT);
  await page.goto(`./?game=${table}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  expect(await placeOf(page)).toBeNull();
});

test('the system shows a notification of the server, which leads to its table and disappears there', {
  tag: '@notices',
}, async ({ browser }) => {
  const [olena, ramiro] = await Promise.all([guest(browser, 'Olena'), guest(browser, 'Ramiro')]);
  const table = await sitDown([olena, ramiro], 'carcassonne');
  const { page } = olena;
  await page.goto('./?lobby');
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const message = { title: 'Your turn', body: 'It’s your turn at the table with Ramiro.', table, lang: 'en' };
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, table: data.table }));
    });
  // The browser may drop a message for a worker that has just become active; the same one replaces what it has shown.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(message),
    });
    const notice = { title: message.title, body: message.body, tag: `bastide-${table}`, table };
    await expect.poll(shown, { timeout: 3000 }).toEqual([notice]);
  }).toPass();
  // Same as opening the page by a press on the notification.
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(async (table) => {
    const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<MessagePort[]> } };
    for (const one of await clients.matchAll()) one.postMessage({ game: table });
  }, table);
  await page.locator('.app').waitFor();
  expect(new URL(page.url()).searchParams.get('game')).toBe(table);
  await expect.poll(shown).toEqual([]);
});
