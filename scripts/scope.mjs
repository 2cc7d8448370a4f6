// How many of the tests run. `npm test` runs those which everybody runs often, `npm run test:all` the rest too, and
// `npm run test:long` all of them in their long form: whole matrices, and many more games. A part of a matrix is chosen
// so that each row and each column has its turn, and the name of the test says so.

/** The environment variable that holds the scope: `quick`, `rest`, `long`, or nothing for a runner started by hand. */
export const SCOPE = 'BASTIDE_TESTS';

const scope = process.env[SCOPE];

/** True for `npm test`: no `*.slow.test.ts`, and in the browser only tests with the tag `@quick`. */
export const isQuick = scope === 'quick';
/** True for the second part of `npm run test:all`: all that `npm test` leaves out. */
export const isRest = scope === 'rest';
/** True for the long form. */
export const isLong = scope === 'long';
