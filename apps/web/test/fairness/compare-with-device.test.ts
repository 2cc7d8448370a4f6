import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckedRecord, compareWithDevice } from '../../src/fairness/check-record.ts';
import {
  createNonce,
  removeNumbers,
  storeCommitment,
  storedCommitment,
  storedNumbers,
  storeNumber,
} from '../../src/online/commitments.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a device keeps the first commitment that it saw', () => {
  storeCommitment('4f', 'aa');
  storeCommitment('4f', 'bb');
  storeCommitment('5a', 'cc');
  expect([storedCommitment('4f'), storedCommitment('5a'), storedCommitment('6b')]).toEqual([
    'aa',
    'cc',
    undefined,
  ]);
});

test('a device remembers some hundred tables, and none without storage', () => {
  for (let n = 0; n < 400; n++) storeCommitment(`t${n}`, `${n}`);
  expect([storedCommitment('t0'), storedCommitment('t399')]).toEqual([undefined, '399']);
  for (const junk of ['{', '{}', '[1,["t0"],["t1",2]]']) {
    for (const key of stored.keys()) stored.set(key, junk);
    expect(storedCommitment('t0')).toBeUndefined();
  }
  vi.stubGlobal('localStorage', undefined);
  storeCommitment('4f', 'aa');
  expect(storedCommitment('4f')).toBeUndefined();
});

test('a device keeps all numbers that it made for a table until they are removed', () => {
  const number = createNonce('4f');
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  storeNumber('5a', 'aa');
  storeNumber('4f', 'bb');
  expect([storedNumbers('4f'), storedNumbers('5a'), storedNumbers('6b')]).toEqual([
    [number, 'bb'],
    ['aa'],
    [],
  ]);
  removeNumbers('4f');
  expect([storedNumbers('4f'), storedNumbers('5a')]).toEqual([[], ['aa']]);
});

test('a record is compared with the notes of its table, whatever the verdict is', () => {
  const fairness = { game: '4f', commitment: 'aa', nonces: ['11', '', '33'] };
  const compared = (verdict: object, seen?: string, numbers: readonly string[] = []) =>
    compareWithDevice({ verdict } as CheckedRecord, (table) => ({
      commitment: table === '4f' ? seen : undefined,
      numbers: table === '4f' ? numbers : [],
    }));
  const none = [false, false, false];
  for (const verdict of [
    { ok: true, fairness },
    { ok: false, why: 'hidden', fairness },
  ]) {
    expect(compared(verdict, 'aa')).toEqual({ commitment: 'same', isOwn: none, missing: [] });
    expect(compared(verdict, 'bb')?.commitment).toEqual({ seen: 'bb', told: 'aa' });
    expect(compared(verdict)?.commitment).toBeUndefined();
    // The first was made for a seat that was left again.
    expect(compared(verdict, 'aa', ['00', '33'])).toMatchObject({
      isOwn: [false, false, true],
      missing: [],
    });
    expect(compared(verdict, 'aa', ['00'])).toMatchObject({ isOwn: none, missing: ['00'] });
  }
  expect(compared({ ok: false, why: 'none' }, 'aa')).toBeUndefined();
});
