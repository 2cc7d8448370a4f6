import { expect, test } from 'vitest';
import { NodePresence } from '../../src/streams/node-presence.ts';

test('what a process said that has died is forgotten, and leaves the memory', () => {
  let now = 0;
  const presence = new NodePresence(() => now);
  presence.set('one', 'dead', ['ann']);
  presence.set('two', 'dead', ['ann']);
  now = 59_000;
  presence.set('two', 'here', ['bob']);
  expect(presence.dropStale()).toEqual([]);
  now = 61_000;
  expect(presence.dropStale()).toEqual(['one', 'two']);
  expect(presence.size).toBe(1);
  expect([presence.peopleAt('one'), presence.peopleAt('two')]).toEqual([[], ['bob']]);
  expect(presence.dropStale()).toEqual([]);
});

test('a process that dies after the clock was put back is forgotten as soon as ever', () => {
  let now = 86_400_000;
  const presence = new NodePresence(() => now);
  presence.set('one', 'dead', ['ann']);
  now = 0;
  expect(presence.dropStale()).toEqual([]);
  expect(presence.peopleAt('one')).toEqual(['ann']);
  now = 60_000;
  expect(presence.peopleAt('one')).toEqual([]);
  expect(presence.dropStale()).toEqual(['one']);
});
