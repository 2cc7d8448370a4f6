// Mutants that no test can or need find, each with its reason: known by what stands there, not by a line number.
import { readFileSync } from 'node:fs';

const entries = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));
/** By what a mutant is known although places move: what stands there. */
export const keyOf = ({ file, where, from, to }) => [file, where, from, to].join('\n');
const reasons = new Map(
  entries.flatMap(({ because, mutants }) => mutants.map((mutant) => [keyOf(mutant), because])),
);
const used = new Set();

/** The lines of a mutant as they are and as they would be, on one line each. */
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

/** Why this mutant need not be found, if somebody said. */
export function explanationOf(mutant) {
  used.add(keyOf(mutant));
  return reasons.get(keyOf(mutant));
}

/** Explanations of what is no longer there, in files of which all mutants were looked up. */
export const outdated = (files) =>
  entries.flatMap(({ mutants }) => mutants).filter((one) => files.has(one.file) && !used.has(keyOf(one)));
