import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, withFewMarks, withoutInvisible } from '../../src/text/characters.ts';

const flag = (letters: string) =>
  `🏴${[...letters].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('')}\u{e007f}`;

describe('honest text stays as it is', () => {
  test.each([
    ['Arabic with its marks', 'مَرْحَبًا بِكُمْ، هَذَا مُحَمَّدٌ'],
    ['Persian with a joiner that parts letters', 'می\u200cخواهم خانه\u200cها'],
    ['Hindi, with a joiner after a virama', 'नमस्ते, क्\u200dष और श्\u200cय, ज़िंदगी'],
    ['Malayalam with a letter of old spelling', 'അവന്\u200d'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Thai', 'สวัสดีครับ น้ำผึ้ง ที่นี่'],
    ['Burmese with four marks', 'လျှို့ဝှက်'],
    ['Khmer', 'ស្ត្រី កម្ពុជា'],
    ['Hebrew with four marks', 'בְּרֵאשִׁ֖ית שָּׁ֑'],
    ['Vietnamese, composed', 'Nguyễn Thị Hương, rất vui được gặp bạn'],
    ['Vietnamese, decomposed', 'Nguyễn Thị Hương'.normalize('NFD')],
    ['a Japanese name with a variant', '葛\u{e0100}城 辻\u{e0101}'],
    ['Mongolian with a variant', 'ᠠ\u180b'],
    ['Tibetan', 'བཀྲ་ཤིས་བདེ་ལེགས་ ཧཱུྃ'],
    ['Russian and Ukrainian', 'Ещё ёлка, й та її ґанок'],
    ['Chinese', '你好，我是小明'],
    ['families', '👨\u200d👩\u200d👧\u200d👦 👩🏽\u200d🚀 👩\u200d❤️\u200d👨'],
    ['flags', `🇩🇪 🏳️\u200d🌈 ${flag('gbeng')} ${flag('gbsct')} ${flag('gbwls')}`],
    ['a flag as some devices send it', '🏳\u200d🌈'],
    ['keycaps and hearts', '1️⃣ #️⃣ ❤️ ☺︎'],
  ])('%s', (_, text) => {
    expect(withFewMarks(withoutInvisible(text))).toBe(text);
  });
});

describe('what nobody sees is left out', () => {
  test.each([
    ['blanks without width', 'h\u200bel\u2060lo\ufeff', 'hello'],
    ['joiners between Latin letters', 'he\u200dl\u200clo', 'hello'],
    ['several joiners', 'می\u200c\u200c\u200cخواهم', 'میخواهم'],
    ['a joiner between an Arabic and a Latin letter', 'می\u200cx', 'میx'],
    ['tags that hide a text', `hello${flag('secret').slice(2)}`, 'hello'],
    ['a flag of no country', flag('zzabc'), '🏴'],
    ['selectors that hide a text', `❤${'\ufe00\ufe01\u{e0100}\u{e0110}'}!`, '❤!'],
    ['more than one selector', '葛\u{e0100}\u{e0101}\u{e0102}', '葛\u{e0100}'],
    ['soft hyphens and fillers', 'a\u00adb\u3164c\u115f\uffa0d\u034f', 'abcd'],
    ['turns of direction', 'you \u202ewon\u202c\u2066!\u2069\u200f\u061c', 'you won!'],
    ['controls, halves and private characters', 'a\u0000b\u001bc\ud800d\ue000', 'abcd'],
    ['notes between lines', 'a\ufff9b\ufffac\ufffb', 'abc'],
  ])('%s', (_, text, rest) => {
    expect(withoutInvisible(text)).toBe(rest);
  });
});

describe('marks that hide the lines around them are cut', () => {
  test.each([
    ['two hundred marks', `a${'\u0300\u0301\u0302\u0303\u0304'.repeat(40)}b`, 'a\u0300\u0301\u0302\u0303b'],
    ['one mark many times', `ก${'\u0e47'.repeat(30)}`, 'ก\u0e47'],
    ['marks around marks that take room', `क${'\u093e\u0301'.repeat(3)}`, 'क\u093e\u0301\u093e\u093e'],
    ['rings around a letter', `a${'\u20dd'.repeat(9)}`, 'a\u20dd'],
  ])('%s', (_, text, rest) => {
    expect(withFewMarks(text)).toBe(rest);
  });
});

test('whatever is cleaned stays as it is when it is cleaned again', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u{e0100}',
      '\u{e0067}',
      '\u0301',
      '👩',
      '🏴',
      'क',
      '\u094d',
      'ا',
      '葛',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = cleanText(pieces.join(''));
      expect([withoutInvisible(once), withFewMarks(once)]).toEqual([once, once]);
    }),
    { numRuns: 3000 },
  );
});
