import type { Admin } from '@bastide/server';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { selectedStores, storeLocation, withStore } from '../shell/store.ts';

/** Does something with the store of a command, and closes it. */
export async function withAdmin<Done>(
  command: LocalizedCommand,
  work: (care: Admin) => Promise<Done>,
): Promise<Done> {
  const where = storeLocation(...selectedStores(command));
  const { openAdmin } = await import('@bastide/server'); // Loaded here, because no other command needs it.
  return withStore(where, async () => {
    const care = await openAdmin(where);
    try {
      return await work(care);
    } finally {
      await care.close();
    }
  });
}
