import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);
const PROGRAM = fileURLToPath(new URL('apps/cli/bin/bastide.js', ROOT));

/** Reason for which a server cannot be started as the program does it; undefined where it can. */
export const whyNoProgram: string | undefined = existsSync(new URL('apps/web/dist/index.html', ROOT))
  ? undefined
  : 'the page is not built';

/** A command of the program, in a process of its own. */
export interface StartedProgram {
  readonly pid: number;
  /** All that it has written to standard output and error. */
  said(): string;
  /** Waits for words that it writes, and gives what the groups of the pattern found. Throws if it ends before. */
  hears(pattern: RegExp): Promise<readonly string[]>;
  /** SIGSTOP: it stands still, wherever it is; SIGCONT: it goes on. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it; its exit code, null after a signal that nobody hears. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the program with these words, and these variables beside those of the environment. `shell`: by this line of a shell, in which
 * `"$@"` is the program (`ulimit -n 320; exec "$@"`).
 */
export function startProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  shell?: string,
): StartedProgram {
  const command = [process.execPath, PROGRAM, ...args];
  const [file = '', ...others] = shell === undefined ? command : ['sh', '-c', shell, 'sh', ...command];
  const child = spawn(file, others, {
    env: { ...process.env, LC_ALL: 'C', ...env },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let waiting: (() => void)[] = [];
  const wake = () => {
    const those = waiting;
    waiting = [];
    for (const look of those) look();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      wake();
    });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  void gone.then(wake);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void gone.then(() => process.off('exit', kill));
  return {
    pid: child.pid!,
    said: () => text,
    async hears(pattern) {
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found.slice(1);
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it has ended: ${text}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    signal: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
