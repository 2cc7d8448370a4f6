import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../../../scripts/lock.mjs';
import { tryRun } from '../../../../scripts/run-tool.mjs';

/** A program of this machine, or why it is not to be had. */
export type Program = { readonly file: string } | { readonly why: string };

/** Finds a program, by its name in one of these folders or on the path; as root it is installed where it is missing. */
export async function program(
  name: string,
  debianPackage: string,
  folders: readonly string[] = [],
): Promise<Program> {
  const found = find(name, folders);
  if (found) return { file: found };
  if (process.getuid?.() !== 0 || !find('apt-get')) return { why: `no ${name}, and no root to install it` };
  return withLock(`apt-${debianPackage}`, async () => {
    if (!find(name, folders)) await install(debianPackage); // another test may have done it meanwhile
    const file = find(name, folders);
    return file ? { file } : { why: `${debianPackage} could not be installed` };
  });
}

async function install(debianPackage: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=600']; // another program may be installing
  await tryRun('apt-get', [...wait, 'update', '-qq'], { env });
  await tryRun('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', debianPackage], {
    env,
  });
}

function find(name: string, folders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, ...onPath, '/usr/sbin'].map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
