import type { Care } from '@bastide/server';
import type { Spoken } from '../shell/command.ts';
import { storesNamed, whereOf, withStore } from '../shell/store.ts';

/** Does something with the store that a command names, and closes it. */
export async function withCare<Done>(command: Spoken, work: (care: Care) => Promise<Done>): Promise<Done> {
  const where = whereOf(...storesNamed(command));
  const { openCare } = await import('@bastide/server'); // no other command waits for it
  return withStore(where, async () => {
    const care = await openCare(where);
    try {
      return await work(care);
    } finally {
      await care.end();
    }
  });
}
