import { sanitize } from '@bastide/contract';
import type { Translator } from '../i18n/translator.ts';
import type { AnalysedDecision, Analysis } from './report.ts';

const MINUS = '−';

/** Formats 0.123 as "12.3 %". */
export const percent = (words: Translator, share: number): string =>
  words('simulate.rate', { percent: words.figure(100 * share, 1) });

/** Formats 0.123 as "+12.3 %"; negative values have a minus, and those that round to zero no sign. */
export const change = (words: Translator, share: number): string =>
  `${signOf(100 * share)}${percent(words, Math.abs(share))}`;

/** Formats points with a sign. */
export const points = (words: Translator, value: number): string =>
  `${signOf(value)}${words.figure(Math.abs(value), 1)}`;

function signOf(value: number): string {
  const rounded = Math.round(value * 10);
  return rounded === 0 ? '' : rounded > 0 ? '+' : MINUS;
}

/** Describes the bot that judged, and its last budget for a move. */
export function judgeIn(words: Translator, { bot, efforts }: Analysis): string {
  const { work, time } = efforts.at(-1) ?? {};
  if (work !== undefined) return words('analyse.byWork', { bot, n: work });
  if (time !== undefined) return words('analyse.byTime', { bot, seconds: words.figure(time / 1000, 2) });
  return words('analyse.by', { bot });
}

/** Returns a name that is safe for a terminal, with its seat, because names may be equal. */
export const seatIn = ({ names }: Analysis, seat: number): string => `${seat} ${sanitize(names[seat]!)}`;

/** Describes a turning point: the move with the better one, or the draw. */
export function eventText(words: Translator, { by, played, better }: Analysis['turns'][number]): string {
  if (by === 'luck') return words('analyse.came', { what: played });
  return better === undefined ? played : words('analyse.better', { own: played, best: better });
}

export function moveIn(words: Translator, { thoughts, played }: AnalysedDecision): string {
  const own = thoughts[played]!.text;
  return played > 0 ? words('analyse.better', { own, best: thoughts[0]!.text }) : own;
}

/** Describes the terms of a weighed move, the largest first: parts of its margin, or else of its chance. */
export const termsIn = (
  words: Translator,
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
