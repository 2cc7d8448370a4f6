import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

// What is printed is English, wherever the tests run.
process.env.LC_ALL = 'C';

/** The file that starts a program. */
export type Program = string;

export const PROGRAM: Program = fileURLToPath(new URL('../bin/bastide.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as a shell would, with these variables beside those of the environment. */
export function bastide(
  args: readonly string[],
  input?: string,
  program = PROGRAM,
  env: NodeJS.ProcessEnv = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    input,
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return { code: status, stdout, stderr };
}

const ONE_PROCESS = fileURLToPath(new URL('one-process.mjs', import.meta.url));

/** A command line, with variables that hold for it and for those after it. */
interface Line {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs command lines one after the other in one process: to start one takes longer than most of what it is asked. */
export function several(lines: readonly Line[]): readonly Ended[] {
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  const { code, stdout, stderr } = bastide([], input, ONE_PROCESS);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The same process for command lines between which a test does something else. */
export interface Shell {
  bastide(args: readonly string[]): Promise<Ended>;
  json(args: readonly string[]): Promise<ReturnType<typeof json>>;
  refused(args: readonly string[]): Promise<string>;
  end(): void;
}

export function openShell(): Shell {
  const child = spawn(process.execPath, [ONE_PROCESS], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const run = async (args: readonly string[]): Promise<Ended> => {
    child.stdin.write(`${JSON.stringify({ args })}\n`);
    return JSON.parse((await answers.next()).value);
  };
  return {
    bastide: run,
    json: async (args) => documentOf(await run([...args, '--json'])),
    refused: async (args) => refusalOf(await run(args)),
    end: () => child.kill(),
  };
}

/** Runs it, expects it to end well, and gives back the one document on stdout. */
export function json(args: readonly string[], input?: string, program?: Program) {
  return documentOf(bastide([...args, '--json'], input, program));
}

function documentOf({ code, stdout, stderr }: Ended) {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Runs it, expects that it is refused in one line, and gives back that line. */
export function refused(args: readonly string[], input?: string, program?: Program): string {
  return refusalOf(bastide(args, input, program));
}

function refusalOf({ code, stdout, stderr }: Ended): string {
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^bastide: [^\n]+\n$/);
  return stderr.slice('bastide: '.length, -1);
}

/** Files of a test live here; commands run here. */
export const folder = mkdtempSync(path.join(tmpdir(), 'bastide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export function file(name: string, content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(folder, name), text);
  return name;
}
