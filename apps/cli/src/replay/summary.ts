import { inWords } from '../game/options.ts';
import { table } from '../shell/output.ts';
import type { Report } from './report.ts';

/** One game for people: the result, and where every point came from. */
export function summary(report: Report): string[] {
  const { game, options, actions, over, names, points, winners, breakdown } = report;
  // Names may be equal, so seats are numbered.
  const seats = names.map((name, seat) => `${seat} ${name}`);
  const width = Math.max(...seats.map((name) => name.length));
  const scores = breakdown.map(({ at, seat, rule, points: won, parts, final }) =>
    [
      `  ${String(at).padStart(4)}`,
      seats[seat]!.padEnd(width),
      (won > 0 ? `+${won}` : String(won)).padStart(4),
      rule.padEnd(15),
      parts.map(partInWords).join(', ') + (final ? ' (at the end)' : ''),
    ].join('  '),
  );
  return [
    `${game}: ${inWords(options)}`,
    over ? `over after ${actions} actions` : `going on after ${actions} actions`,
    '',
    ...table(seats.map((name, seat) => [name, points[seat]!, ...(winners.includes(seat) ? ['won'] : [])])),
    '',
    'points, by the index of the action:',
    ...(scores.length > 0 ? scores : ['  none yet']),
  ];
}

/** Who holds the most of something is paid for that, not for each of them. */
function partInWords({
  for: what,
  count,
  each,
  points,
}: Report['breakdown'][number]['parts'][number]): string {
  if (each === 0 && points > 0) return `most ${what} (${count}): ${points}`;
  return each === undefined ? `${what} × ${count} = ${points}` : `${count} ${what} × ${each} = ${points}`;
}

/** One of many games, on a line. */
export function oneLineSummary({ file, actions, over, names, points, winners }: Report): string {
  const ended = over ? `won by ${winners.map((seat) => names[seat]).join(' and ')}` : 'going on';
  return `${file}  ${actions} actions  ${points.join('–')}  ${ended}`;
}
