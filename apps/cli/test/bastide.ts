import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const { code, stdout, stderr } = bastide([], JSON.stringify(lines), ONE_PROCESS);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Runs it, expects it to end well, and gives back the one document on stdout. */
export function json(args: readonly string[], input?: string, program?: Program) {
  const { code, stdout, stderr } = bastide([...args, '--json'], input, program);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Runs it, expects that it is refused in one line, and gives back that line. */
export function refused(args: readonly string[], input?: string, program?: Program): string {
  const { code, stdout, stderr } = bastide(args, input, program);
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
