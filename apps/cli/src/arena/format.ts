import type { Mean } from '@bastide/arena';
import { inWords } from '../game/options.ts';
import type { Translator } from '../i18n/translator.ts';
import { table } from '../shell/output.ts';
import { WIDTH, wrapped } from '../shell/width.ts';
import type { ArenaReport } from './report.ts';

const HEADS = ['bot', 'rating', 'games', 'score', 'score95', 'points', 'margin', 'time', 'slowest'] as const;
const PAIRING_HEADS = ['pairing', 'games', 'score', 'score95', 'fair', 'margin'] as const;
const FAULTS_AT_MOST = 10;

/** Returns the report of an arena as lines for a terminal. */
export function inTable(report: ArenaReport, words: Translator): string[] {
  const { game, options, faults } = report;
  return [
    inWords(game, options, words),
    gamesText(report, words),
    '',
    ...table(standingRows(report, words)),
    '',
    ...table(pairingRows(report, words)),
    ...underHead(words('arena.sources'), table(sourceRows(report, words))),
    ...underHead(words('arena.faults', { n: faults.length }), faultLines(report, words)),
    ...verdictLines(report, words),
  ];
}

const underHead = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? ['', head, ...lines] : [];

export const gamesText = (report: ArenaReport, words: Translator): string => {
  const { games, deals, seed, seconds, earlier, givenUp } = report;
  const told = { seed: String(seed), seconds: words.figure(seconds, 1) };
  // Earlier games are not part of the time, so it is left out.
  return words('arena.played', { games, deals, givenUp, ...told, timed: earlier > 0 ? 'no' : 'yes' });
};

/** Returns the entrants, the best first. */
export const ranked = ({ contestants }: ArenaReport): ArenaReport['contestants'] =>
  [...contestants].sort((a, b) => b.rating - a.rating);

const percent = (share: number, words: Translator): string => words.figure(100 * share, 1);

/** Returns the cells of the table of entrants. */
export function standingRows(report: ArenaReport, words: Translator): string[][] {
  const { figure } = words;
  const rows = ranked(report).map(
    ({ bot, rating, rating95, games, score, score95, points, margin, time }) => [
      bot,
      words('arena.within', { value: figure(rating), half: figure((rating95.high - rating95.low) / 2) }),
      figure(games),
      words('simulate.rate', { percent: percent(score, words) }),
      words('arena.between', { low: percent(score95.low, words), high: percent(score95.high, words) }),
      figure(points.mean, 1),
      marginText(margin, words),
      figure(time.mean, 1),
      figure(time.slowest, 0),
    ],
  );
  return [HEADS.map((head) => words(`arena.head.${head}`)), ...rows];
}

/** Formats the margin of error; a single deal has none. */
const marginText = ({ mean, error }: Mean, words: Translator): string =>
  error > 0
    ? words('arena.within', { value: words.figure(mean, 1), half: words.figure(1.96 * error, 1) })
    : words.figure(mean, 1);

/** Names the players of a table, with the number of copies of each. */
export function lineUpText(report: ArenaReport, lineUp: readonly number[], words: Translator): string {
  const each = [...new Set(lineUp)].map((entrant) => {
    const copies = lineUp.filter((one) => one === entrant).length;
    const bot = report.bots[entrant]!;
    return copies > 1 ? words('arena.copies', { n: copies, bot }) : bot;
  });
  return words.parts(each);
}

/** Returns the cells of the table of pairings: the score of each first entrant, and its fair share. */
export const pairingRows = (report: ArenaReport, words: Translator): string[][] => [
  PAIRING_HEADS.map((head) => words(`arena.head.${head}`)),
  ...report.pairings.map(({ lineUp, games, scores }) => {
    const { score, score95, fair, margin } = scores[0]!;
    return [
      lineUpText(report, lineUp, words),
      words.figure(games),
      words('simulate.rate', { percent: percent(score, words) }),
      words('arena.between', { low: percent(score95.low, words), high: percent(score95.high, words) }),
      words('simulate.rate', { percent: percent(fair, words) }),
      marginText(margin, words),
    ];
  }),
];

export const sourcesOf = ({ contestants }: ArenaReport): readonly string[] => [
  ...new Set(contestants.flatMap(({ sources }) => Object.keys(sources))),
];

/** Returns the name of a source of points. */
export const sourceText = ({ game }: ArenaReport, source: string, words: Translator): string =>
  words.has(game, `source.${source}`) ? words.of(game)(`source.${source}`) : source;

/**
 * Returns the cells of the table of sources: mean points, and the lead over the others. Empty for a game without
 * sources.
 */
export function sourceRows(report: ArenaReport, words: Translator): string[][] {
  const sources = sourcesOf(report);
  if (sources.length === 0) return [];
  return [
    [words('arena.head.bot'), ...sources.map((source) => sourceText(report, source, words))],
    ...ranked(report).map(({ bot, sources: own }) => [
      bot,
      ...sources.map((source) =>
        words('arena.source', {
          points: words.figure(own[source]?.points ?? 0, 1),
          lead: signed(own[source]?.lead ?? 0, words),
        }),
      ),
    ]),
  ];
}

/**
 * Formats a number with a plus if it is positive. It rounds first, so that there is no −0, and in the same way on
 * both sides of zero, so that a lead equals the other's deficit.
 */
export function signed(value: number, words: Translator): string {
  const tenths = Math.sign(value) * Math.round(10 * Math.abs(value)) || 0;
  return (tenths > 0 ? '+' : '') + words.figure(tenths / 10, 1);
}

export function faultLines({ faults }: ArenaReport, words: Translator): string[] {
  const told = faults
    .slice(0, FAULTS_AT_MOST)
    .flatMap(({ bot, game, seat, why, detail }) =>
      wrapped(words('arena.fault', { bot, game, seat, why, detail }), WIDTH, '  '),
    );
  return faults.length > FAULTS_AT_MOST ? [...told, '  …'] : told;
}

export function verdictLines({ test, bots }: ArenaReport, words: Translator): string[] {
  if (!test) return [];
  const { verdict, deals, low, high } = test;
  const values = { bot: bots[0]!, deals, low: words.figure(100 * low, 1), high: words.figure(100 * high, 1) };
  return ['', words(`arena.verdict.${verdict}`, values)];
}
