import type { Me, WhoAmI } from '@bastide/protocol';
import type { Language } from '../i18n/languages.ts';
import { setHadServer } from '../storage/local-storage.ts';
import { Client } from './client.ts';
import type { ServerConnection } from './online-table.ts';
import { SharedConnection } from './shared-connection.ts';

/** Longest name that the server accepts, in characters. */
export const MAX_NAME_LENGTH = 30;

/** Creates a guest account, with a name only. */
export const createGuest = async (client: Client, name: string, language: Language): Promise<Me> =>
  (await client.ask<{ readonly me: Me }>('me', { method: 'POST', body: { name, language } })).me;

let sharedClient: Client | undefined;
let sharedConnection: SharedConnection | undefined;

/** Returns the client of the server from which this page came. */
export const getClient = (): Client => {
  sharedClient ??= new Client();
  return sharedClient;
};

/** Returns that server with its connection for news, which opens with the first subscription. */
export function getServer(): ServerConnection {
  sharedConnection ??= new SharedConnection();
  return { client: getClient(), connection: sharedConnection };
}

/** Loads the signed-in account; undefined: nobody is signed in. */
export async function fetchMe(client: Client): Promise<Me | undefined> {
  const { me } = await client.ask<WhoAmI>('me');
  // A reader who came by a link then finds their games from the start page.
  setHadServer(true);
  return me ?? undefined;
}
