import { expect, test } from 'vitest';
import { createFormatter, createJoiners } from '../src/index.ts';

const MESSAGES = {
  plain: '{name} plays on {island}.',
  counted: '{n, plural, one {# tile} other {# tiles}} for {name}',
};
const { text, pieces } = createFormatter('en', MESSAGES);

test('arguments stand in plain messages, and are counted in others', () => {
  expect(text('plain', { name: 'Mei', island: 'Catan' })).toBe('Mei plays on Catan.');
  expect([1, 3].map((n) => text('counted', { n, name: 'Mei' }))).toEqual([
    '1 tile for Mei',
    '3 tiles for Mei',
  ]);
});

test('an argument that is missing is an error, whatever the message', () => {
  expect(() => text('plain', { name: 'Mei' })).toThrow('island');
  expect(() => text('counted', { n: 1 })).toThrow('name');
});

test('a message that is missing is an error until it comes', () => {
  const messages: Record<string, string> = {};
  const formatter = createFormatter('en', messages);
  expect(() => formatter.text('late')).toThrow('no message late');
  messages.late = 'here';
  expect(formatter.text('late')).toBe('here');
});

test('pieces keep arguments that are no text', () => {
  const who = { icon: 'meeple' };
  expect(pieces('plain', { name: who, island: 'Catan' })).toEqual([who, ' plays on Catan.']);
  expect(pieces('counted', { n: 2, name: who })).toEqual(['2 tiles for ', who]);
});

test('lists and sentences are joined as a language does it', () => {
  const english = createJoiners(
    'en',
    (key) => ({ 'join.parts': ', ', 'join.groups': '; ', 'join.sentences': ' ' })[key],
  );
  expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(english.groups([english.parts(['a', 'b']), 'c'])).toBe('a, b; c');
  expect(english.sentences(['One.', '', 'Two.'])).toBe('One. Two.');
});

test('pieces of a plain message are its text and what is no text, and nothing else', () => {
  const who = { icon: 'meeple' };
  const { pieces } = createFormatter('en', { whole: '{who}', between: '{n}{unit} of {who}{more}.' });
  expect(pieces('whole', { who })).toEqual([who]);
  expect(pieces('between', { n: 2, unit: ' tiles', who, more: '' })).toEqual(['2 tiles of ', who, '.']);
  expect(() => pieces('whole', {})).toThrow('who');
});
