import { erasePerson, withBots } from './people.ts';
import type { Ground } from './who.ts';

/** Erases an account and its bots, for good: their seats are freed, and nobody calls them by a name any more. */
export async function erase({ store, erasing }: Ground, id: string): Promise<void> {
  const people = await withBots(store.db, id);
  // Seats first: should it be cut short, the account is still there, and can be erased again.
  await erasing?.before(people);
  await store.transact((db) => erasePerson(db, id));
  erasing?.after(people);
}
