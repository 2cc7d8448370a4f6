import { padEnd, widthOf } from '../shell/width.ts';
import type { Words } from '../words/index.ts';
import type { VerifiedReport } from './report.ts';

/** One record for people: that it is right, and what it is right by. */
export function summary(good: VerifiedReport, words: Words): string[] {
  const { commitment, secret, nonces, names, id, kinds } = good;
  const drawn = Object.entries(kinds).map(([kind, n]) => words('verify.kind', { kind, n }));
  const rows: readonly (readonly [string, string])[] = [
    [words('verify.draws'), words.parts(drawn)],
    [words('verify.id'), id],
    [words('verify.commitment'), commitment],
    [words('verify.secret'), secret],
    // Names may be equal, so seats are numbered.
    ...nonces.map(
      (nonce, seat) =>
        [words('verify.nonce', { seat, name: names[seat]! }), nonce || words('verify.noNonce')] as const,
    ),
  ];
  const width = Math.max(...rows.map(([head]) => widthOf(head)));
  return [
    oneLineSummary(good, words),
    '',
    ...rows.map(([head, value]) => `  ${padEnd(head, width)}  ${value}`),
    '',
    words('verify.compare'),
  ];
}

/** One of many, on a line: it may stop before its game is over. */
export const oneLineSummary = ({ file, draws, actions, over }: VerifiedReport, words: Words): string =>
  over ? words('verify.good', { file, n: draws }) : words('verify.soFar', { file, n: draws, actions });
