import { GAMES, LANGUAGES, loadRules, RULE_IDS } from '@bastide/rulebook';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../languages/files.mjs';
import { glossary, neverIn, termIn } from '../languages/glossary.mjs';
import { textsOf } from '../languages/texts.mjs';

const written = ({ title, text, differs }) => [title, text, ...Object.values(differs ?? {})].join('\n');

/** Returns the text of a message that a reader sees, without the names of its arguments and choices. */
const spoken = (message) =>
  message.replaceAll(/\{\w+(?:, (?:select|plural),|\})/g, ' ').replaceAll(/ (?:\w+|=\d+) (?=\{)/g, ' ');

/** Tells if a file has messages about a game. */
const isOf = (game) => (file) => file.startsWith('locales/') && file.includes(`-${game}`);

const english = glossary('en');

describe.each(LANGUAGES)('%s', (language) => {
  const words = glossary(language);

  test('the glossary has the terms of English, each with its source', () => {
    for (const game of GAMES) {
      expect(Object.keys(words[game])).toEqual(Object.keys(english[game]));
      for (const { term, from } of Object.values(words[game])) {
        expect(term).not.toBe('');
        expect(['sheet', 'published', 'ours']).toContain(from);
      }
    }
  });

  describe.each(GAMES)('%s', (game) => {
    const terms = Object.entries(words[game]);
    const messages = filesOf(language)
      .filter(isOf(game))
      .flatMap(textsOf)
      .map(({ key, text }) => ({ key, said: spoken(text) }));

    test.each(terms)('the term %s is in every rule that has it in English', async (id, term) => {
      const { texts } = await loadRules(game, language);
      const model = (await loadRules(game, 'en')).texts;
      const wanted = RULE_IDS[game].filter((rule) => termIn(english[game][id]).test(written(model[rule])));
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.filter((rule) => !termIn(term).test(written(texts[rule])))).toEqual([]);
    });

    test.each(terms.filter(([, term]) => neverIn(term)))(
      'no text uses another word for the term %s',
      async (_, term) => {
        const { texts } = await loadRules(game, language);
        const other = neverIn(term);
        expect(RULE_IDS[game].filter((rule) => other.test(written(texts[rule])))).toEqual([]);
        expect(messages.filter(({ said }) => other.test(said))).toEqual([]);
      },
    );
  });
});
