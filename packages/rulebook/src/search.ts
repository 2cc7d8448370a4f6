import type { GameName } from './ids.ts';
import type { LocalizedRules } from './localized-rules.ts';
import type { RuleText } from './rule-text.ts';
import { RULES, type RuleId } from './rules.ts';

/** What a word is worth by where it is found. */
const WORTH = { title: 8, words: 5, chapter: 4, text: 2 } as const;
/** A word found as typed is worth more than a longer one, and that more than another form of it. */
const EXACT = 4;
const PREFIX = 3;
const KIN = 2;
/** Rules that are not played here give way to those that are. */
const NOT_PLAYED = 0.75;

/**
 * The rules of these books that answer a query, best first: an id or a part of one (`pig-05`), or words, all of which
 * must occur in the title, text, synonyms, id or chapter of a rule. Word endings may differ, for languages that
 * inflect. Nothing asked, nothing found.
 */
export function searchRules<Game extends GameName>(
  books: readonly LocalizedRules<Game>[],
  query: string,
): readonly RuleId<Game>[] {
  const rules = books.flatMap(({ texts, names }) =>
    Object.entries<RuleText>(texts).map(([id, text]) => ({
      id: id as RuleId<Game>,
      text,
      chapters: names.chapters,
    })),
  );
  const byId = idsContaining(
    rules.map(({ id }) => id),
    query,
  );
  // Without spaces a question is asked as it is spoken: words that no rule has are not asked for.
  const asked = asks(query).filter(
    (word) => !HAN.test(word) || rules.some((rule) => worthOf(rule, [word]) > 0),
  );
  if (asked.length === 0) return [];
  const found = rules
    .map((rule) => ({ id: rule.id, worth: worthOf(rule, asked) }))
    .filter(({ id, worth }) => worth > 0 && !byId.includes(id))
    .sort((a, b) => b.worth - a.worth); // stable: equals stay in reading order
  return [...byId, ...found.map(({ id }) => id)];
}

/** Only queries of several parts are read as ids, so that "pig" is searched as a word. */
function idsContaining<Id extends RuleId>(ids: readonly Id[], query: string): readonly Id[] {
  const wanted = query
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-');
  if (!/^[A-Z]+\d*(-[A-Z]+\d*)*(-\d{1,2})?$/.test(wanted) || !wanted.includes('-')) return [];
  const padded = wanted.replace(/-(\d)$/, '-0$1');
  return ids.filter((id) => id === padded || id.includes(`-${padded}`) || id.startsWith(`${padded}-`));
}

interface Found {
  readonly id: RuleId;
  readonly text: RuleText;
  readonly chapters: Readonly<Record<string, string>>;
}

function worthOf({ id, text, chapters }: Found, asked: readonly string[]): number {
  const places = [
    [WORTH.title, tokens(text.title)],
    [WORTH.words, tokens(text.words.join(' '))],
    [WORTH.chapter, tokens(`${id} ${chapters[id.replace(/-\d+$/, '')]}`)],
    [WORTH.text, tokens(text.text)],
  ] as const;
  let sum = 0;
  for (const word of asked) {
    const found = places.reduce(
      (worth, [each, there]) => worth + each * Math.max(0, ...there.map((token) => likeness(token, word))),
      0,
    );
    if (found === 0) return 0;
    sum += found;
  }
  return RULES[id].status === 'implemented' ? sum : sum * NOT_PLAYED;
}

function likeness(there: string, asked: string): number {
  if (there === asked) return EXACT;
  if (HAN.test(asked)) return there.includes(asked) ? PREFIX : 0;
  if (asked.length >= 3 && there.startsWith(asked)) return PREFIX;
  const shorter = Math.min(there.length, asked.length);
  // Short words that look alike are other words.
  if (shorter < 4 || Math.abs(there.length - asked.length) > (shorter < 5 ? 1 : 3)) return 0;
  let shared = 0;
  while (shared < shorter && there[shared] === asked[shared]) shared++;
  // Another ending: "cities" for "city", «будівельника» for «будівельник».
  return shared >= shorter - (shorter > 5 ? 2 : 1) ? KIN : 0;
}

/** What is asked for: in a script without spaces, too, word by word. */
const asks = (query: string): readonly string[] =>
  tokens(query).flatMap((token) => (HAN.test(token) ? hanWords(token) : [token]));

const HAN = /\p{Script=Han}/u;

const hanWords = (text: string): readonly string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => !ASKING.has(segment));

/** What only makes a question of it. */
const ASKING = new Set(
  '多少 什么 时候 什么时候 怎么 怎样 如何 能不能 可不可以 可以 能 吗 呢 几 的 了 是 会 要'.split(' '),
);

/**
 * Lower-case words and numbers; an apostrophe, of whichever shape, stays within its word. In a script without spaces a
 * number is a word, too, and what is written on either side of it. Latin letters lose their accents, and ё is е: as
 * they are typed.
 */
function tokens(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .replaceAll(/[’ʼ`]/g, "'")
      .replaceAll('ё', 'е')
      .replaceAll('ß', 'ss')
      .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:'[\p{L}]+)*/gu) ?? []
  );
}
