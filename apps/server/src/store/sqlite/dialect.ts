import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Libsql from 'libsql';
import { preparing } from './statements.ts';

/** Kysely on an open file. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #raw: Libsql.Database;
  readonly #database: SqliteDatabase;

  constructor(raw: Libsql.Database) {
    const prepare = preparing(raw);
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

/** A full disk ends a transaction by itself; to take it back once more would be an error that hides the first. */
class EmbeddedDriver extends SqliteDriver {
  readonly #raw: Libsql.Database;

  constructor(raw: Libsql.Database, database: SqliteDatabase) {
    super({ database });
    this.#raw = raw;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await super.rollbackTransaction(connection);
  }
}
