import { expect, test } from 'vitest';
import { confusableKey } from '../../src/text/confusable.ts';

test.each([
  ['Anna', 'anna'],
  ['coco', 'сосо'],
  ['Ꭺnna', 'Anna'],
  ['Ian', 'lan'],
  ['Ian', 'IAN'],
  ['Anna', 'Аnnа'],
  ['O0', '0O'],
  ['rn', 'm'],
  ['e\u0301', 'é'],
  ['علی\u200cرضا', 'علیرضا'],
])('%j looks like %j', (one, other) => {
  expect(confusableKey(one)).toBe(confusableKey(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Anna', 'Ánna'],
  ['Анна', 'Anna'],
  ['小明', '小红'],
  ['Olena', 'Олена'],
  ['👩', '👨'],
])('%j does not look like %j', (one, other) => {
  expect(confusableKey(one)).not.toBe(confusableKey(other));
});
