import './push-setting.css';
import type { PushStatus } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Asks the server as whoever is signed in here. */
export interface PushApi {
  ask<Answer>(
    path: string,
    asking?: { readonly method: 'POST' | 'DELETE'; readonly body?: unknown },
  ): Promise<Answer>;
}

/** The obstacle to notifications on this device; `install`: they work only from its home screen. */
export type PushUnavailable = 'denied' | 'insecure' | 'install' | 'unknown';

/** State of notifications on this device: on, off, or the obstacle. */
export type PushState = 'on' | 'off' | PushUnavailable;

/** Path of the caller's push subscription. */
const PUSH_PATH = 'me/push';

/** The service worker has so long to be there, in milliseconds. */
const WORKER_TIMEOUT_MS = 8000;

function unavailableReason(): PushUnavailable | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isPossible) return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unknown';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/**
 * The state of notifications in the browser and at the server: somebody else may be signed in here by now, and address or
 * language be others.
 */
export async function pushState(server: PushApi): Promise<PushState> {
  const why = unavailableReason();
  // Whoever has forbidden it knows that: it is said when they press, and may be allowed again by then.
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

/** Asks the reader, then the browser, then tells the server where to send. Fails where one of them says no. */
export async function enablePush(server: PushApi): Promise<PushState> {
  // First of all: browsers ask only in the moment of a press.
  if ((await Notification.requestPermission()) !== 'granted') return unavailableReason() ?? 'off';
  const { key } = await server.ask<PushStatus>(PUSH_PATH);
  const { pushManager } = await workerReady();
  const before = await pushManager.getSubscription();
  // By this key the server is not known: it was another one then.
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

/** From now on nothing is sent here. Without a server it forgets the address when it finds nobody there. */
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

/** It comes after the first visit, if it comes. */
const workerReady = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS),
    ),
  ]);

/** Tells whether notifications sent there by a server with that key arrive. */
function isForKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: own } = options;
  return own === null || `${new Uint8Array(own)}` === `${decodeBase64Url(key)}`;
}

/** The bytes that base64url stands for. */
export function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Has the server say when a table waits for the reader, or tells why it cannot. Nobody is asked before it is pressed. */
export function PushSetting({ server }: { readonly server: PushApi }) {
  const t = useTranslator();
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    pushState(server).then(
      (now) => !gone && setState(now),
      // As it was when the server was there; it is asked anew next time.
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
