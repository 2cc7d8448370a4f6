import type { Me, WhoAmI } from '@bastide/protocol';
import type { Language } from '../i18n/languages.ts';
import { setHadServer } from '../storage/local-storage.ts';
import { Client } from './client.ts';
import type { ServerConnection } from './online-table.ts';
import { SharedConnection } from './shared-connection.ts';

/** Characters of a name, as the server takes them. */
export const MAX_NAME_LENGTH = 30;

/** Plays at once, as a guest: a name, and nothing else. */
export const createGuest = async (client: Client, name: string, language: Language): Promise<Me> =>
  (await client.ask<{ readonly me: Me }>('me', { method: 'POST', body: { name, language } })).me;

let sharedClient: Client | undefined;
let sharedConnection: SharedConnection | undefined;

/** Asks the server from which this page came. */
export const getClient = (): Client => {
  sharedClient ??= new Client();
  return sharedClient;
};

/** That server, with the line by which it tells news: opened when the first of them is wished for. */
export function getServer(): ServerConnection {
  sharedConnection ??= new SharedConnection();
  return { client: getClient(), connection: sharedConnection };
}

/** Who is signed in here; undefined: nobody. */
export async function fetchMe(client: Client): Promise<Me | undefined> {
  const { me } = await client.ask<WhoAmI>('me');
  // Whoever came by a link finds the way back from the start.
  setHadServer(true);
  return me ?? undefined;
}
