// Lists arguments and choices of ICU messages, for the tests of page and command line.
import { IntlMessageFormat } from 'intl-messageformat';

/** Literal text, and the `#` of a plural, in the parser's numbering. */
const NO_ARGUMENTS = [0, 7];
export const SELECT = 5;
export const PLURAL = 6;

/** Parses a message into parts: `{ type, value, options }`. */
export const parsed = (message, language) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();

const all = (parts) =>
  parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => all(value))]);

/** Returns the names of a message's arguments, sorted. */
export const argumentsOf = (parts) =>
  [
    ...new Set(
      all(parts)
        .filter(({ type }) => !NO_ARGUMENTS.includes(type))
        .map(({ value }) => value),
    ),
  ].sort();

/** Returns the choices of the parts of a kind, sorted: `code: EACCES EIO other`; without exact numbers. */
export const choicesOf = (parts, kind) =>
  all(parts)
    .filter(({ type }) => type === kind)
    .map(({ options = {} }) =>
      Object.keys(options)
        .filter((one) => !one.startsWith('='))
        .sort(),
    );
