import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import open from 'open';
import { serve } from './play/serve.ts';
import { BadInput } from './shell/bad-input.ts';
import { examples, wholeNumber } from './shell/options.ts';
import { writeJson, writeLines } from './shell/output.ts';

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const FIRST_PORT = 8080;
/** How many ports are tried, if none was asked for. */
const PORTS = 20;

interface Settings {
  readonly port?: number;
  readonly host: string;
  readonly open: boolean;
  readonly json?: true;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Opens the table in a browser: bots and people at one screen.')
    .addOption(
      new Option('--port <number>', `where to listen; else the first free one from ${FIRST_PORT}`)
        .env('PORT')
        .argParser(wholeNumber(0, 65_535)),
    )
    .option('--host <name>', 'who may reach it: this machine only, or 0.0.0.0 for all', '127.0.0.1')
    .option('--no-open', 'do not open a browser')
    .option('--json', 'print the address as one JSON document')
    .addHelpText('after', examples('bastide play', 'bastide play --port 9000 --host 0.0.0.0 --no-open'))
    .action(play);
}

async function play({ port, host, open: shows, json }: Settings): Promise<void> {
  if (!existsSync(`${PAGE}index.html`))
    throw new BadInput('the page is not built yet: run `npm run build` in the folder of the repository');
  const ports = port === undefined ? Array.from({ length: PORTS }, (_, i) => FIRST_PORT + i) : [port];
  const address = await serve(PAGE, host, ports);
  if (json) writeJson(address);
  else writeLines([`The table is open at ${address.url} (Ctrl-C to close it)`]);
  if (shows && hasDisplay()) await show(address.url);
}

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** The address is printed, so a browser that does not come is no failure. */
async function show(url: string): Promise<void> {
  try {
    const child = await open(url);
    child.on('error', () => {});
  } catch {
    // No browser.
  }
}
