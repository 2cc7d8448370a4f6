import type { Config, ConfigFault } from '@bastide/server';
import type { Translator } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import { fileLabel, readText } from '../shell/files.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';

/** Settings from the command line or the environment. */
export interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly bus?: string;
  readonly bots?: string;
  readonly botThreads?: number;
  readonly origin?: string;
  /** Separated by commas. */
  readonly hosts?: string;
  readonly trustProxy?: string;
  readonly pushContact?: string;
  readonly log?: string;
  readonly config?: string;
}

/** Adds the option for further host names of the server. */
export const hostsOption = (command: LocalizedCommand) =>
  command
    .createOption(`--hosts <${command.words('value.names')}>`, command.words('serve.hosts'))
    .env('BASTIDE_HOSTS');

/** Returns the complete configuration: command line and environment come before the file that they name. */
export async function configFrom(words: Translator, flags: ServeFlags): Promise<Config> {
  const { config: file, port, host, bus, bots: think, botThreads: threads } = flags;
  const { origin, hosts, trustProxy, pushContact, log } = flags;
  const { BASTIDE_METRICS_TOKEN: metricsToken } = process.env;
  const said = await checked(words, words('serve.here'), {
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(bus !== undefined && { bus }),
    ...(origin !== undefined && { origin: origin.replace(/\/$/, '') }),
    ...(hosts !== undefined && { hosts: hosts.split(',').map((one) => one.trim()) }),
    ...(trustProxy !== undefined && { trustProxy: trustProxy === 'all' ? true : trustProxy }),
    ...(pushContact !== undefined && { pushContact }),
    ...(log !== undefined && { log }),
    ...(metricsToken && { metricsToken }),
    bots: { ...(think !== undefined && { think }), ...(threads !== undefined && { threads }) },
  });
  const filed =
    file === undefined ? {} : await checked(words, fileLabel(file), jsonIn(file, await readText(file)));
  const whole = { ...filed, ...said, bots: { ...filed.bots, ...said.bots } };
  if (whole.bots.think === 'workers' && whole.bus === undefined) throw new BadInput('serve.botsWithoutBus');
  return whole;
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('serve.noJson', { file: fileLabel(file), because: (error as Error).message });
  }
}

async function checked(words: Translator, source: string, value: unknown): Promise<Config> {
  const { readConfig } = await import('@bastide/server'); // Loaded here, because no other command needs it.
  const read = readConfig(value, words.language);
  if (read.ok) return read.config;
  throw new BadInput('serve.faults', {
    source,
    faults: words.groups(read.faults.map((one) => configMessage(words, one))),
  });
}

const configMessage = (words: Translator, { path, detail }: ConfigFault): string =>
  path === '' ? detail : words('serve.fault', { path, detail });
