import {
  type Bot,
  type Bots,
  type Device,
  type Devices,
  LINK_CODE_LENGTH,
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
import type { RequestOptions } from '../online/client.ts';
import { getClient } from '../online/server.ts';
import { randomId } from '../storage/random-id.ts';

const ask = <Answer>(path: string, asking?: RequestOptions): Promise<Answer> =>
  getClient().ask<Answer>(path, asking);

type MePromise = Promise<Me>;
const requestMe = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST'): MePromise =>
  (await ask<{ readonly me: Me }>(path, { method, body })).me;

export const updateAccount = (part: {
  readonly name?: string;
  readonly language?: Language | null;
  readonly isListed?: boolean;
}): MePromise => requestMe('me', part, 'PATCH');

export const leaveDevice = (): Promise<void> => ask('me/leave', { method: 'POST', body: {} });
export const deleteAccount = (): Promise<void> => ask('me', { method: 'DELETE' });

/** Loads all data stored about the reader. */
export const exportAccount = (): Promise<OwnData> => ask('me/data');

export const listDevices = async (): Promise<readonly Device[]> => (await ask<Devices>('me/devices')).devices;
export const signOutDevice = (device: string): Promise<void> =>
  ask(`me/devices/${device}`, { method: 'DELETE' });

/** Creates a recovery code, which is shown once; it replaces the one before. */
export const createRecoveryCode = async (): Promise<string> =>
  (await ask<RecoveryCode>('me/recovery', { method: 'POST', body: {} })).code;

/** Creates a code that signs in another device once. */
export const createLinkCode = (): Promise<LinkCode> => ask('me/link', { method: 'POST', body: {} });

interface SignInResult {
  readonly me: Me;
  /** The next recovery code, if one was used up. */
  readonly code?: string;
}

/**
 * Keys of the requests with a recovery code. A code is used up by its answer, so each repetition must be the same
 * request.
 */
const attempts = new Map<string, string>();

/** Signs in by a code: from another device, or a recovery code. */
export function signInWithCode(code: string): Promise<SignInResult> {
  const body = { code, leave: true };
  // A recovery code is longer.
  const isLink = code.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= LINK_CODE_LENGTH;
  if (isLink) return ask('link', { method: 'POST', body });
  const attempt = attempts.get(code) ?? randomId();
  attempts.set(code, attempt);
  return ask('recover', { method: 'POST', body: { ...body, attempt }, key: attempt });
}

/** Makes a passkey on this device. Throws the browser's error, if it refuses. */
export async function createPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/options', {
    method: 'POST',
    body: {},
  });
  await ask('me/passkeys', { method: 'POST', body: await startRegistration({ optionsJSON }) });
}

export const listPasskeys = async (): Promise<readonly Passkey[]> =>
  (await ask<Passkeys>('me/passkeys')).passkeys;
/** Deletes a passkey from the account; the device may still offer it. */
export const deletePasskey = (id: string): Promise<void> => ask(`me/passkeys/${id}`, { method: 'DELETE' });

/** Signs in by a passkey. */
export async function signInWithPasskey(): MePromise {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('sign-in/options', {
    method: 'POST',
    body: {},
  });
  return requestMe('sign-in', { passkey: await startAuthentication({ optionsJSON }), leave: true });
}

export const listBots = async (): Promise<readonly Bot[]> => (await ask<Bots>('me/bots')).bots;
/** Creates an account for bot programs, and its token, which is shown once. */
export const createBot = (name: string): Promise<NewToken> =>
  ask('me/bots', { method: 'POST', body: { name } });
export const createBotToken = (bot: string): Promise<NewToken> =>
  ask(`me/bots/${bot}/tokens`, { method: 'POST', body: {} });
export const deleteBot = (bot: string): Promise<void> => ask(`me/bots/${bot}`, { method: 'DELETE' });
