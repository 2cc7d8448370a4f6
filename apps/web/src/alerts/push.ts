import type { Pushing } from '@bastide/protocol';

/** Asks the server as whoever is signed in here. */
export interface Asker {
  ask<Answer>(
    path: string,
    asking?: { readonly method: 'POST' | 'DELETE'; readonly body?: unknown },
  ): Promise<Answer>;
}

/** Why this device cannot be told by the server when a table waits; `install`: only if the page is on its home screen. */
export type WhyNot = 'denied' | 'insecure' | 'install' | 'unknown';
/** Whether it is. */
export type PushState = 'on' | 'off' | WhyNot;

/** Where one asks for turns of the caller. */
const OWN = 'me/push';
/** The service worker has so long to be there, in milliseconds. */
const READY = 8000;

function whyNot(): WhyNot | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isPossible) return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unknown';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** What the browser says of it, and the server: somebody else may be signed in here by now, and address or language be others. */
export async function pushState(server: Asker): Promise<PushState> {
  const why = whyNot();
  // Whoever has forbidden it knows that: it is said when they press, and may be allowed again by then.
  if (why) return why === 'denied' ? 'off' : why;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return 'off';
  const { key, endpoint, language } = await server.ask<Pushing>(OWN);
  if (endpoint === null || !isFor(subscription, key)) return 'off';
  if (endpoint !== subscription.endpoint || language !== document.documentElement.lang)
    await tell(server, subscription);
  return 'on';
}

/** Asks the reader, then the browser, then tells the server where to send. Fails where one of them says no. */
export async function turnOn(server: Asker): Promise<PushState> {
  // First of all: browsers ask only in the moment of a press.
  if ((await Notification.requestPermission()) !== 'granted') return whyNot() ?? 'off';
  const { key } = await server.ask<Pushing>(OWN);
  const { pushManager } = await ready();
  const before = await pushManager.getSubscription();
  // By this key the server is not known: it was another one then.
  if (before && !isFor(before, key)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  try {
    await tell(server, subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** From now on nothing is sent here. Without a server it forgets the address when it finds nobody there. */
export async function turnOff(server: Asker): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await server.ask(OWN, { method: 'DELETE' }).catch(() => {});
  return 'off';
}

async function tell(server: Asker, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await server.ask(OWN, { method: 'POST', body: { endpoint, keys } });
}

/** It comes after the first visit, if it comes. */
const ready = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), READY)),
  ]);

/** Whether what is sent there by a server with that key arrives. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: own } = options;
  return own === null || `${new Uint8Array(own)}` === `${bytesOf(key)}`;
}

/** The bytes that base64url stands for. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
