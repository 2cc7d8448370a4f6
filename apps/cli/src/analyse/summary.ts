import { GRADES } from '@bastide/coach';
import { inWords } from '../game/options.ts';
import type { Translator } from '../i18n/translator.ts';
import { table } from '../shell/output.ts';
import { change, eventText, judgeIn, moveIn, percent, seatIn } from './format.ts';
import type { Analysis } from './report.ts';

/** Number of decisions in the summary: those with the largest loss. */
const MAX_ROWS = 10;

/** Returns the analysis for people: turning points, the play of each seat, and the most expensive decisions. */
export function summary(analysis: Analysis, words: Translator): string[] {
  const { game, options, actions, over } = analysis;
  return [
    inWords(game, options, words),
    words(over ? 'replay.over' : 'replay.goingOn', { n: actions }),
    judgeIn(words, analysis),
    '',
    words('analyse.turns'),
    ...turnLines(analysis, words),
    '',
    ...table(seatRows(analysis, words)),
    '',
    words('analyse.costly'),
    ...costlyLines(analysis, words),
  ];
}

const none = (words: Translator): string[] => [`  ${words('analyse.none')}`];

function turnLines(analysis: Analysis, words: Translator): string[] {
  const { turns, curve } = analysis;
  if (turns.length === 0) return none(words);
  const rows = table(
    turns.map(({ at, seat, swing, by }) => [
      seatIn(analysis, seat),
      at,
      percent(words, curve[at]![seat]!),
      change(words, swing),
      words(`analyse.${by}`),
    ]),
  );
  return rows.map((row, i) => decisionLine(row, eventText(words, turns[i]!)));
}

const seatRows = (analysis: Analysis, words: Translator): readonly (readonly (string | number)[])[] => [
  [
    words('analyse.head.seat'),
    ...(analysis.over ? [words('arena.head.points')] : []),
    ...HEADS.map((head) => words(`analyse.head.${head}`)),
    ...GRADES.map((grade) => words(`analyse.grade.${grade}`)),
  ],
  ...analysis.seats.map(({ decisions, meanLoss, luck, grades }, seat) => [
    seatIn(analysis, seat),
    ...analysis.points.slice(seat, seat + 1),
    decisions,
    percent(words, meanLoss),
    change(words, luck),
    ...GRADES.map((grade) => grades[grade]),
  ]),
];

const HEADS = ['decisions', 'meanLoss', 'luck'] as const;

function costlyLines(analysis: Analysis, words: Translator): string[] {
  const costly = analysis.decisions
    .filter(({ grade }) => grade !== 'best')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_ROWS);
  if (costly.length === 0) return none(words);
  const rows = table(costly.map(({ at, seat, loss }) => [seatIn(analysis, seat), at, change(words, -loss)]));
  return rows.map((row, i) => decisionLine(row, moveIn(words, costly[i]!)));
}

const decisionLine = (row: string, text: string): string => `${row}  ${text}`;
