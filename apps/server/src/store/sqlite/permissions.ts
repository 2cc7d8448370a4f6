import { chmodSync, closeSync, fchmodSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A store holds what dealers keep secret: its folder and files are for the user of the server alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Mode bits of the group and of all others. */
const OTHERS = 0o077;

/** Windows has access lists in place of modes; a new file takes those of its folder. */
const hasModes = process.platform !== 'win32';

/** Makes a folder for this user alone, with those above it that are missing. A folder that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  // The umask of the process may have taken more away.
  if (made !== undefined && hasModes) chmodSync(folder, FOLDER_MODE);
}

/**
 * Makes an empty file for this user alone, to be filled by SQLite, which gives its journals the mode of the store. A file that is
 * there stays as it is.
 */
export function makePrivateFile(file: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', FILE_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  try {
    if (hasModes) fchmodSync(descriptor, FILE_MODE);
  } finally {
    closeSync(descriptor);
  }
}

/** Takes a file away from other users, if it belongs to this one; `openToOthers` tells of the rest. */
export function makePrivate(file: string): void {
  if (!hasModes) return;
  try {
    chmodSync(file, FILE_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Paths of a store that other users of the machine may read or write: its files, stores that were put aside, and its folder if that
 * is there for the store alone.
 */
export function openToOthers(file: string, folder?: string): readonly string[] {
  if (!hasModes) return [];
  const [parent, name] = [path.dirname(file), path.basename(file)];
  const files = readdirSync(parent)
    .filter((one) => one === name || one.startsWith(`${name}-`) || one.startsWith(`${name}.`))
    .map((one) => path.join(parent, one));
  return [...(folder === undefined ? [] : [folder]), ...files.sort()].filter(isOpenToOthers);
}

function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & OTHERS) !== 0;
}
