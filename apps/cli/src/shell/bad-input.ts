import { type Refusal, sanitize } from '@bastide/contract';
import { reasonIn } from '../i18n/reason.ts';
import type { ProgramKey, Translator, Values } from '../i18n/translator.ts';

/** A fault of the input, not of this program: one line on stderr, and exit code 2. */
export class BadInput extends Error {
  readonly key: ProgramKey;
  readonly values: Values;
  /** The refusal whose rule and reason the message gives. */
  readonly refusal: Refusal | undefined;

  constructor(key: ProgramKey, values: Values = {}, refusal?: Refusal) {
    super(`${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
    this.refusal = refusal;
  }
}

/** Returns the line that describes it. */
export function inWords({ key, values, refusal }: BadInput, words: Translator): string {
  if (!refusal) return words(key, values);
  return words(key, { ...values, rule: refusal.rule, because: reasonIn(words, refusal) });
}

const MAX_LINE = 1000;

/** Prints a problem on one line of stderr. */
export function printProblem(because: string): void {
  console.error(`bastide: ${sanitize(because.replace(/\s+/g, ' ').trim(), MAX_LINE)}`);
}
