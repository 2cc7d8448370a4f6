import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bastide, file, folder, json, PROGRAM, refused } from './bastide.ts';

const SIMULATE = ['simulate', 'carcassonne', '--games', '3'];
const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
const at = (name: string) => path.join(folder, name);

describe('a record file that cannot be written', () => {
  const LONG = 'n'.repeat(300);
  test.each([
    ['below a file', 'file/x.jsonl', 'file/x.jsonl: cannot be written: no such folder'],
    ['in no folder', 'no/x.jsonl', 'no/x.jsonl: cannot be written: no such file or folder'],
    ['with too long a name', LONG, `${LONG.slice(0, 100)}…: cannot be written: the name is too long`],
    ['with no name', '', '"": this is a folder'],
    ['in place of a folder', '.', '.: this is a folder'],
    ['where links lead in a circle', 'circle', 'circle: cannot be written: links lead in a circle'],
  ])('a record %s is refused in one line, and nothing is left behind', async (_, name, line) => {
    file('file', 'x');
    if (!lstatSync(at('circle'), { throwIfNoEntry: false })) symlinkSync('circle', at('circle'));
    expect(await refused([...SIMULATE, '--record', name])).toBe(line);
    expect(parts()).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('a record in a read-only folder is refused', async () => {
    mkdirSync(at('shut'), { mode: 0o555 });
    expect(await refused([...SIMULATE, '--record', 'shut/x.jsonl'])).toBe(
      'shut/x.jsonl: cannot be written: not allowed',
    );
    chmodSync(at('shut'), 0o755);
  });

  test.skipIf(!existsSync('/dev/full'))('a record on a full disk is refused', async () => {
    expect(await refused([...SIMULATE, '--record', '/dev/full'])).toBe(
      '/dev/full: cannot be written: no space is left',
    );
  });
});

test('a file name may be as long as the disk allows', async () => {
  const name = `${'n'.repeat(249)}.jsonl`;
  await json([...SIMULATE, '--record', name]);
  expect(readFileSync(at(name), 'utf8').trim().split('\n')).toHaveLength(3);
});

test('a link is followed to a new or an existing file', async () => {
  symlinkSync('end.jsonl', at('second'));
  symlinkSync('second', at('first'));
  for (const games of ['3', '4']) {
    await json(['simulate', 'carcassonne', '--games', games, '--record', 'first']);
    expect(lstatSync(at('first')).isSymbolicLink() && lstatSync(at('second')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('end.jsonl'), 'utf8').trim().split('\n')).toHaveLength(Number(games));
  }
});

test('a signal ends the wait for the reader of a pipe', async () => {
  execFileSync('mkfifo', [at('unread')]);
  const args = [PROGRAM, 'simulate', 'catan', '--games', '1', '--record', 'unread'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  await new Promise((resolve) => setTimeout(resolve, 1500)); // It waits for a reader.
  child.kill('SIGTERM');
  expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 30_000, 'waits on'))])).toBe(
    'SIGTERM',
  );
  child.kill('SIGKILL');
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends a recording in one line with %i, and leaves nothing behind', async (signal, code) => {
  const args = [PROGRAM, 'simulate', 'catan', '--games', '1000000', '--record', 'endless.jsonl'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += piece;
    });
  const ended = new Promise((resolve) => child.on('close', resolve));
  // Sends the signal as soon as there is something that could be left behind.
  while (parts().length === 0) await new Promise((resolve) => setImmediate(resolve));
  child.kill(signal);
  expect(await ended).toBe(code);
  expect(said).toBe(`bastide: stopped by ${signal}: nothing was written to endless.jsonl\n`);
  expect(parts()).toEqual([]);
  expect(existsSync(at('endless.jsonl'))).toBe(false);
});

/** Runs it with a standard output that accepts nothing. */
function full(args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  });
  return { code: status, stderr };
}

test
  .skipIf(!existsSync('/dev/full'))
  .each([
    [['rules']],
    [['rules', '--json']],
    [['--help']],
    [['simulate', '--help']],
    [SIMULATE],
    [['replay', 'one.txt', '--text']],
  ])('a full standard output is reported in one line: %j', (args) => {
  file('one.txt', 'bastide/1 carcassonne\noptions {}\nseats [{"name":"A"},{"name":"B"}]\n\n');
  expect(full(args)).toEqual({
    code: 2,
    stderr: 'bastide: standard output cannot be written: no space is left\n',
  });
});

test('a closed pipe is no error, and hides no other error', async () => {
  file('bad.json', '{');
  file('good.txt', 'bastide/1 carcassonne\noptions {}\nseats [{"name":"A"},{"name":"B"}]\n\n');
  for (const [args, code] of [
    [['replay', 'bad.json', '--json'], 2],
    [['replay', 'good.txt', '--json'], 0],
    [['rules', 'the', '--json'], 0],
  ] as const) {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(code);
    expect(stderr).toBe(code === 0 ? '' : (await bastide(args)).stderr);
  }
});
