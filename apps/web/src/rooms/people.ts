import type { Device, Me, WhoAmI } from '@bastide/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Language } from '../i18n/languages.ts';
import { ProblemError } from '../online/problem.ts';
import { ask } from './ask.ts';

/** Who the server takes the reader for; null: it knows nobody here. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return (await ask<WhoAmI>('me')).me;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'sign-in-needed') return null;
    throw error;
  }
}

type Asked = Promise<Me>;
const become = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST'): Asked =>
  (await ask<{ readonly me: Me }>(path, { method, body })).me;

/** Plays at once, as a guest. */
export const arrive = (name: string, language: Language): Asked => become('me', { name, language });

export const changeMe = (part: { readonly name?: string; readonly language?: Language | null }): Asked =>
  become('me', part, 'PATCH');

export const leave = (): Promise<void> => ask('me/leave', { method: 'POST', body: {} });
export const erase = (): Promise<void> => ask('me', { method: 'DELETE' });

/** All that is kept about the reader. */
export const ownData = (): Promise<object> => ask('me/data');

export const devices = async (): Promise<readonly Device[]> =>
  (await ask<{ readonly devices: readonly Device[] }>('me/devices')).devices;
export const signOut = (device: string): Promise<void> => ask(`me/devices/${device}`, { method: 'DELETE' });

/** A way back that is shown once; any before opens nothing any more. */
export const newRecovery = async (): Promise<string> =>
  (await ask<{ readonly code: string }>('me/recovery', { method: 'POST', body: {} })).code;

/** A code that signs in another device, once. */
export interface LinkCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}
export const newLink = (): Promise<LinkCode> => ask('me/link', { method: 'POST', body: {} });

export interface Returned {
  readonly me: Me;
  /** The next recovery code, where one was used up. */
  readonly code?: string;
}

/** So many letters and digits has the code that another device shows; a recovery code has more. */
const LINK_SIGNS = 8;

/** Comes back by a code: of another device, or a recovery code. */
export function comeBack(code: string): Promise<Returned> {
  const body = { code, leave: true };
  const isLink = code.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= LINK_SIGNS;
  return isLink
    ? ask('link', { method: 'POST', body })
    : ask('recover', { method: 'POST', body: { ...body, attempt: crypto.randomUUID?.() ?? newAttempt() } });
}

/** Where there is no HTTPS browsers make no UUIDs. */
const newAttempt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a passkey on this device. What the browser has to say against it is thrown. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/options', {
    method: 'POST',
    body: {},
  });
  await ask('me/passkeys', { method: 'POST', body: await startRegistration({ optionsJSON }) });
}

/** Comes back by a passkey. */
export async function showPasskey(): Asked {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('sign-in/options', {
    method: 'POST',
    body: {},
  });
  return become('sign-in', { passkey: await startAuthentication({ optionsJSON }), leave: true });
}

/** An account with which programs play. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly tokens: readonly { readonly id: string }[];
}
export const bots = async (): Promise<readonly Bot[]> =>
  (await ask<{ readonly bots: readonly Bot[] }>('me/bots')).bots;

/** What opens the account of a bot: shown once. */
export interface NewToken {
  readonly bot: string;
  readonly token: string;
}
export const newBot = (name: string): Promise<NewToken> => ask('me/bots', { method: 'POST', body: { name } });
export const newToken = (bot: string): Promise<NewToken> =>
  ask(`me/bots/${bot}/tokens`, { method: 'POST', body: {} });
export const eraseBot = (bot: string): Promise<void> => ask(`me/bots/${bot}`, { method: 'DELETE' });
