import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from './shell/bad-input.ts';
import type { Spoken } from './shell/command.ts';
import { numberIn, wholeNumber } from './shell/options.ts';
import { writeJson, writeLines } from './shell/output.ts';
import type { Words } from './words/index.ts';

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const FIRST_PORT = 8080;
/** How many ports are tried, if none was asked for. */
const PORTS = 20;
const LAST_PORT = 65_535;

interface Settings {
  readonly port?: number;
  readonly host: string;
  readonly data: string;
  readonly open: boolean;
  readonly json?: true;
}

export function addPlay(program: Spoken): void {
  const { words } = program;
  const command = program.command('play');
  const port = command.createOption(
    `--port <${words('value.number')}>`,
    words('play.port', { first: FIRST_PORT }),
  );
  command
    .description(words('play.about'))
    .addOption(wholeNumber(port, 0, LAST_PORT))
    .option(`--host <${words('value.name')}>`, words('play.host'), '127.0.0.1')
    .option(`--data <${words('value.folder')}>`, words('play.data'), dataFolder(process.env))
    .option('--no-open', words('play.noOpen'))
    .option('--json', words('play.json'))
    .examples('bastide play', 'bastide play --port 9000 --host 0.0.0.0 --no-open')
    .action((settings: Settings) => play(words, settings));
}

async function play(
  words: Words,
  { port = portOf(process.env), host, data, open: shows, json }: Settings,
): Promise<void> {
  if (!existsSync(`${PAGE}index.html`)) throw new BadInput('play.unbuilt');
  const ports = port === undefined ? Array.from({ length: PORTS }, (_, i) => FIRST_PORT + i) : [port];
  const { serve } = await import('./play/serve.ts'); // no other command waits for it
  const address = await serve({ page: PAGE, data, host, ports });
  if (json) writeJson(address);
  else writeLines([words('play.open', { url: address.url })]);
  if (shows && hasDisplay()) await show(address.url);
}

function portOf({ PORT }: NodeJS.ProcessEnv): number | undefined {
  if (PORT === undefined) return undefined;
  const port = numberIn(PORT, 0, LAST_PORT);
  if (port === undefined) throw new BadInput('play.environment', { value: PORT, least: 0, most: LAST_PORT });
  return port;
}

/** Where games of this user are kept, if nothing else is said. */
const dataFolder = ({ BASTIDE_DATA, XDG_DATA_HOME }: NodeJS.ProcessEnv): string =>
  BASTIDE_DATA ?? path.join(XDG_DATA_HOME ?? path.join(homedir(), '.local', 'share'), 'bastide');

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** The address is printed, so a browser that does not come is no failure. */
async function show(url: string): Promise<void> {
  try {
    const { default: open } = await import('open');
    const child = await open(url);
    child.on('error', () => {});
  } catch {
    // No browser.
  }
}
