import { inWords } from '../game/options.ts';
import type { Translator } from '../i18n/translator.ts';
import { table } from '../shell/output.ts';
import { padEnd, widthOf } from '../shell/width.ts';
import type { ReplayReport } from './report.ts';

/** Returns the lines of one game for people: the result, and the source of every point. */
export function summary(report: ReplayReport, words: Translator): string[] {
  const { game, options, actions, over, names, points, winners, breakdown } = report;
  // Names may be equal, so seats have numbers.
  const seats = names.map((name, seat) => `${seat} ${name}`);
  const width = Math.max(...seats.map(widthOf));
  const scores = breakdown.map(({ at, seat, rule, points: won, parts, final }) => {
    const told = words.parts(parts.map((part) => partInWords(part, game, options, words)));
    return [
      `  ${String(at).padStart(4)}`,
      padEnd(seats[seat]!, width),
      (won > 0 ? `+${won}` : String(won)).padStart(4),
      rule.padEnd(15),
      final ? words('replay.atTheEnd', { parts: told }) : told,
    ].join('  ');
  });
  const won = words('replay.won');
  return [
    inWords(game, options, words),
    words(over ? 'replay.over' : 'replay.goingOn', { n: actions }),
    '',
    ...table(seats.map((name, seat) => [name, points[seat]!, ...(winners.includes(seat) ? [won] : [])])),
    '',
    words('replay.points'),
    ...(scores.length > 0 ? scores : [`  ${words('replay.noPoints')}`]),
  ];
}

/** Describes a source in the game's own words. A majority is paid once, not for each item. */
function partInWords(
  part: ReplayReport['breakdown'][number]['parts'][number],
  game: string,
  options: object,
  words: Translator,
): string {
  const { for: what, count: n, each, points } = part;
  const key = `part.${what}`;
  if (words.has(game, key)) return words.of(game)(key, { ...textsIn(options), n, each: each ?? '', points });
  if (each === 0 && points > 0) return words('part.most', { what, n, points });
  return each === undefined
    ? words('part.sum', { what, n, points })
    : words('part.each', { what, n, each, points });
}

/** The options that are texts: a printing may call a good by another name. */
const textsIn = (options: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'string'));

/** Returns the line of one game among many. */
export function oneLineSummary(
  { file, actions, over, names, points, winners }: ReplayReport,
  words: Translator,
): string {
  const values = { file, n: actions, points: points.join('–') };
  return over
    ? words('replay.lineOver', { ...values, winners: words.list(winners.map((seat) => names[seat]!)) })
    : words('replay.lineGoingOn', values);
}
