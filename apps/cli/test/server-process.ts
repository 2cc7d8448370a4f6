import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folder, PROGRAM } from './bastide.ts';

export const isBuilt = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)));

export const dataFolder = (): string => mkdtempSync(path.join(folder, 'data-'));

/** A server in a process of its own, as the program starts it. */
export interface ServerProcess {
  readonly address: { readonly url: string; readonly port: number; readonly network: readonly string[] };
  /** Returns its output so far. */
  written(): { readonly stdout: string; readonly stderr: string };
  /** Sends a signal; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the program with `--json` and waits for its address. */
export async function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args, '--port', '0', '--json'], {
    env: { ...process.env, ...env },
    cwd: folder,
  });
  const written = { stdout: '', stderr: '' };
  child.stderr!.on('data', (piece) => {
    written.stderr += piece;
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await new Promise<ServerProcess['address']>((resolve, reject) => {
    child.stdout!.on('data', (piece) => {
      written.stdout += piece;
      if (written.stdout.includes('\n')) resolve(JSON.parse(written.stdout.split('\n')[0]!));
    });
    void exited.then(() => reject(new Error(written.stderr)));
  });
  return {
    address,
    written: () => written,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Creates a guest; the result sends requests with their cookie. */
export async function guest({ address }: ServerProcess, name: string) {
  const ask = async (at: string, body?: object, cookie?: string, more: Record<string, string> = {}) => {
    const response = await fetch(new URL(`/api${at}`, address.url), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        connection: 'close', // Commands that block this process last longer than an idle connection.
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
        ...more,
      },
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what came
    return { response, status: response.status, body: (text ? JSON.parse(text) : null) as any };
  };
  const arrived = await ask('/me', { name });
  const cookie = arrived.response.headers.getSetCookie()[0]!.split(';')[0]!;
  return {
    id: arrived.body.me.id as string,
    ask: (at: string, body?: object, more?: Record<string, string>) => ask(at, body, cookie, more),
  };
}
