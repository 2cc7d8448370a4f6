import { expect, test } from 'vitest';
import { inTurn } from '../src/bitmaps/in-turn.ts';

const always = () => true;

test('work that fails, at once or later, stops nothing that comes after it', async () => {
  const atOnce = inTurn({}, always, () => {
    throw new Error('at once');
  });
  const later = inTurn({}, always, async () => {
    throw new Error('later');
  });
  const good = inTurn({}, always, async () => 'good');
  await expect(atOnce).rejects.toThrow('at once');
  await expect(later).rejects.toThrow('later');
  expect(await good).toBe('good');
  expect(await inTurn({}, always, async () => 'after all')).toBe('after all');
});

test('lower ranks come first; what is not wanted any more is not done', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(name);
  };
  await Promise.all([
    inTurn({ rank: 2 }, always, work('last')),
    inTurn({}, () => false, work('never')),
    inTurn({ rank: 1 }, always, work('then')),
    inTurn({}, always, work('first')),
  ]);
  expect(done).toEqual(['first', 'then', 'last']);
});
