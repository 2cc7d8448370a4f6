import {
  type Bot,
  type Bots,
  type Device,
  type Devices,
  LINK_SIGNS,
  type LinkCode,
  type Me,
  type NewToken,
  type OwnData,
  type Passkey,
  type Passkeys,
  type RecoveryCode,
} from '@bastide/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Language } from '../i18n/languages.ts';
import { freshId } from '../kept/fresh-id.ts';
import type { Asking } from '../online/client.ts';
import { theClient } from '../online/server.ts';

const ask = <Answer>(path: string, asking?: Asking): Promise<Answer> => theClient().ask<Answer>(path, asking);

type Asked = Promise<Me>;
const become = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST'): Asked =>
  (await ask<{ readonly me: Me }>(path, { method, body })).me;

export const changeMe = (part: {
  readonly name?: string;
  readonly language?: Language | null;
  readonly isListed?: boolean;
}): Asked => become('me', part, 'PATCH');

export const leave = (): Promise<void> => ask('me/leave', { method: 'POST', body: {} });
export const erase = (): Promise<void> => ask('me', { method: 'DELETE' });

/** All that is kept about the reader. */
export const ownData = (): Promise<OwnData> => ask('me/data');

export const devices = async (): Promise<readonly Device[]> => (await ask<Devices>('me/devices')).devices;
export const signOut = (device: string): Promise<void> => ask(`me/devices/${device}`, { method: 'DELETE' });

/** A way back that is shown once; any before opens nothing any more. */
export const newRecovery = async (): Promise<string> =>
  (await ask<RecoveryCode>('me/recovery', { method: 'POST', body: {} })).code;

/** A code that signs in another device, once. */
export const newLink = (): Promise<LinkCode> => ask('me/link', { method: 'POST', body: {} });

interface Returned {
  readonly me: Me;
  /** The next recovery code, where one was used up. */
  readonly code?: string;
}

/** Attempts to come back by a recovery code, which brings the next one: sent again, whoever presses, it is the same attempt. */
const attempts = new Map<string, string>();

/** Comes back by a code: of another device, or a recovery code. */
export function comeBack(code: string): Promise<Returned> {
  const body = { code, leave: true };
  // A recovery code is longer.
  const isLink = code.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= LINK_SIGNS;
  if (isLink) return ask('link', { method: 'POST', body });
  const attempt = attempts.get(code) ?? freshId();
  attempts.set(code, attempt);
  return ask('recover', { method: 'POST', body: { ...body, attempt }, key: attempt });
}

/** Makes a passkey on this device. What the browser has to say against it is thrown. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/options', {
    method: 'POST',
    body: {},
  });
  await ask('me/passkeys', { method: 'POST', body: await startRegistration({ optionsJSON }) });
}

export const passkeys = async (): Promise<readonly Passkey[]> =>
  (await ask<Passkeys>('me/passkeys')).passkeys;
/** It brings nobody back any more; the device may still offer it. */
export const forgetPasskey = (id: string): Promise<void> => ask(`me/passkeys/${id}`, { method: 'DELETE' });

/** Comes back by a passkey. */
export async function showPasskey(): Asked {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('sign-in/options', {
    method: 'POST',
    body: {},
  });
  return become('sign-in', { passkey: await startAuthentication({ optionsJSON }), leave: true });
}

export const bots = async (): Promise<readonly Bot[]> => (await ask<Bots>('me/bots')).bots;
/** An account with which programs play, and what opens it: shown once. */
export const newBot = (name: string): Promise<NewToken> => ask('me/bots', { method: 'POST', body: { name } });
export const newToken = (bot: string): Promise<NewToken> =>
  ask(`me/bots/${bot}/tokens`, { method: 'POST', body: {} });
export const eraseBot = (bot: string): Promise<void> => ask(`me/bots/${bot}`, { method: 'DELETE' });
