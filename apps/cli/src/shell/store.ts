import { homedir } from 'node:os';
import path from 'node:path';
import type { Where } from '@bastide/server';
import { BadInput } from './bad-input.ts';
import type { LocalizedCommand } from './localized-command.ts';

/** Where games of this user are kept, if nothing else is said. */
export const dataFolder = ({ BASTIDE_DATA, XDG_DATA_HOME }: NodeJS.ProcessEnv): string =>
  BASTIDE_DATA ?? path.join(XDG_DATA_HOME ?? path.join(homedir(), '.local', 'share'), 'bastide');

/** What was said of a store, on the command line, in the environment or in a file. */
export interface StoreOptions {
  readonly data?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

/** The store that these name, the first of them that names one. */
export function storeLocation(...named: readonly StoreOptions[]): Where {
  for (const { data, databaseUrl } of named) {
    if (data !== undefined && databaseUrl !== undefined) throw new BadInput('store.one');
    if (databaseUrl !== undefined) return { databaseUrl };
    if (data !== undefined) return { data };
  }
  return { data: dataFolder(process.env) };
}

/** The options by which a command is told of its store. */
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

/** What the command line says of the store, and before it what the environment says. */
export function selectedStores(command: LocalizedCommand): readonly StoreOptions[] {
  const by = (source: string): StoreOptions => {
    const value = (name: string): string | undefined =>
      command.getOptionValueSource(name) === source ? command.getOptionValue(name) : undefined;
    return { data: value('data'), databaseUrl: value('databaseUrl') };
  };
  return [by('cli'), by('env')];
}

/** Does something with a store; where that cannot be used, the input was bad. */
export async function withStore<Done>(where: Where, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const { StoreDamaged, StoreFault, StoreInUse, StoreVanished } = await import('@bastide/server'); // it was loaded to fail
    if (error instanceof StoreInUse && 'data' in where)
      throw new BadInput('store.inUse', { folder: where.data });
    if (error instanceof StoreVanished)
      throw new BadInput('store.vanished', { file: error.file, sign: error.sign });
    if (error instanceof StoreDamaged)
      throw new BadInput('store.damaged', { file: error.file, detail: error.detail });
    if (error instanceof StoreFault) throw new BadInput('play.store', { because: error.message });
    throw error;
  }
}
