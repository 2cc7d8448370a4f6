import { expect, test } from 'vitest';
import { RoundRobin } from '../../src/streams/round-robin.ts';

test.each([0, 1, 4, 5, 23])(
  'in a round each of %s has one turn, and no turn is much longer than another',
  (count) => {
    const rounds = new RoundRobin(() => Array.from({ length: count }, (_, one) => one), 5);
    for (let round = 0; round < 3; round++) {
      const turns = Array.from({ length: 5 }, () => rounds.next());
      expect(turns.flat()).toEqual(Array.from({ length: count }, (_, one) => one));
      for (const { length } of turns) expect(Math.abs(length - count / 5)).toBeLessThan(1);
    }
  },
);

test('whoever comes during a round has a turn in the next', () => {
  const all = new Set(['a', 'b']);
  const rounds = new RoundRobin(() => all, 2);
  expect(rounds.next()).toEqual(['a']);
  all.add('c').delete('b');
  // Whoever has gone is asked to bear being told.
  expect(rounds.next()).toEqual(['b']);
  expect([...rounds.next(), ...rounds.next()]).toEqual(['a', 'c']);
});
