import { CHAPTERS, chapterNames } from './chapters.ts';
import { LANGUAGES } from './language.ts';
import type { RuleText } from './rule.ts';
import { gameOfRule, RULES, type RuleId } from './rules.ts';

/** What a word is worth by where it is found. */
const WORTH = { title: 8, words: 5, chapter: 4, text: 2 } as const;
/** A word found as typed is worth more than a longer one, and that more than another form of it. */
const EXACT = 4;
const PREFIX = 3;
const KIN = 2;
/** Rules that are not played here give way to those that are. */
const NOT_PLAYED = 0.75;

/**
 * The rules among the given ones, of one game or several, that answer a query, best first: an id or a part of one
 * (`pig-05`), or words, all of which must occur in the title, text, synonyms, id or chapter of a rule. Word endings may
 * differ, for languages that inflect. Nothing asked, nothing found.
 */
export function searchRules<Id extends RuleId>(
  texts: Readonly<Record<Id, RuleText>>,
  query: string,
): readonly Id[] {
  const ids = Object.keys(texts) as Id[];
  const byId = idsContaining(ids, query);
  const asked = tokens(query);
  if (asked.length === 0) return [];
  const found = ids
    .map((id) => ({ id, worth: worthOf(id, texts[id], asked) }))
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

function worthOf(id: RuleId, rule: RuleText, asked: readonly string[]): number {
  const places = [
    [WORTH.title, tokens(rule.title)],
    [WORTH.words, tokens(rule.words.join(' '))],
    [WORTH.chapter, chapterWords(id)],
    [WORTH.text, tokens(rule.text)],
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

/** The parts of the id and the name of its chapter, in every language: the texts do not say which one they are in. */
function chapterWords(id: RuleId): readonly string[] {
  const chapter = CHAPTERS[gameOfRule(id)].find((each) => id.startsWith(`${each}-`));
  return tokens(
    [id, ...LANGUAGES.map((language) => (chapter ? chapterNames(language)[chapter] : ''))].join(' '),
  );
}

function likeness(there: string, asked: string): number {
  if (there === asked) return EXACT;
  if (asked.length >= 3 && there.startsWith(asked)) return PREFIX;
  const shorter = Math.min(there.length, asked.length);
  if (shorter < 4 || Math.abs(there.length - asked.length) > 3) return 0;
  let shared = 0;
  while (shared < shorter && there[shared] === asked[shared]) shared++;
  // Another ending: "cities" for "city", «будівельника» for «будівельник».
  return shared >= shorter - (shorter > 5 ? 2 : 1) ? KIN : 0;
}

/** Lower-case words and numbers; an apostrophe, of whichever shape, stays within its word. */
function tokens(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’ʼ`]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}
