import { charactersLeft, fillSeatNames, isName, NAME_AT_MOST, truncateName } from '@bastide/contract';
import { expect, test } from 'vitest';

const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';

test('a name is cut after so many characters as they are seen, and by what a record holds', () => {
  expect(truncateName('Olena')).toBe('Olena');
  expect(truncateName('x'.repeat(1000))).toBe('x'.repeat(NAME_AT_MOST));
  expect(truncateName(`${'x'.repeat(29)}${FAMILY}y`, 30)).toBe(`${'x'.repeat(29)}${FAMILY}`);
  // Five code points each: what a record holds ends before the thirtieth is reached.
  expect(truncateName(FAMILY.repeat(30), 30)).toBe(FAMILY.repeat(12));
});

test('what is cut is a name that a record may hold; nothing invisible is left in it', () => {
  const forged = 'a\u202eb\u0007c';
  expect(isName(forged)).toBe(false);
  expect(truncateName(forged)).toBe('a b c');
  for (const text of [forged, FAMILY.repeat(40), '\u{1f409}'.repeat(200), ''])
    expect(isName(truncateName(text))).toBe(true);
});

test('`charactersLeft` counts characters as a reader sees them', () => {
  expect(charactersLeft('', 30)).toBe(30);
  expect(charactersLeft(`x${FAMILY}`, 30)).toBe(28);
  expect(charactersLeft(truncateName(FAMILY.repeat(30), 30), 30)).toBe(0);
});

test('each bot gets a name that nobody else at the table has', () => {
  expect(fillSeatNames([undefined, 'Olena', undefined])).toEqual(['Ramiro', 'Olena', 'Mei']);
  expect(fillSeatNames([undefined, 'Ramiro', '', undefined])).toEqual(['Mei', 'Ramiro', '', 'Yusuf']);
});
