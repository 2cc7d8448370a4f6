import type { Config } from '@bastide/server';
import { builtPage, FIRST_PORT, LAST_PORT } from './play.ts';
import { configFrom, hostsOption, type ServeFlags } from './serve/config.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { oneOf, wholeNumber } from './shell/options.ts';
import { writeJson } from './shell/output.ts';
import { addStoreOptions, selectedStores, storeLocation } from './shell/store.ts';

const LEVELS = [
  'silent',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
] as const satisfies readonly Config['log'][];

/** Places where bots can think. */
const PLACES = ['threads', 'workers'] as const satisfies readonly NonNullable<Config['bots']>['think'][];

/** Largest number of threads on any machine. */
export const THREADS_AT_MOST = 256;

/** Only this machine can connect, which includes a proxy on it. */
const HOST = '127.0.0.1';

export function complete(command: LocalizedCommand): void {
  const { words } = command;
  const option = (flags: string, about: string, environment: string) =>
    command.createOption(flags, about).env(`BASTIDE_${environment}`);
  const number = words('value.number');
  const name = words('value.name');
  const url = words('value.url');
  command
    .addOption(
      wholeNumber(
        option(`--port <${number}>`, words('serve.port', { port: FIRST_PORT }), 'PORT'),
        0,
        LAST_PORT,
      ),
    )
    .addOption(option(`--host <${name}>`, words('serve.host', { host: HOST }), 'HOST'));
  addStoreOptions(command)
    .addOption(option(`--bus <${url}>`, words('serve.bus'), 'BUS'))
    .addOption(oneOf(option(`--bots <${name}>`, words('serve.bots'), 'BOTS'), PLACES))
    .addOption(
      wholeNumber(
        option(`--bot-threads <${number}>`, words('serve.botThreads'), 'BOT_THREADS'),
        1,
        THREADS_AT_MOST,
      ),
    )
    .addOption(option(`--origin <${url}>`, words('serve.origin'), 'ORIGIN'))
    .addOption(hostsOption(command))
    .addOption(option(`--trust-proxy <${words('value.names')}>`, words('serve.trustProxy'), 'TRUST_PROXY'))
    .addOption(option(`--push-contact <${url}>`, words('serve.pushContact'), 'PUSH_CONTACT'))
    .addOption(option(`--config <${words('value.file')}>`, words('serve.config'), 'CONFIG'))
    .addOption(oneOf(option(`--log <${name}>`, words('serve.log'), 'LOG'), LEVELS))
    .option('--json', words('serve.json'))
    .footer(words('serve.note.environment'), words('serve.note.log'))
    .examples(
      'bastide serve --origin https://play.example --trust-proxy loopback',
      'bastide serve --database-url postgres://bastide@db/bastide --bus nats://bus:4222',
      'bastide serve --bots threads --bot-threads 2',
    )
    .action(async (flags: ServeFlags & { readonly json?: true }) => {
      const page = builtPage();
      const config = await configFrom(words, flags);
      const where = storeLocation(...selectedStores(command), config);
      const { serve } = await import('./play/serve.ts');
      const { host = HOST, port = FIRST_PORT } = config;
      // The address is the first line; the log follows.
      const later = flags.json && held();
      const logTo = later ?? process.stdout;
      const address = await serve({ page, where, config, host, ports: [port], logTo });
      if (!later) return;
      writeJson(address);
      later.release();
    });
}

/** Holds back lines until they may be written. */
function held() {
  let waiting: string[] | undefined = [];
  return {
    write: (line: string) => (waiting ? waiting.push(line) : process.stdout.write(line)),
    release: () => {
      process.stdout.write((waiting ?? []).join(''));
      waiting = undefined;
    },
  };
}
