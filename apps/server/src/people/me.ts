import type { Me } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { findPerson, hasRecovery, type Person } from './people.ts';

/** Somebody as they are told of themselves. */
export async function meOf(db: Kysely<Database>, person: Person): Promise<Me> {
  const { id, name, language, isBot, isListed, created } = person;
  return {
    ...{ id, name, language: language ?? null, isBot },
    ...{ isKept: await hasRecovery(db, id), isListed, created },
  };
}

export async function meById(db: Kysely<Database>, id: string): Promise<Me> {
  const person = await findPerson(db, id);
  if (!person) throw new Error(`there is no person ${id}`);
  return meOf(db, person);
}
