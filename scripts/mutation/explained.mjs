// Mutants that no test can or need find, each with its reason. They are identified by their code, not by a line
// number.
import { readFileSync } from 'node:fs';

const entries = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));
/** Identifies a mutant by its code, even if its place changes. */
export const keyOf = ({ file, where, from, to }) => [file, where, from, to].join('\n');
const reasons = new Map(
  entries.flatMap(({ because, mutants }) => mutants.map((mutant) => [keyOf(mutant), because])),
);
const used = new Set();

/** Returns the lines of a mutant before and after the change, on one line each. */
export function diffOf({ start, end, text: by }, text) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const oneLine = (lines) => lines.replaceAll(/\s+/g, ' ').trim();
  return {
    from: oneLine(text.slice(from, to)),
    to: oneLine(text.slice(from, start) + by + text.slice(end, to)),
  };
}

/** Returns the reason why this mutant need not be found, if there is one. */
export function explanationOf(mutant) {
  used.add(keyOf(mutant));
  return reasons.get(keyOf(mutant));
}

/** Returns the explanations of code that is gone, in files whose mutants were all looked up. */
export const outdated = (files) =>
  entries.flatMap(({ mutants }) => mutants).filter((one) => files.has(one.file) && !used.has(keyOf(one)));
