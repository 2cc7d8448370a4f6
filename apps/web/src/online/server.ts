import type { Me, WhoAmI } from '@bastide/protocol';
import { expectServer } from '../kept/storage.ts';
import { Client } from './client.ts';
import type { Server } from './online-table.ts';
import { SharedWire } from './shared-wire.ts';

let client: Client | undefined;
let wire: SharedWire | undefined;

/** Asks the server from which this page came. */
export const theClient = (): Client => {
  client ??= new Client();
  return client;
};

/** That server, with the line by which it tells news: opened when the first of them is wished for. */
export function theServer(): Server {
  wire ??= new SharedWire();
  return { client: theClient(), wire };
}

/** Who is signed in here; undefined: nobody. */
export async function whoAmI(client: Client): Promise<Me | undefined> {
  const { me } = await client.ask<WhoAmI>('me');
  // Whoever came by a link finds the way back from the start.
  expectServer(true);
  return me ?? undefined;
}
