import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Minimum age of a guest without a session: a new one may not be signed in yet. */
const DAY_MS = 24 * 3_600_000;

/**
 * Takes away what has had its time: sessions with where they are told of turns, challenges, codes and bans; and guests whom nobody can be again, since they have neither
 * a device nor a way back, and who sit at no table. To be called now and then, by any number of processes.
 */
export async function sweepExpired(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires', '<=', now).execute();
  await db
    .deleteFrom('push')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.id', '=', 'push.session'))),
    )
    .execute();
  await db.deleteFrom('challenge').where('expires', '<=', now).execute();
  await db.deleteFrom('link').where('expires', '<=', now).execute();
  await db.deleteFrom('banned_network').where('until', '<=', now).execute();
  const gone = db
    .selectFrom('person')
    .select('person.id')
    .where('is_bot', '=', 0)
    .where('created', '<=', now - DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.person', '=', 'person.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person', '=', 'person.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recovery').select('recovery.person').whereRef('recovery.person', '=', 'person.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('player').select('player.game').whereRef('player.person', '=', 'person.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('person as bot').select('bot.id').whereRef('bot.owner', '=', 'person.id'))),
    );
  await db.deleteFrom('person').where('id', 'in', gone).execute();
  for (const column of ['person', 'blocked'] as const)
    await db
      .deleteFrom('block')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('person').select('id').whereRef('person.id', '=', `block.${column}`))),
      )
      .execute();
}
