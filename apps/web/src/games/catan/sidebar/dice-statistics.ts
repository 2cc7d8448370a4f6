import { type Options, SEVEN, sevenFreeTurns } from '@bastide/catan';
import { type ChiSquare, chiSquare } from '@bastide/fair';
import type { LogInput } from '../log/lines.ts';
import { ALL_WAYS, WAYS } from './odds.ts';

/** Neighbouring sums that are counted together. */
export interface SumGroup {
  readonly from: number;
  readonly to: number;
  readonly rolled: number;
  readonly expected: number;
}

/** Agreement of rolls with two fair dice. */
export interface DiceStatistics {
  readonly groups: readonly SumGroup[];
  /** Absent if there are too few rolls for two groups. */
  readonly test?: ChiSquare;
  readonly sevens: { readonly rolled: number; readonly expected: number };
  /** Number of times that the sum before came again. */
  readonly repeats: { readonly times: number; readonly expected: number };
  readonly longest: { readonly length: number; readonly sum: number };
}

/** A smaller group does not fit the distribution of the test. */
const MIN_EXPECTED = 5;
/** Number of rolls from which there are two groups. */
export const MIN_ROLLS = Math.ceil((MIN_EXPECTED * ALL_WAYS) / 15);

/** Returns the sums of the rolls, in order, without those of the first rounds in which no 7 may come. CAT-VAR-06 */
export function comparableSums(
  log: readonly LogInput[],
  options: Pick<Options, 'noSevenRounds' | 'seats'>,
): readonly number[] {
  const sums: number[] = [];
  let turn = 0;
  for (const { event } of log) {
    if (event.type === 'turn') turn = event.turn;
    else if (event.type === 'rolled' && turn > sevenFreeTurns(options))
      sums.push(event.dice[0] + event.dice[1]);
  }
  return sums;
}

/** `sums`: sums of both dice, in the order of the rolls. */
export function diceStatistics(sums: readonly number[]): DiceStatistics {
  const groups = groupsOf(sums);
  const test = chiSquare(
    groups.map(({ rolled }) => rolled),
    groups.map(({ expected }) => expected),
  );
  const twice = WAYS.reduce((all, ways) => all + (ways / ALL_WAYS) ** 2, 0);
  return {
    groups,
    ...(test.freedom > 0 && { test }),
    sevens: { rolled: sums.filter((sum) => sum === SEVEN).length, expected: sums.length / 6 },
    repeats: {
      times: sums.filter((sum, i) => sum === sums[i - 1]).length,
      expected: Math.max(0, sums.length - 1) * twice,
    },
    longest: longestRun(sums),
  };
}

/**
 * Returns groups from 2 upwards, joined with neighbours until each expects five; the remainder joins the last one.
 */
function groupsOf(sums: readonly number[]): readonly SumGroup[] {
  const groups: SumGroup[] = [];
  const small = ({ expected }: SumGroup) => expected < MIN_EXPECTED;
  for (const [i, ways] of WAYS.entries()) {
    const sum = i + 2;
    const rolled = sums.filter((one) => one === sum).length;
    const own = { from: sum, to: sum, rolled, expected: (sums.length * ways) / ALL_WAYS };
    const last = groups.at(-1);
    if (last && small(last)) groups[groups.length - 1] = mergeGroups(last, own);
    else groups.push(own);
  }
  const [before, rest] = groups.slice(-2);
  return before && rest && small(rest) ? [...groups.slice(0, -2), mergeGroups(before, rest)] : groups;
}

const mergeGroups = (a: SumGroup, b: SumGroup): SumGroup => ({
  from: a.from,
  to: b.to,
  rolled: a.rolled + b.rolled,
  expected: a.expected + b.expected,
});

function longestRun(sums: readonly number[]): DiceStatistics['longest'] {
  let longest = { length: 0, sum: 0 };
  let length = 0;
  for (const [i, sum] of sums.entries()) {
    length = sum === sums[i - 1] ? length + 1 : 1;
    if (length > longest.length) longest = { length, sum };
  }
  return longest;
}
