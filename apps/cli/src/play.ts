import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Finding } from '@bastide/server';
import { findingText } from './admin/finding-text.ts';
import type { Translator } from './i18n/translator.ts';
import type { Address } from './play/serve.ts';
import { configFrom, hostsOption } from './serve/config.ts';
import { BadInput, printProblem } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { numberIn, wholeNumber } from './shell/options.ts';
import { writeJson, writeLines } from './shell/output.ts';
import { dataFolder } from './shell/store.ts';

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));
export const FIRST_PORT = 8080;
/** Number of ports to try, if the command line names none. */
const PORTS = 20;
export const LAST_PORT = 65_535;
/** All addresses of this machine. */
const EVERYWHERE = '0.0.0.0';

interface Settings {
  readonly port?: number;
  readonly host: string;
  readonly hosts?: string;
  readonly data: string;
  readonly open: boolean;
  readonly json?: true;
}

export function complete(command: LocalizedCommand): void {
  const { words } = command;
  const port = command.createOption(
    `--port <${words('value.number')}>`,
    words('play.port', { first: FIRST_PORT }),
  );
  command
    .addOption(wholeNumber(port, 0, LAST_PORT))
    .option(`--host <${words('value.name')}>`, words('play.host'), EVERYWHERE)
    .addOption(hostsOption(command))
    .option(`--data <${words('value.folder')}>`, words('play.data'), dataFolder(process.env))
    .option('--no-open', words('play.noOpen'))
    .option('--json', words('play.json'))
    .examples('bastide play', 'bastide play --port 9000 --host 127.0.0.1 --no-open')
    .action((settings: Settings) => play(words, settings));
}

/** Returns the folder of the built page; bad input if it is not built. */
export function builtPage(): string {
  if (!existsSync(`${PAGE}index.html`)) throw new BadInput('play.unbuilt');
  return PAGE;
}

async function play(
  words: Translator,
  { port = portOf(process.env), host, hosts, data, open: shows, json }: Settings,
): Promise<void> {
  const page = builtPage();
  const ports = port === undefined ? Array.from({ length: PORTS }, (_, i) => FIRST_PORT + i) : [port];
  const { serve } = await import('./play/serve.ts'); // Loaded here, because no other command needs it.
  const config = await configFrom(words, { log: 'warn', ...(hosts !== undefined && { hosts }) });
  const warn = (finding: Finding) => printProblem(findingText(words, finding));
  const address = await serve({ page, where: { data }, config, host, ports, logTo: process.stderr, warn });
  if (json) writeJson(address);
  else await tell(words, address);
  if (shows && hasDisplay()) await show(address.url);
}

async function tell(words: Translator, { url, network }: Address): Promise<void> {
  writeLines([words('play.open', { url }), ...network.map((one) => words('play.network', { url: one }))]);
  const { isTTY, columns = 0 } = process.stdout;
  if (!isTTY || network.length === 0) return;
  const { qrLines } = await import('./play/qr.ts');
  const lines = qrLines(network[0]!, columns);
  // It does not use `writeLines`, which would remove the colours as an attack on the terminal.
  if (lines) process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function portOf({ PORT }: NodeJS.ProcessEnv): number | undefined {
  if (PORT === undefined) return undefined;
  const port = numberIn(PORT, 0, LAST_PORT);
  if (port === undefined) throw new BadInput('play.environment', { value: PORT, least: 0, most: LAST_PORT });
  return port;
}

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** Opens the browser. The address is printed, too, so a failure does not matter. */
async function show(url: string): Promise<void> {
  try {
    const { default: open } = await import('open');
    const child = await open(url);
    child.on('error', () => {});
  } catch {
    // There is no browser.
  }
}
