import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';

let i18n: typeof import('../../src/i18n/context.ts');
beforeEach(async () => {
  // No file has been loaded yet.
  vi.resetModules();
  i18n = await import('../../src/i18n/context.ts');
});

const part = (en: string, uk: string) => async (language: Language) => ({
  [en]: language === 'uk' ? uk : en,
});

test('present translators receive messages that load later, in every language in use', async () => {
  const { loadSecondaryMessages, loadMessages, loadTranslator, registerMessages } = i18n;
  const table = part('game.table', 'стіл');
  registerMessages({
    primary: part('game.first', 'перше'),
    secondary: part('game.later', 'згодом'),
  });
  const [en, uk] = [await loadTranslator('en'), await loadTranslator('uk')];
  expect([en('game.first'), uk('game.first')]).toEqual(['game.first', 'перше']);
  expect(() => uk('game.table')).toThrow('game.table');
  await loadMessages(table);
  expect([en('game.table'), uk('game.table')]).toEqual(['game.table', 'стіл']);
  expect(() => uk('game.later')).toThrow('game.later');
  await loadSecondaryMessages();
  expect([en('game.later'), uk('menu.title'), uk('game.later')]).toEqual(['game.later', 'Меню', 'згодом']);
});

test('a language that loads together with a part receives the messages of that part', async () => {
  const { loadMessages, loadTranslator, registerMessages } = i18n;
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = part('slow.first', 'повільно');
  registerMessages({
    primary: (language) => promise.then(() => first(language)),
    secondary: part('slow.later', 'згодом'),
  });
  const coming = loadTranslator('uk');
  await loadMessages(part('slow.table', 'стіл'));
  arrive();
  expect((await coming)('slow.table')).toBe('стіл');
});
