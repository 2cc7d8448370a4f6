import { availableParallelism } from 'node:os';
import type { GameSource } from './game/list.ts';
import type { Translator } from './i18n/translator.ts';
import { THREADS_AT_MOST } from './serve.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { wholeNumber } from './shell/options.ts';
import { writeLines } from './shell/output.ts';

interface Settings {
  readonly bus: string;
  readonly threads?: number;
  readonly arena?: true;
}

/** Completes the command for a process that thinks for servers' bots, or plays games of arenas. */
export function complete(command: LocalizedCommand, { module }: GameSource): void {
  const { words } = command;
  const bus = command
    .createOption(`--bus <${words('value.url')}>`, words('serve.bus'))
    .env('BASTIDE_BUS')
    .makeOptionMandatory();
  const threads = command.createOption(`--threads <${words('value.number')}>`, words('worker.threads'));
  command
    .addOption(bus)
    .addOption(wholeNumber(threads, 1, THREADS_AT_MOST))
    .option('--arena', words('worker.arena'))
    .footer(words('worker.note'))
    .examples(
      'bastide worker --bus nats://bus:4222',
      'bastide worker --bus nats://bus:4222 --threads 4',
      'bastide worker --bus nats://bus:4222 --arena',
    )
    .action(async (settings: Settings) => {
      const working = await (settings.arena ? play(module, settings, words) : think(settings, words));
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void working.close());
    });
}

interface Working {
  close(): Promise<void>;
}

async function think({ bus, threads }: Settings, words: Translator): Promise<Working> {
  const { startBotWorker } = await import('@bastide/server'); // Loaded here, because no other command needs it.
  try {
    return startBotWorker({
      bus,
      ...(threads !== undefined && { threads }),
      onConnected: () => writeLines([words('worker.ready', { bus })]),
    });
  } catch (error) {
    throw error instanceof RangeError ? new BadInput('worker.noBus', { bus }) : error;
  }
}

async function play(
  module: string,
  { bus, threads = availableParallelism() }: Settings,
  words: Translator,
): Promise<Working> {
  const { serveArenas } = await import('./arena/bus/serve-work.ts'); // Loaded here, because only some workers need JetStream.
  const working = await serveArenas(bus, module, threads);
  writeLines([words('worker.readyArena', { bus })]);
  return working;
}
