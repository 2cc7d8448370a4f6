// What ICU messages ask for and choose by, for the tests of page and command line.
import { IntlMessageFormat } from 'intl-messageformat';

/** Literal text, and the `#` of a plural, in the parser's numbering. */
const NO_ARGUMENTS = [0, 7];
export const SELECT = 5;
export const PLURAL = 6;

/** A message as its parts: `{ type, value, options }`. */
export const parsed = (message, language) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();

const all = (parts) =>
  parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => all(value))]);

/** The names of what a message asks for, sorted. */
export const argumentsOf = (parts) =>
  [
    ...new Set(
      all(parts)
        .filter(({ type }) => !NO_ARGUMENTS.includes(type))
        .map(({ value }) => value),
    ),
  ].sort();

/** What the parts of a kind choose from, sorted: `code: EACCES EIO other`; exact numbers are left out. */
export const choicesOf = (parts, kind) =>
  all(parts)
    .filter(({ type }) => type === kind)
    .map(({ options = {} }) =>
      Object.keys(options)
        .filter((one) => !one.startsWith('='))
        .sort(),
    );
