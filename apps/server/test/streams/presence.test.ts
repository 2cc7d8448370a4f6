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

test('a process that dies after the clock was put back is forgotten as soon as ever', () => {
  let now = 86_400_000;
  const presence = new Presence(() => now);
  presence.set('one', 'dead', ['ann']);
  now = 0;
  expect(presence.forget()).toEqual([]);
  expect(presence.at('one')).toEqual(['ann']);
  now = 60_000;
  expect(presence.at('one')).toEqual([]);
  expect(presence.forget()).toEqual(['one']);
});
