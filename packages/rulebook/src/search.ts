import type { GameName } from './ids.ts';
import type { LocalizedRules } from './localized-rules.ts';
import type { RuleText } from './rule-text.ts';
import { RULES, type RuleId } from './rules.ts';

/** Weights of a matching word, by the place of the match. */
const PLACE_WEIGHTS = { title: 8, words: 5, chapter: 4, text: 2 } as const;
/** Weights of a match: a word as typed, a longer word, another form of the word. */
const EXACT = 4;
const PREFIX = 3;
const OTHER_FORM = 2;
/** Weight of a rule that is not played here; a rule that is played has 1. */
const NOT_PLAYED_WEIGHT = 0.75;

/**
 * Returns the rules that match a query, best first. A query is an id or a part of one (`pig-05`), or words: all of them
 * must occur in the title, text, search words, id or chapter of a rule. Word endings may differ, for languages that
 * inflect. An empty query matches nothing.
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
  // Questions in a script without spaces hold words that no rule has: they are left out.
  const words = queryWords(query).filter(
    (word) => !HAN.test(word) || rules.some((rule) => scoreOf(rule, [word]) > 0),
  );
  if (words.length === 0) return [];
  const found = rules
    .map((rule) => ({ id: rule.id, score: scoreOf(rule, words) }))
    .filter(({ id, score }) => score > 0 && !byId.includes(id))
    .sort((a, b) => b.score - a.score); // stable: equals stay in reading order
  return [...byId, ...found.map(({ id }) => id)];
}

/** Returns the ids that a query names. Only a query of several parts can be an id: "pig" is a word. */
function idsContaining<Id extends RuleId>(ids: readonly Id[], query: string): readonly Id[] {
  const wanted = query
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-');
  if (!/^[A-Z]+\d*(-[A-Z]+\d*)*(-\d{1,2})?$/.test(wanted) || !wanted.includes('-')) return [];
  const padded = wanted.replace(/-(\d)$/, '-0$1');
  return ids.filter((id) => id === padded || id.includes(`-${padded}`) || id.startsWith(`${padded}-`));
}

/** A rule with what the search looks at. */
interface SearchEntry {
  readonly id: RuleId;
  readonly text: RuleText;
  readonly chapters: Readonly<Record<string, string>>;
}

function scoreOf({ id, text, chapters }: SearchEntry, words: readonly string[]): number {
  const places = [
    [PLACE_WEIGHTS.title, tokens(text.title)],
    [PLACE_WEIGHTS.words, tokens(text.words.join(' '))],
    [PLACE_WEIGHTS.chapter, tokens(`${id} ${chapters[id.replace(/-\d+$/, '')]}`)],
    [PLACE_WEIGHTS.text, tokens(text.text)],
  ] as const;
  let sum = 0;
  for (const word of words) {
    const score = places.reduce(
      (total, [weight, texts]) =>
        total + weight * Math.max(0, ...texts.map((token) => likeness(token, word))),
      0,
    );
    if (score === 0) return 0;
    sum += score;
  }
  return RULES[id].status === 'implemented' ? sum : sum * NOT_PLAYED_WEIGHT;
}

/** Returns how well a token of a rule matches a word of the query; 0 for no match. */
function likeness(token: string, word: string): number {
  if (token === word) return EXACT;
  if (HAN.test(word)) return token.includes(word) ? PREFIX : 0;
  if (word.length >= 3 && token.startsWith(word)) return PREFIX;
  const shorter = Math.min(token.length, word.length);
  // Short words that look alike are other words.
  if (shorter < 4 || Math.abs(token.length - word.length) > (shorter < 5 ? 1 : 3)) return 0;
  let shared = 0;
  while (shared < shorter && token[shared] === word[shared]) shared++;
  // Another ending: "cities" for "city", «будівельника» for «будівельник».
  return shared >= shorter - (shorter > 5 ? 2 : 1) ? OTHER_FORM : 0;
}

/** Words of a query; a segmenter splits scripts without spaces. */
const queryWords = (query: string): readonly string[] =>
  tokens(query).flatMap((token) => (HAN.test(token) ? hanWords(token) : [token]));

const HAN = /\p{Script=Han}/u;

const hanWords = (text: string): readonly string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => !QUESTION_WORDS.has(segment));

/** Chinese words that only form a question. */
const QUESTION_WORDS = new Set(
  '多少 什么 时候 什么时候 怎么 怎样 如何 能不能 可不可以 可以 能 吗 呢 几 的 了 是 会 要'.split(' '),
);

/**
 * Splits a text into lower-case words and numbers. An apostrophe of any shape stays within its word. In a script without
 * spaces, a number splits the text beside it. Latin letters lose their accents and ё becomes е, as people type them.
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
