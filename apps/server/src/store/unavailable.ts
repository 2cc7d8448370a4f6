import { isDown } from './postgres/retry.ts';

/** Tells whether an error only says that the store cannot be reached or written now: no mistake of ours, and right again later. */
export const isUnavailable = (error: unknown): boolean =>
  isDown(error) || SQLITE.test(codeOf(error)) || POSTGRES.test(codeOf(error)) || SYSTEM.test(codeOf(error));

/** The disk is full or fails, nothing may be written, another process holds the file; with the extended codes of each. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY)(?:_|$)/;
/** Class 53: the disk is full, out of memory or connections; 58030: the disk fails; 25006: a copy that is only read. */
const POSTGRES = /^(?:53...|58030|25006)$/;
const SYSTEM = /^(?:ENOSPC|EDQUOT|EROFS|EIO)$/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
