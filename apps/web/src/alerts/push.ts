/** Whether this device is told by the server when a table waits: `insecure` and `unknown`: browsers or the server cannot do that here. */
export type PushState = 'on' | 'off' | 'denied' | 'insecure' | 'unknown';

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export async function pushState(): Promise<PushState> {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!isPossible()) return 'unknown';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return 'unknown';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the reader, then the browser, then tells the server where to send. Fails where one of them says no. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = (await ask('GET')) as { readonly key: string };
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await ask('POST', { endpoint, keys });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** From now on nothing is sent here. Without a server it forgets the address when it finds nobody there. */
export async function turnOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await ask('DELETE').catch(() => {});
  return 'off';
}

/** So long is waited for the server, in milliseconds. */
const TRY = 8000;

async function ask(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch('./api/me/push', {
    method,
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TRY),
  });
  if (!response.ok) throw new Error(`push: HTTP ${response.status}`);
  return method === 'GET' ? response.json() : undefined;
}

/** The bytes that base64url stands for. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
