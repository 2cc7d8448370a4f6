import { expect, test } from 'vitest';
import { CONFIRM } from '../../src/games/carcassonne/confirm.ts';
import { preferredLanguage } from '../../src/i18n/languages.ts';
import { DEFAULTS, readSettings } from '../../src/settings/settings.ts';

test('what is kept is read member by member; what makes no sense takes its default', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings('junk')).toEqual(DEFAULTS);
  expect(readSettings('{"theme":"dark","speed":7,"letters":false}')).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    letters: false,
  });
});

test('a chosen figure waits for the wax button unless somebody says otherwise', () => {
  expect(CONFIRM.read(undefined)).toBe('always');
  expect(CONFIRM.read('junk')).toBe('always');
  expect(CONFIRM.read('never')).toBe('never');
});

test('what a game keeps for itself stands beside the shared settings, whichever game is played', () => {
  const { own, ...shared } = readSettings('{"confirm":"never","unhurried":true,"theme":"dark","own":7}');
  expect(own).toEqual({ confirm: 'never', unhurried: true });
  expect(shared.theme).toBe('dark');
});

test("the first of the reader's languages that the page speaks", () => {
  expect(preferredLanguage(['fr-FR', 'uk-UA', 'en'])).toBe('uk');
  expect(preferredLanguage(['fr'])).toBe('en');
});
