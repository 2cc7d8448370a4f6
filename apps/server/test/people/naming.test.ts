import { expect, test } from 'vitest';
import { Problem } from '../../src/http/problem.ts';
import { acceptName } from '../../src/people/naming.ts';
import { openTestApi } from '../test-api.ts';

const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';

/** Returns the accepted form of a name, or the reason for its refusal. */
function accepted(text: string): string {
  try {
    return acceptName(text);
  } catch (error) {
    if (error instanceof Problem) return `! ${error.extras.values?.fault}`;
    throw error;
  }
}

test.each([
  ['Anna', 'Anna'],
  ["Zoë O'Neill-Şahin", "Zoë O'Neill-Şahin"],
  ['Олена', 'Олена'],
  ['Ελένη', 'Ελένη'],
  ['小明', '小明'],
  ['한국 사람', '한국 사람'],
  ['علي', 'علي'],
  ['अनीता', 'अनीता'],
  ['7', '7'],
  ['Анна Smith', 'Анна Smith'],
  [`Anna ${FAMILY}`, `Anna ${FAMILY}`],
  ['🐉', '🐉'],
  ['❤️', '❤️'],
  ['  Anna\u00a0\u3000 B\t', 'Anna B'],
  ['e\u0301', 'é'],
  ['Ａｎｎａ', 'Anna'],
  ['𝐀𝓷𝖓𝚊', 'Anna'],
  ['Ⓐⓝⓝⓐ', 'Anna'],
  ['ﾊﾅｺ', 'ハナコ'],
  ['Анна', 'Анна'],
  ['Оса', 'Оса'],
  ['Вася', 'Вася'],
  ['Сосо Ӏ', 'Сосо Ӏ'],
  ['ᎠᏂᏴᏫᏯ', 'ᎠᏂᏴᏫᏯ'],
  ['น้ำผึ้ง', 'น้ำผึ้ง'],
  ['Nguyễn Thị Ngọc', 'Nguyễn Thị Ngọc'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['လျှို့', 'လျှို့'],
  ['DJ小明', 'DJ小明'],
  ['ゆいちゃん', 'ゆいちゃん'],
  ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ["O'Brien-Smith 3.", "O'Brien-Smith 3."],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ewan',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ewan',
  ],
])('%j is a name', (text, due) => {
  expect(accepted(text)).toBe(due);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['---', 'empty'],
  ['x'.repeat(31), 'long'],
  [FAMILY.repeat(13), 'long'],
])('%j is no name: %s', (text, fault) => {
  expect(accepted(text)).toBe(`! ${fault}`);
});

test.each([
  ['a turn of direction', 'Anna\u202enna'],
  ['an isolate', '\u2066Anna\u2069'],
  ['a mark of direction', 'Anna\u200f'],
  ['a joiner between letters', 'An\u200dna'],
  ['a blank without width', 'Anna\u200b'],
  ['a soft hyphen', 'An\u00adna'],
  ['a byte order mark', 'An\ufeffna'],
  ['a Hangul filler', 'Anna\u3164'],
  ['an empty Braille cell', 'Anna\u2800'],
  ['a tag', 'Anna\u{e0041}'],
  ['a line end', 'Anna\nBob'],
  ['a control', 'Anna\u0007'],
  ['half a character', 'Anna\ud800'],
  ['private use', 'Anna\ue000'],
  ['nothing but a selector', '\ufe0f'],
])('names with invisible characters: %s', (_, text) => {
  expect(accepted(text)).toBe('! invisible');
});

test.each(['Аnna', 'Аnnа', 'Οlena', 'pаypal', 'Bоb Smith', 'Ꭺnna', 'ꓮnna', 'Aոոa', 'Anոa', 'Аня小明'])(
  'names that look like others: %s mixes alphabets',
  (text) => {
    expect(accepted(text)).toBe('! mixed');
  },
);

test('names that hide their surroundings are refused', () => {
  expect(accepted(`a${'\u0300\u0301\u0302\u0303\u0304'.repeat(4)}`)).toBe('! marks');
  expect(accepted(`A${'\u0300\u0330\u0353\u0328'.repeat(3)}nna`)).toBe('! marks');
});

test('a name that is refused makes nobody, and it is said why', async () => {
  const { browser, db } = await openTestApi();
  const refused = await browser().post('/me', { name: 'Anna\u202e' });
  expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
    422,
    'name-refused',
    'The name has an invisible character.',
  ]);
  expect(await db.selectFrom('person').selectAll().execute()).toEqual([]);
});
