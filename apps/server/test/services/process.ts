import { type ChildProcess, spawn } from 'node:child_process';

/** A service that a test has started, and ends before it ends itself. */
export interface Service {
  readonly pid: number;
  /** Ends it by a signal, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program; what it says is shown if it ends before it is told to. */
export function startService(
  file: string,
  args: readonly string[],
  options: { uid?: number; gid?: number } = {},
): Service {
  const child: ChildProcess = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let isTold = false;
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
    });
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      console.error(`${file}: ${error.message}`);
      resolve();
    });
    child.on('exit', () => {
      if (!isTold) console.error(`${file} has ended:\n${said}`);
      resolve();
    });
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    pid: child.pid!,
    async end(signal) {
      isTold = true;
      child.kill(signal);
      await ended;
      process.off('exit', kill);
    },
  };
}
