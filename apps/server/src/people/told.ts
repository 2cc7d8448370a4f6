import type { Me } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { isKept, type Person, personOf } from './people.ts';

/** Somebody as they are told of themselves. */
export async function told(db: Kysely<Database>, person: Person): Promise<Me> {
  const { id, name, language, isBot, isListed, created } = person;
  return {
    ...{ id, name, language: language ?? null, isBot },
    ...{ isKept: await isKept(db, id), isListed, created },
  };
}

export async function toldById(db: Kysely<Database>, id: string): Promise<Me> {
  const person = await personOf(db, id);
  if (!person) throw new Error(`there is no person ${id}`);
  return told(db, person);
}
