import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

// Output is English, wherever the tests run.
process.env.LC_ALL = 'C';

export const PROGRAM = fileURLToPath(new URL('../bin/bastide.js', import.meta.url));
const ONE_PROCESS = fileURLToPath(new URL('one-process.mjs', import.meta.url));

/** Files of a test live here; commands run here. */
export const folder = mkdtempSync(path.join(tmpdir(), 'bastide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export function file(name: string, content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(folder, name), text);
  return name;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Input of a command line besides its arguments. */
interface Given {
  /** Standard input. */
  readonly input?: string;
  /** Variables besides those of the environment; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs the program in a process of its own, as a shell does; for tests that depend on the start and end of a process.
 */
export function alone(args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { code: status, stdout, stderr };
}

/** One process for all command lines of a test file: starting one takes longer than most commands. */
export interface Shell {
  /** Runs a command line after the ones before it; returns its output and exit code. */
  bastide(args: readonly string[], given?: Given): Promise<Ended>;
  /** Runs it, expects success, and returns the one document on stdout. */
  json(args: readonly string[], given?: Given): Promise<ReturnType<typeof JSON.parse>>;
  /** Runs it, expects a refusal in one line, and returns that line. */
  refused(args: readonly string[], given?: Given): Promise<string>;
}

/** `list`: the module of another list of games. */
export function openShell(list?: string): Shell {
  let child: ChildProcess | undefined;
  afterAll(() => child?.kill());
  const waiting: { resolve(ended: Ended): void; reject(error: Error): void }[] = [];
  const start = () =>
    fork(ONE_PROCESS, list ? [list] : [], { cwd: folder, serialization: 'advanced', execArgv: [] })
      .on('message', (ended) => waiting.shift()!.resolve(ended as Ended))
      .on('exit', () => {
        for (const one of waiting) one.reject(new Error('the process has ended before it answered'));
      });
  const bastide: Shell['bastide'] = (args, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      child ??= start();
      waiting.push({ resolve, reject });
      child.send({ args, input, env });
    });
  return {
    bastide,
    json: async (args, given) => documentOf(await bastide([...args, '--json'], given)),
    refused: async (args, given) => refusalOf(await bastide(args, given)),
  };
}

export const { bastide, json, refused } = openShell();

function documentOf({ code, stdout, stderr }: Ended) {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Returns the line of a refusal. */
export function refusalOf({ code, stdout, stderr }: Ended): string {
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^bastide: [^\n]+\n$/);
  return stderr.slice('bastide: '.length, -1);
}
