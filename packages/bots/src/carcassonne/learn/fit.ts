import { FEATURES } from '../learned/features.ts';
import { Ridge } from './ridge.ts';
import { ROW } from './rows.ts';

const COUNT = FEATURES.length;
/** Each feature as it is, times the stage, times its square. */
const INPUTS = 3 * COUNT;
/** Places in a row after the features. */
const STAGE = COUNT;
const EXPECTED = COUNT + 1;
const OUTCOME = COUNT + 2;
const GROUP = COUNT + 3;

/** Weight of one row of siblings against one of a position, and the penalty on large weights. */
export interface Balance {
  readonly siblings: number;
  readonly penalty: number;
}

/** Fitted coefficients, and the part of the variance of final leads that is explained, by them and without them. */
export interface Fit {
  readonly worths: readonly number[];
  readonly explained: number;
  readonly explainedBefore: number;
}

/** Fits what the evaluation leaves unsaid; every tenth list of positions is only for looking at. */
export function fitTo(
  positions: readonly Float32Array[],
  siblings: readonly Float32Array[],
  { siblings: weight, penalty }: Balance,
): Fit {
  const ridge = new Ridge(INPUTS);
  const inputs = new Float64Array(INPUTS);
  positions.forEach((rows, i) => {
    if (i % 10 === 9) return;
    for (let at = 0; at < rows.length; at += ROW) {
      spread(rows, at, inputs);
      ridge.see(inputs, rows[at + OUTCOME]! - rows[at + EXPECTED]!, 1);
    }
  });
  for (const rows of siblings)
    for (let from = 0, to = 0; from < rows.length; from = to) {
      while (to < rows.length && rows[to + GROUP] === rows[from + GROUP]) to += ROW;
      seeSiblings(rows, from, to, ridge, weight);
    }
  const worths = ridge.solve(penalty);
  const looked = positions.filter((_, i) => i % 10 === 9);
  return {
    worths: Array.from(worths, (worth) => Math.round(worth * 1000) / 1000),
    explained: explainedBy(looked, worths),
    explainedBefore: explainedBy(looked, new Float64Array(INPUTS)),
  };
}

/** Adds differences between the ways of one turn, not their common part. */
function seeSiblings(rows: Float32Array, from: number, to: number, ridge: Ridge, weight: number): void {
  const count = (to - from) / ROW;
  const mean = new Float64Array(INPUTS);
  let meanTarget = 0;
  const all: Float64Array[] = [];
  for (let at = from; at < to; at += ROW) {
    const inputs = new Float64Array(INPUTS);
    spread(rows, at, inputs);
    for (let i = 0; i < INPUTS; i++) mean[i]! += inputs[i]! / count;
    meanTarget += (rows[at + OUTCOME]! - rows[at + EXPECTED]!) / count;
    all.push(inputs);
  }
  all.forEach((inputs, way) => {
    const at = from + way * ROW;
    for (let i = 0; i < INPUTS; i++) inputs[i]! -= mean[i]!;
    ridge.see(inputs, rows[at + OUTCOME]! - rows[at + EXPECTED]! - meanTarget, weight);
  });
}

function spread(rows: Float32Array, at: number, inputs: Float64Array): void {
  const stage = rows[at + STAGE]!;
  for (let feature = 0; feature < COUNT; feature++) {
    const value = rows[at + feature]!;
    inputs[3 * feature] = value;
    inputs[3 * feature + 1] = value * stage;
    inputs[3 * feature + 2] = value * stage * stage;
  }
}

/** Nothing where there is nothing to look at. */
function explainedBy(lists: readonly Float32Array[], worths: Float64Array): number {
  const inputs = new Float64Array(INPUTS);
  let count = 0;
  let sum = 0;
  let squares = 0;
  let errors = 0;
  for (const rows of lists)
    for (let at = 0; at < rows.length; at += ROW) {
      spread(rows, at, inputs);
      const outcome = rows[at + OUTCOME]!;
      let said = rows[at + EXPECTED]!;
      for (let i = 0; i < INPUTS; i++) said += worths[i]! * inputs[i]!;
      count++;
      sum += outcome;
      squares += outcome * outcome;
      errors += (outcome - said) ** 2;
    }
  return count > 0 ? 1 - errors / (squares - (sum * sum) / count) : 0;
}
