import { freshKey } from './client.ts';
import type { OnlineTable } from './online-table.ts';

/** The table at which those who play sit down again: opened by whoever asks first. Undefined for who only looked on. */
export async function rematch(table: OnlineTable): Promise<string | undefined> {
  const { next } = table.known.table;
  if (next !== null) return next;
  try {
    // A request that opens nothing twice, so it may be repeated.
    return (await table.rematch(freshKey())).table;
  } catch {
    return undefined;
  }
}
