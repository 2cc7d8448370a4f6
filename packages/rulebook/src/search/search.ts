import type { GameName } from '../ids.ts';
import type { LocalizedRules } from '../localized-rules.ts';
import type { RuleText } from '../rule-text.ts';
import { RULES, type RuleId } from '../rules.ts';
import { likeness } from './likeness.ts';
import { HAN, queryWords, tokens } from './tokens.ts';

/** Weights of a matching word, by the place of the match. */
const PLACE_WEIGHTS = { title: 8, words: 5, chapter: 4, text: 2 } as const;
/** Weight of a rule that is not played here; a rule that is played has 1. */
const NOT_PLAYED_WEIGHT = 0.75;
/** Share of a query that a rule must meet if no rule has all of its words, and how many rules it then finds at most. */
const ENOUGH = 0.5;
const PARTIAL_HITS = 10;

/**
 * Returns the rules that match a query, best first. A query is an id or a part of one (`pig-05`), of whichever game, or
 * words, or a question: "how many points for a farmer". The words that form a question are left out; the others must occur in the title, text,
 * search words, id or chapter of a rule, in any form. If no rule has them all, those that have most of what is rare
 * match. An empty query matches nothing.
 */
export function searchRules<Game extends GameName>(
  books: readonly LocalizedRules<Game>[],
  query: string,
): readonly RuleId<Game>[] {
  const rules = books.flatMap(({ texts, names }) =>
    Object.entries<RuleText>(texts).map(([id, text]) => entryOf(id as RuleId<Game>, text, names.chapters)),
  );
  const named = new Set(idsNamedBy(query));
  if (named.size > 0) return rules.map(({ id }) => id).filter((id) => named.has(id));
  const words = weighedWords(queryWords(query), rules);
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const found = rules
    .map((rule) => ({ id: rule.id, ...matchOf(rule, words) }))
    .filter(({ met }) => met > 0 && met >= ENOUGH * all)
    .sort((a, b) => b.score - a.score); // stable: equals stay in reading order
  const whole = found.filter(({ met }) => met === all);
  const best = whole.length > 0 ? whole : found.slice(0, PARTIAL_HITS);
  return best.map(({ id }) => id);
}

/** Returns the sentence of a rule that meets a query best, to be shown with its title. */
export function sentenceFor({ text }: RuleText, query: string): string {
  const words = queryWords(query);
  const sentences = text.split(/(?<=[.?!])\s+|(?<=[。？！])/u);
  const scores = sentences.map((sentence) => scoreIn(tokens(sentence), words));
  return sentences[scores.indexOf(Math.max(...scores))] ?? text;
}

const scoreIn = (texts: readonly string[], words: readonly string[]): number =>
  words.reduce((sum, word) => sum + bestLikeness(texts, word), 0);

/** Returns the ids of all games that a query names. Only a query of several parts can be an id: "pig" is a word. */
function idsNamedBy(query: string): readonly RuleId[] {
  const wanted = query
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, '-');
  if (!/^[A-Z]+\d*(-[A-Z]+\d*)*(-\d{1,2})?$/.test(wanted) || !wanted.includes('-')) return [];
  const padded = wanted.replace(/-(\d)$/, '-0$1');
  return (Object.keys(RULES) as RuleId[]).filter(
    (id) => id === padded || id.includes(`-${padded}`) || id.startsWith(`${padded}-`),
  );
}

/** A rule with the words of each of its places. */
interface SearchEntry<Id extends RuleId = RuleId> {
  readonly id: Id;
  readonly places: readonly (readonly [weight: number, tokens: readonly string[]])[];
}

const entryOf = <Id extends RuleId>(
  id: Id,
  text: RuleText,
  chapters: Readonly<Record<string, string>>,
): SearchEntry<Id> => ({
  id,
  places: [
    [PLACE_WEIGHTS.title, tokens(text.title)],
    [PLACE_WEIGHTS.words, tokens(text.words.join(' '))],
    [PLACE_WEIGHTS.chapter, tokens(`${id} ${chapters[id.replace(/-\d+$/, '')]}`)],
    [PLACE_WEIGHTS.text, tokens(text.text)],
  ],
});

interface QueryWord {
  readonly word: string;
  /** The rarer a word, the more it says: 1 for a word of every rule. */
  readonly rarity: number;
}

/** The words of a query with their weights. In a script without spaces, words that no rule has are left out. */
function weighedWords(words: readonly string[], rules: readonly SearchEntry[]): readonly QueryWord[] {
  return words.flatMap((word) => {
    const count = rules.filter(({ places }) =>
      places.some(([, texts]) => bestLikeness(texts, word) > 0),
    ).length;
    if (count === 0 && HAN.test(word)) return [];
    return [{ word, rarity: 1 + Math.log(rules.length / (count || 1)) }];
  });
}

const bestLikeness = (texts: readonly string[], word: string): number =>
  texts.reduce((best, token) => Math.max(best, likeness(token, word)), 0);

/** Returns the rarity of the words that a rule has, and how good the match is. */
function matchOf({ id, places }: SearchEntry, words: readonly QueryWord[]): { met: number; score: number } {
  let met = 0;
  let score = 0;
  for (const { word, rarity } of words) {
    const found = places.reduce((sum, [weight, texts]) => sum + weight * bestLikeness(texts, word), 0);
    if (found === 0) continue;
    met += rarity;
    score += found;
  }
  return { met, score: RULES[id].status === 'implemented' ? score : score * NOT_PLAYED_WEIGHT };
}
