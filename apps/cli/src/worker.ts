import { THREADS_AT_MOST } from './serve.ts';
import { BadInput } from './shell/bad-input.ts';
import type { Spoken } from './shell/command.ts';
import { wholeNumber } from './shell/options.ts';
import { writeLines } from './shell/output.ts';

interface Settings {
  readonly bus: string;
  readonly threads?: number;
}

/** A process of its own that thinks for the bots of servers. */
export function addWorker(program: Spoken): void {
  const { words } = program;
  const command = program.command('worker');
  const bus = command
    .createOption(`--bus <${words('value.url')}>`, words('serve.bus'))
    .env('BASTIDE_BUS')
    .makeOptionMandatory();
  const threads = command.createOption(`--threads <${words('value.number')}>`, words('worker.threads'));
  command
    .description(words('worker.about'))
    .addOption(bus)
    .addOption(wholeNumber(threads, 1, THREADS_AT_MOST))
    .foot(words('worker.note'))
    .examples('bastide worker --bus nats://bus:4222', 'bastide worker --bus nats://bus:4222 --threads 4')
    .action(async (settings: Settings) => {
      const { work } = await import('@bastide/server'); // no other command waits for it
      const { bus } = settings;
      try {
        const working = work({ ...settings, onUp: () => writeLines([words('worker.ready', { bus })]) });
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void working.close());
      } catch (error) {
        throw error instanceof RangeError ? new BadInput('worker.noBus', { bus }) : error;
      }
    });
}
