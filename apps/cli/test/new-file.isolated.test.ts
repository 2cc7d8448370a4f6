import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { loadTranslator } from '../src/i18n/translator.ts';
import { NewFile } from '../src/shell/files.ts';

/** Operations on the disk, each with whether a signal handler was installed. */
const done = vi.hoisted((): [what: string, isHeard: boolean][] => []);
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const noted =
    <Args extends unknown[], Result>(what: string, work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      done.push([what, process.listenerCount('SIGTERM') > before]);
      return work(...args);
    };
  return {
    ...fs,
    openSync: noted('open', fs.openSync),
    renameSync: noted('rename', fs.renameSync),
    rmSync: noted('remove', fs.rmSync),
  };
});

const words = loadTranslator('en', []);
const before = process.listenerCount('SIGTERM');
const folder = mkdtempSync(path.join(tmpdir(), 'bastide-'));
const at = (name: string) => path.join(folder, name);
afterEach(() => {
  done.length = 0;
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a new file handles signals before it exists, and until nothing is left to delete', () => {
  const file = new NewFile(at('kept'), words);
  file.write('all of it');
  file.keep();
  expect(done).toEqual([
    ['open', true],
    ['rename', true],
    ['remove', true],
  ]);
  expect(readdirSync(folder)).toEqual(['kept']);
  expect(readFileSync(at('kept'), 'utf8')).toBe('all of it');
});

test('a second signal waits for the first, and nothing is left behind', () => {
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  new NewFile(at('dropped'), words).write('a part');
  process.emit('SIGTERM', 'SIGTERM');
  expect(done).toEqual([
    ['open', true],
    ['remove', true],
  ]);
  expect(ended).toHaveBeenCalledExactlyOnceWith(143);
  expect(said).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual(['kept']);
});

test('a file that cannot be created handles no signals', () => {
  expect(() => new NewFile(at('no/file'), words)).toThrow('ENOENT');
  expect(done).toEqual([['open', true]]);
});
