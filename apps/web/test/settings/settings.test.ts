import { expect, test } from 'vitest';
import { preferredLanguage } from '../../src/i18n/languages.ts';
import { defaults, readSettings } from '../../src/settings/settings.ts';

test('what is kept is read member by member; what makes no sense takes its default', () => {
  expect(readSettings(null, false)).toEqual(defaults(false));
  expect(readSettings('junk', true)).toEqual(defaults(true));
  expect(readSettings('{"theme":"dark","speed":7,"letters":false}', false)).toEqual({
    ...defaults(false),
    theme: 'dark',
    letters: false,
  });
});

test('a thumb is asked always, a mouse only when it is risky', () => {
  expect(defaults(true).confirm).toBe('always');
  expect(defaults(false).confirm).toBe('risky');
});

test("the first of the reader's languages that the page speaks", () => {
  expect(preferredLanguage(['fr-FR', 'uk-UA', 'en'])).toBe('uk');
  expect(preferredLanguage(['fr'])).toBe('en');
});
