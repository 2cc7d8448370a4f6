import { spawn } from 'node:child_process';

/** A service that a test has started, and ends before it ends itself. */
export interface Service {
  /** Resolves with its last words when it has ended. */
  readonly gone: Promise<string>;
  /** Ends it by a signal, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program of this machine. */
export function startService(
  file: string,
  args: readonly string[],
  options: { uid?: number; gid?: number } = {},
): Service {
  const child = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2_000);
    });
  const gone = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message)).on('exit', () => resolve(said));
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    gone,
    async end(signal) {
      child.kill(signal);
      await gone;
      process.off('exit', kill);
    },
  };
}

/** Waits for a service to be ready; throws what it said if it ends instead. */
export async function whenReady(service: Service, ready: Promise<void>): Promise<void> {
  const ended = service.gone.then((said) => {
    throw new Error(`a service has ended: ${said}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {}); // whatever comes later is expected
}
