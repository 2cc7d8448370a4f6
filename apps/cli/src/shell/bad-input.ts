import { type Refusal, sanitize } from '@bastide/contract';
import type { Key, Values, Words } from '../words/index.ts';
import { reasonIn } from '../words/reason.ts';

/** Something is wrong with what we were given, not with us: one line on stderr, and exit code 2. */
export class BadInput extends Error {
  readonly key: Key;
  readonly values: Values;
  /** Of which the message tells rule and reason. */
  readonly refusal: Refusal | undefined;

  constructor(key: Key, values: Values = {}, refusal?: Refusal) {
    super(`${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
    this.refusal = refusal;
  }
}

/** The line that is said of it. */
export function inWords({ key, values, refusal }: BadInput, words: Words): string {
  if (!refusal) return words(key, values);
  return words(key, { ...values, rule: refusal.rule, because: reasonIn(words, refusal) });
}

const MAX_LINE = 1000;

/** What goes wrong, as the line that is said of it. */
export function printProblem(because: string): void {
  console.error(`bastide: ${sanitize(because.replace(/\s+/g, ' ').trim(), MAX_LINE)}`);
}
