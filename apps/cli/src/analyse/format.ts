import { sanitize } from '@bastide/contract';
import type { Words } from '../words/index.ts';
import type { AnalysedDecision, Analysis } from './report.ts';

const MINUS = '−';

/** 0.123 → "12.3 %". */
export const percent = (words: Words, share: number): string =>
  words('simulate.rate', { percent: words.figure(100 * share, 1) });

/** 0.123 → "+12.3 %"; what is less than nothing has a minus, and what rounds to nothing no sign. */
export const change = (words: Words, share: number): string =>
  `${signOf(100 * share)}${percent(words, Math.abs(share))}`;

/** Points, with a sign. */
export const points = (words: Words, value: number): string =>
  `${signOf(value)}${words.figure(Math.abs(value), 1)}`;

function signOf(value: number): string {
  const rounded = Math.round(value * 10);
  return rounded === 0 ? '' : rounded > 0 ? '+' : MINUS;
}

/** Who judged, and how long they thought about a move at last. */
export function judgeIn(words: Words, { bot, efforts }: Analysis): string {
  const { work, time } = efforts.at(-1) ?? {};
  if (work !== undefined) return words('analyse.byWork', { bot, n: work });
  if (time !== undefined) return words('analyse.byTime', { bot, seconds: words.figure(time / 1000, 2) });
  return words('analyse.by', { bot });
}

/** A name as a terminal may be given it, with its seat: names may be equal. */
export const seatIn = ({ names }: Analysis, seat: number): string => `${seat} ${sanitize(names[seat]!)}`;

/** What was played there, and what would have been better, or what chance did. */
export function eventText(words: Words, { by, played, better }: Analysis['turns'][number]): string {
  if (by === 'luck') return words('analyse.came', { what: played });
  return better === undefined ? played : words('analyse.better', { own: played, best: better });
}

export function moveIn(words: Words, { thoughts, played }: AnalysedDecision): string {
  const own = thoughts[played]!.text;
  return played > 0 ? words('analyse.better', { own, best: thoughts[0]!.text }) : own;
}

/** Terms of a thought in words, the weightiest first: parts of its margin, else of its chance. */
export const termsIn = (
  words: Words,
  game: string,
  { terms, margin }: AnalysedDecision['thoughts'][number],
): string =>
  words.parts(
    terms.map(({ name, value }) => {
      const key = `term.${name}`;
      const what = words.has(game, key) ? words.of(game)(key) : name;
      const much = margin === undefined ? change(words, value) : points(words, value);
      return words('analyse.term', { what, much });
    }),
  );
