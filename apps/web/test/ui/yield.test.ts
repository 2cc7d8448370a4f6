import { drain } from '@bastide/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { runInSlices } from '../../src/ui/yield.ts';

/** Returns slices of work of that many milliseconds each. */
function* work(pieces: number, ms: number, said: string[]): Generator<undefined, string> {
  for (let i = 0; i < pieces; i++) {
    said.push(`piece ${i}`);
    now += ms;
    yield;
  }
  return 'done';
}

let now = 0;
afterEach(() => {
  vi.restoreAllMocks();
});

test('long work lets others have their turn, and short work does not wait', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const said: string[] = [];
  const long = runInSlices(work(4, 20, said));
  setImmediate(() => said.push('somebody else'));
  expect(await long).toBe('done');
  expect(said.indexOf('somebody else')).toBeGreaterThan(said.indexOf('piece 1'));
  expect(said.indexOf('somebody else')).toBeLessThan(said.indexOf('piece 3'));
  const short: string[] = [];
  const done = runInSlices(work(4, 1, short));
  expect(short).toHaveLength(4);
  expect(await done).toBe('done');
});

test('work in slices has the same result as work in one go', () => {
  const said: string[] = [];
  expect(drain(work(3, 100, said))).toBe('done');
  expect(said).toHaveLength(3);
});

test('an error in a slice fails the work', async () => {
  function* failing(): Generator<undefined, never> {
    yield;
    throw new Error('no');
  }
  await expect(runInSlices(failing())).rejects.toThrow('no');
});
