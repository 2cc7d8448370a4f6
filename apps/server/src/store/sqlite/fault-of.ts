import { StoreDamaged, StoreFault } from '../fault.ts';

/** Turns an error of the system or the database into a fault that names the file. */
export function faultOf(file: string, error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const { code, message } = error as { code?: string; message: string };
  if (code?.startsWith('SQLITE_CORRUPT')) return new StoreDamaged(file, message, error);
  const because = code === 'SQLITE_NOTADB' ? 'it is no database' : message;
  return new StoreFault(`${file} cannot be used: ${because}`, { cause: error });
}
