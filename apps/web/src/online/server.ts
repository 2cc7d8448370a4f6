import type { Me, WhoAmI } from '@bastide/protocol';
import { setHadServer } from '../kept/storage.ts';
import { Client } from './client.ts';
import type { ServerConnection } from './online-table.ts';
import { SharedConnection } from './shared-wire.ts';

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
