import type { Me } from '@bastide/protocol';
import type { Language } from '../i18n/languages.ts';
import type { Client } from './client.ts';

/** Characters of a name, as the server takes them. */
export const MAX_NAME_LENGTH = 30;

/** Plays at once, as a guest: a name, and nothing else. */
export const createGuest = async (client: Client, name: string, language: Language): Promise<Me> =>
  (await client.ask<{ readonly me: Me }>('me', { method: 'POST', body: { name, language } })).me;
