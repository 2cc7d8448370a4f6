import type { WhoAmI } from '@bastide/protocol';
import { Client } from './client.ts';
import type { Server } from './online-table.ts';
import { SharedWire } from './shared-wire.ts';

let client: Client | undefined;
let wire: SharedWire | undefined;

/** The server from which this page came; asked for the first time when something of it is wanted. */
export function theServer(): Server {
  client ??= new Client();
  wire ??= new SharedWire();
  return { client, wire };
}

/** Who is signed in here; undefined: nobody. */
export async function whoAmI({ client }: Server): Promise<NonNullable<WhoAmI['me']> | undefined> {
  return (await client.ask<WhoAmI>('me')).me ?? undefined;
}
