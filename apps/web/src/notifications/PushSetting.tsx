import './push-setting.css';
import type { PushStatus } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Sends requests in the name of the signed-in account. */
export interface PushApi {
  ask<Answer>(
    path: string,
    asking?: { readonly method: 'POST' | 'DELETE'; readonly body?: unknown },
  ): Promise<Answer>;
}

/** Obstacle to notifications on this device; `install`: they work only from its home screen. */
export type PushUnavailable = 'denied' | 'insecure' | 'install' | 'unknown';

/** State of notifications on this device: on, off, or the obstacle. */
export type PushState = 'on' | 'off' | PushUnavailable;

/** Path of the caller's push subscription. */
const PUSH_PATH = 'me/push';

/** Milliseconds to wait for the service worker. */
const WORKER_TIMEOUT_MS = 8000;

function unavailableReason(): PushUnavailable | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isPossible) return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unknown';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/**
 * Returns the state of notifications in browser and server. Another account may be signed in by now, and address or
 * language may have changed.
 */
export async function pushState(server: PushApi): Promise<PushState> {
  const why = unavailableReason();
  // A reader who has forbidden notifications knows it: the page says so only after a press, and they may be allowed
  // again by then.
  if (why) return why === 'denied' ? 'off' : why;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return 'off';
  const { key, endpoint, language } = await server.ask<PushStatus>(PUSH_PATH);
  if (endpoint === null || !isForKey(subscription, key)) return 'off';
  if (endpoint !== subscription.endpoint || language !== document.documentElement.lang)
    await sendSubscription(server, subscription);
  return 'on';
}

/** Asks the reader, then the browser, then gives the server the address. Fails if one of them refuses. */
export async function enablePush(server: PushApi): Promise<PushState> {
  // Comes first: browsers ask only at the moment of a press.
  if ((await Notification.requestPermission()) !== 'granted') return unavailableReason() ?? 'off';
  const { key } = await server.ask<PushStatus>(PUSH_PATH);
  const { pushManager } = await workerReady();
  const before = await pushManager.getSubscription();
  // The subscription has the key of another server.
  if (before && !isForKey(before, key)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeBase64Url(key),
  });
  try {
    await sendSubscription(server, subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/**
 * Stops notifications to this device. If the server cannot be reached, it forgets the address at its next attempt to
 * send.
 */
export async function disablePush(server: PushApi): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await server.ask(PUSH_PATH, { method: 'DELETE' }).catch(() => {});
  return 'off';
}

async function sendSubscription(server: PushApi, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await server.ask(PUSH_PATH, { method: 'POST', body: { endpoint, keys } });
}

/** Waits for the service worker, which starts after the first visit, if at all. */
const workerReady = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS),
    ),
  ]);

/** Tells if notifications of a server with that key arrive at a subscription. */
function isForKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: own } = options;
  return own === null || `${new Uint8Array(own)}` === `${decodeBase64Url(key)}`;
}

/** Decodes base64url to bytes. */
export function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Turns on notifications of waiting tables, or says why it cannot. The browser asks for permission only after a
 * press.
 */
export function PushSetting({ server }: { readonly server: PushApi }) {
  const t = useTranslator();
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    pushState(server).then(
      (now) => !gone && setState(now),
      // Without an answer, it assumes that they are on; the next visit asks again.
      () => !gone && setState('on'),
    );
    return () => {
      gone = true;
    };
  }, [server]);
  if (state === undefined) return null;
  if (state !== 'on' && state !== 'off')
    return <p className="push-note small muted">{t('notifications.not', { why: state })}</p>;
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      setState(await (state === 'on' ? disablePush(server) : enablePush(server)));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="push-setting"
        aria-pressed={state === 'on'}
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        <Icon name={state === 'on' ? 'check' : 'bell'} /> {t('notifications.tell')}
      </button>
      {hasFailed && (
        <p className="small" role="alert">
          {t('notifications.failed')}
        </p>
      )}
    </>
  );
}
