import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { PagePresence } from '../../src/streams/page-presence.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

/** Processes that hear each other, and who looks at a page by way of which. */
function processes(...nodes: string[]) {
  const looking = new Map(nodes.map((node) => [node, new Set<string>()]));
  const told: string[] = [];
  const all: PagePresence[] = nodes.map(
    (nodeId) =>
      new PagePresence({
        nodeId,
        bus: {
          publish: (hint: Hint) => {
            for (const one of all) if (hint.kind === 'about') one.receive(hint);
          },
        } as Bus<Hint>,
        now: Date.now,
        seatKeptMs: MINUTE,
        isVisible: (person) => looking.get(nodeId)!.has(person),
        onChange: (people) => told.push(`${nodeId}: ${[...people].join()}`),
      }),
  );
  const look = (node: string, person: string, isLooking: boolean) => {
    if (isLooking) looking.get(node)!.add(person);
    else looking.get(node)!.delete(person);
    all[nodes.indexOf(node)]!.touch(person);
    vi.advanceTimersByTime(250);
  };
  return { all, told, look };
}

test('who looks at any page is about, at whatever process, and is kept their seat for a minute when they have gone', () => {
  const { all, told, look } = processes('one', 'two');
  look('one', 'ann', true);
  for (const one of all) expect(one.isOnline('ann')).toBe(true);
  expect(told.toSorted()).toEqual(['one: ann', 'two: ann']);
  look('one', 'ann', false);
  for (const one of all) {
    expect(one.isOnline('ann')).toBe(false);
    expect(one.keptUntil('ann')).toBe(Date.now() + MINUTE);
  }
  vi.advanceTimersByTime(MINUTE);
  for (const one of all) expect(one.keptUntil('ann')).toBeUndefined();
});

test('who changes from page to page, or from process to process, was never gone', () => {
  const { all, told, look } = processes('one', 'two');
  look('one', 'ann', true);
  told.length = 0;
  look('two', 'ann', true);
  look('one', 'ann', false);
  expect(all.map((one) => one.isOnline('ann'))).toEqual([true, true]);
  look('two', 'ann', true);
  expect(told).toEqual([]);
});

test('a process that has died says of nobody that they went; one that begins knows of nobody when they did', () => {
  const { all, look } = processes('one', 'two');
  expect(all[0]!.keptUntil('ann')).toBe(Date.now() + MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(all[0]!.keptUntil('ann')).toBeUndefined();
  look('two', 'ann', true);
  vi.advanceTimersByTime(MINUTE / 2);
  all[1]!.repeat(['ann', 'bob']);
  vi.advanceTimersByTime(MINUTE / 2);
  all[0]!.dropStale();
  expect(all[0]!.isOnline('ann')).toBe(true);
  vi.advanceTimersByTime(MINUTE / 2);
  all[0]!.dropStale();
  expect(all[0]!.isOnline('ann')).toBe(false);
  expect(all[0]!.keptUntil('ann')).toBe(Date.now() + MINUTE);
});

test('it is remembered when somebody went, for as long as that counts', () => {
  const one = new PagePresence({
    ...{ nodeId: 'one', bus: { publish: () => {} } as unknown as Bus<Hint>, now: Date.now },
    ...{ seatKeptMs: MINUTE, memoryMs: 3 * MINUTE, isVisible: () => false, onChange: () => {} },
  });
  const began = Date.now();
  vi.advanceTimersByTime(MINUTE);
  one.markLeft('ann');
  const went = Date.now();
  vi.advanceTimersByTime(3 * MINUTE - 1);
  one.dropStale();
  expect([one.offlineSince('ann'), one.offlineSince('bob')]).toEqual([went, began]);
  vi.advanceTimersByTime(1);
  one.dropStale();
  // Whoever went longer ago than that has been gone for long enough.
  expect(one.offlineSince('ann')).toBe(began);
});

test('nobody went in the future once the clock is put back, nor did the process begin then', () => {
  vi.setSystemTime(1_000_000 + 1440 * MINUTE);
  const { all, look } = processes('one');
  look('one', 'ann', true);
  look('one', 'ann', false);
  vi.setSystemTime(1_000_000);
  all[0]!.dropStale();
  for (const person of ['ann', 'bob']) expect(all[0]!.offlineSince(person)).toBe(1_000_000);
  vi.advanceTimersByTime(MINUTE);
  for (const person of ['ann', 'bob']) expect(all[0]!.keptUntil(person)).toBeUndefined();
});
