import type { Migration } from './migration.ts';

/** No table changes. Servers that know only the entries of version 1 refuse the store: they could not read its logs. */
export const logVersion2: Migration = async () => {};
