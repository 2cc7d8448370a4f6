import { expect, test } from 'vitest';
import { CONFIRM_SETTING } from '../../src/games/carcassonne/settings.ts';
import { preferredLanguage } from '../../src/i18n/languages.ts';
import { activeLanguage, withLanguage } from '../../src/settings/language.ts';
import { DEFAULTS, readSettings } from '../../src/settings/settings.ts';

test('stored settings are read member by member, and invalid ones get their default', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings('junk')).toEqual(DEFAULTS);
  expect(readSettings('{"theme":"dark","speed":7,"letters":false}')).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    letters: false,
  });
});

test('a chosen figure waits for the confirm button by default', () => {
  expect(CONFIRM_SETTING.read(undefined)).toBe('always');
  expect(CONFIRM_SETTING.read('junk')).toBe('always');
  expect(CONFIRM_SETTING.read('never')).toBe('never');
});

test('a setting of one game is stored beside the shared ones, whichever game is played', () => {
  const { own, ...shared } = readSettings('{"confirm":"never","unhurried":true,"theme":"dark","own":7}');
  expect(own).toEqual({ confirm: 'never', unhurried: true });
  expect(shared.theme).toBe('dark');
});

test('the page uses the first of the reader’s languages that it has', () => {
  expect(preferredLanguage(['fr-FR', 'uk-UA', 'en'])).toBe('uk');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('a person who shares the page may have another language, stored by name', () => {
  const kept = readSettings('{"language":"en","languages":{"Mei":"uk","Eve":"xx","Ann":7}}');
  expect(kept.languages).toEqual({ Mei: 'uk' });
  expect(activeLanguage(kept)).toBe('en');
  expect(activeLanguage(kept, 'Mei')).toBe('uk');
  expect(activeLanguage(kept, 'Eve')).toBe('en');
  expect(activeLanguage(kept, 'constructor')).toBe('en');
  // A person with a language of their own changes that one; everybody else changes the page's.
  expect(withLanguage(kept, 'Mei', 'en')).toEqual({ languages: { Mei: 'en' } });
  expect(withLanguage(kept, 'Eve', 'uk')).toEqual({ language: 'uk' });
  expect(withLanguage(kept, undefined, 'uk')).toEqual({ language: 'uk' });
});
