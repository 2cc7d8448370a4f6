import { expect, test } from 'vitest';
import { Presence } from '../../src/streams/presence.ts';

test('what a process said that has died is forgotten, and leaves the memory', () => {
  let now = 0;
  const presence = new Presence(() => now);
  presence.set('one', 'dead', ['ann']);
  presence.set('two', 'dead', ['ann']);
  now = 59_000;
  presence.set('two', 'here', ['bob']);
  expect(presence.forget()).toEqual([]);
  now = 61_000;
  expect(presence.forget()).toEqual(['one', 'two']);
  expect(presence.size).toBe(1);
  expect([presence.at('one'), presence.at('two')]).toEqual([[], ['bob']]);
  expect(presence.forget()).toEqual([]);
});
