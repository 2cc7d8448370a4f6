import type { RouteContext } from './identity.ts';
import { erasePerson, personAndBots } from './people.ts';

/** Erases an account and its bots, for good: their seats are freed, and nobody calls them by a name any more. */
export async function eraseAccount({ store, erasureHooks }: RouteContext, id: string): Promise<void> {
  const people = await personAndBots(store.db, id);
  // Seats first: should it be cut short, the account is still there, and can be erased again.
  await erasureHooks?.before(people);
  await store.transact((db) => erasePerson(db, id));
  erasureHooks?.after(people);
}
