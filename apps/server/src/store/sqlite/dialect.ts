import { SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';
import type Libsql from 'libsql';
import { statementCache } from './statements.ts';
import { beginTransaction, commitTransaction, rollbackTransaction } from './transaction.ts';

/** Kysely on an open file. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #raw: Libsql.Database;
  readonly #database: SqliteDatabase;

  constructor(raw: Libsql.Database) {
    const prepare = statementCache(raw);
    const database = { prepare, close: () => raw.close() };
    super({ database });
    this.#raw = raw;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.#raw, this.#database);
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

/** Every transaction may write from its beginning, as one that reads first would be refused once another process has written. */
class EmbeddedDriver extends SqliteDriver {
  readonly #raw: Libsql.Database;

  constructor(raw: Libsql.Database, database: SqliteDatabase) {
    super({ database });
    this.#raw = raw;
  }

  override async beginTransaction(): Promise<void> {
    beginTransaction(this.#raw);
  }

  override async commitTransaction(): Promise<void> {
    commitTransaction(this.#raw);
  }

  override async rollbackTransaction(): Promise<void> {
    rollbackTransaction(this.#raw);
  }
}
