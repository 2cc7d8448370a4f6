import { SqliteAdapter, SqliteDialect } from 'kysely';
import type Libsql from 'libsql';
import { preparing } from './statements.ts';

/** Kysely on an open file. */
export class EmbeddedDialect extends SqliteDialect {
  constructor(raw: Libsql.Database) {
    const prepare = preparing(raw);
    super({ database: { prepare, close: () => raw.close() } });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Kysely thinks SQLite cannot take back a change of tables. It can: a migration that is cut short leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
