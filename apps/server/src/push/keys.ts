import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** The only row of its table. */
const KEY_ROW = 1;

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's keys, made once; push services know the server by them, and browsers that were subscribed with others must do so anew. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const known = await readKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ id: KEY_ROW, public_key: publicKey, private_key: privateKey })
    .onConflict((same) => same.doNothing())
    .execute();
  return (await readKeys(db))!;
}

async function readKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_key').selectAll().where('id', '=', KEY_ROW).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
