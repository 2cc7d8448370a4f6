import { homedir } from 'node:os';
import path from 'node:path';
import type { StoreTarget } from '@bastide/server';
import { BadInput } from './bad-input.ts';
import type { LocalizedCommand } from './localized-command.ts';

/** Returns the default folder for games of this user. */
export const dataFolder = ({ BASTIDE_DATA, XDG_DATA_HOME }: NodeJS.ProcessEnv): string =>
  BASTIDE_DATA ?? path.join(XDG_DATA_HOME ?? path.join(homedir(), '.local', 'share'), 'bastide');

/** Settings of a store from the command line, the environment or a file. */
export interface StoreOptions {
  readonly data?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

/** Returns the store of the first settings that name one. */
export function storeLocation(...named: readonly StoreOptions[]): StoreTarget {
  for (const { data, databaseUrl } of named) {
    if (data !== undefined && databaseUrl !== undefined) throw new BadInput('store.one');
    if (databaseUrl !== undefined) return { databaseUrl };
    if (data !== undefined) return { data };
  }
  return { data: dataFolder(process.env) };
}

/** Adds the options that name a store. */
export function addStoreOptions(command: LocalizedCommand): LocalizedCommand {
  const { words } = command;
  return command
    .addOption(
      command
        .createOption(`--data <${words('value.folder')}>`, words('store.data', { folder: dataFolder({}) }))
        .env('BASTIDE_DATA'),
    )
    .addOption(
      command
        .createOption(`--database-url <${words('value.url')}>`, words('store.databaseUrl'))
        .env('BASTIDE_DATABASE_URL'),
    );
}

/** Returns the settings of a store: first from the command line, then from the environment. */
export function selectedStores(command: LocalizedCommand): readonly StoreOptions[] {
  const by = (source: string): StoreOptions => {
    const value = (name: string): string | undefined =>
      command.getOptionValueSource(name) === source ? command.getOptionValue(name) : undefined;
    return { data: value('data'), databaseUrl: value('databaseUrl') };
  };
  return [by('cli'), by('env')];
}

/** Does something with a store; an unusable store is bad input. */
export async function withStore<Done>(where: StoreTarget, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const { StoreDamaged, StoreFault, StoreInUse, StoreVanished } = await import('@bastide/server'); // It is loaded already, because it threw the error.
    if (error instanceof StoreInUse && 'data' in where)
      throw new BadInput('store.inUse', { folder: where.data });
    if (error instanceof StoreVanished)
      throw new BadInput('store.vanished', { file: error.file, sign: error.marker });
    if (error instanceof StoreDamaged)
      throw new BadInput('store.damaged', { file: error.file, detail: error.detail });
    if (error instanceof StoreFault) throw new BadInput('play.store', { because: error.message });
    throw error;
  }
}
