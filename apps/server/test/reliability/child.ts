import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Resources that a served process has used so far: times in milliseconds, memory in bytes. */
export interface ResourceUsage {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly readers: number;
  /** Tables in memory. */
  readonly tables: number;
  /** Number of handles that keep the process alive: sockets, timers, files. */
  readonly handles: number;
  /** Of these, connections; those to the store and the bus too. */
  readonly sockets: number;
}

/** A server in a process of its own. */
export interface ServedProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Lines that it has logged: mistakes of ours alone. */
  readonly output: readonly string[];
  /** Returns its resource usage; `collect`: after its garbage was collected. */
  usage(collect?: boolean): Promise<ResourceUsage>;
  /** A digest of each table of its store, but for what it writes by itself. */
  stored(): Promise<Readonly<Record<string, string>>>;
  end(): Promise<void>;
}

/** Starts it. `flags` are for Node, as `--cpu-prof`. */
export async function startServed(
  program: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<ServedProcess> {
  const execArgv = ['--expose-gc', '--enable-source-maps', ...flags];
  const child = fork(program, args, { execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const output: string[] = [];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`a server has ended: ${output.join('')}`);
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  ended.catch(() => {}); // whatever comes later is expected
  const ask = async (what: string) => (await Promise.race([send(what), ended]))[0];
  const send = (what: string) => {
    child.send(what);
    return once(child, 'message');
  };
  return {
    port,
    child,
    output,
    usage: (collect = false) => ask(collect ? 'collect' : 'use'),
    stored: () => ask('digest'),
    async end() {
      const ended = once(child, 'exit');
      child.send('end');
      await ended;
    },
  };
}
