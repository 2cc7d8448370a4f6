import { GAMES, LANGUAGES } from '@bastide/rulebook';
import { describe, expect, test } from 'vitest';
import { parsed } from '../languages/messages.mjs';
import { textsOf } from '../languages/texts.mjs';

const wordsOf = (file) => Object.fromEntries(textsOf(file).map(({ key, text }) => [key, text]));
const saidIn = ({ value: [part] }) => part.value;

// The programs do not import each other, so this test compares their common texts.
describe.each(GAMES)('%s', (game) => {
  test.each(LANGUAGES)(
    'the page and the program use the same names for terms of weighed moves, in %s',
    (language) => {
      const page = wordsOf(`locales/${language}/page-${game}-secondary.json`);
      const program = wordsOf(`locales/${language}/program-${game}.json`);
      const [{ options }] = parsed(page[`${game}.term`], language);
      const { other, ...named } = Object.fromEntries(
        Object.entries(options).map(([name, option]) => [name, saidIn(option)]),
      );
      const terms = Object.entries(program)
        .filter(([key]) => key.startsWith('term.'))
        .map(([key, said]) => [key.slice('term.'.length), said]);
      const rest = terms.filter(([name]) => !(name in named));
      expect(Object.fromEntries(terms)).toMatchObject(named);
      expect(rest.map(([, said]) => said)).toEqual([other]);
    },
  );
});
