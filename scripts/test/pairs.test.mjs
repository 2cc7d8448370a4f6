import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { at } from '../run-tool.mjs';

/** Runs the comparison of speeds with arguments at which it ends at once. */
const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [at('scripts/speed/pairs.mjs'), ...args], (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });

test('--help prints how speeds are compared, and every work', async () => {
  const { status, stdout, stderr } = await run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('usage: node scripts/speed/pairs.mjs OTHER');
  expect(stdout).toContain('"catan rolled out"');
});

test.each([
  ['no checkout', [], 'the folder of the other checkout is missing'],
  ['a folder that is no checkout', [tmpdir()], `there is no built checkout at ${tmpdir()}`],
  ['a number in words', ['.', '--pairs', 'x'], '--pairs must be a whole number above 0: x'],
  ['no pairs', ['.', '--pairs', '0'], '--pairs must be a whole number above 0: 0'],
  ['an unknown work', ['.', 'catn'], 'there is no work called catn'],
  ['an unknown option', ['.', '--pears', '3'], "Unknown option '--pears'"],
])('a comparison of speeds with %s ends with the reason and the usage', async (_, args, why) => {
  const { status, stdout, stderr } = await run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.startsWith(why)).toBe(true);
  expect(stderr).toContain('usage: node scripts/speed/pairs.mjs');
  expect(stderr).not.toContain('    at ');
});
