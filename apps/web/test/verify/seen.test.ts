import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteCommitment, seenCommitment } from '../../src/online/commitments.ts';
import { comparedWithSeen, type Judged } from '../../src/verify/check.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was committed to is what was seen first', () => {
  noteCommitment('4f', 'aa');
  noteCommitment('4f', 'bb');
  noteCommitment('5a', 'cc');
  expect([seenCommitment('4f'), seenCommitment('5a'), seenCommitment('6b')]).toEqual(['aa', 'cc', undefined]);
});

test('a device remembers some hundred tables, and nothing where nothing can be kept', () => {
  for (let n = 0; n < 400; n++) noteCommitment(`t${n}`, `${n}`);
  expect([seenCommitment('t0'), seenCommitment('t399')]).toEqual([undefined, '399']);
  for (const junk of ['{', '{}', '[1,["t0"],["t1",2]]']) {
    for (const key of stored.keys()) stored.set(key, junk);
    expect(seenCommitment('t0')).toBeUndefined();
  }
  vi.stubGlobal('localStorage', undefined);
  noteCommitment('4f', 'aa');
  expect(seenCommitment('4f')).toBeUndefined();
});

test('a record is compared with what was seen at its table, whatever else came of it', () => {
  const fairness = { game: '4f', commitment: 'aa' };
  const compared = (verdict: object, seen?: string) =>
    comparedWithSeen({ verdict } as Judged, (table) => (table === '4f' ? seen : undefined));
  for (const verdict of [
    { ok: true, fairness },
    { ok: false, why: 'hidden', fairness },
  ]) {
    expect(compared(verdict, 'aa')).toBe('same');
    expect(compared(verdict, 'bb')).toEqual({ seen: 'bb', told: 'aa' });
    expect(compared(verdict)).toBeUndefined();
  }
  expect(compared({ ok: false, why: 'none' }, 'aa')).toBeUndefined();
});
