/**
 * Whether tests are in their long form, `npm run test:long`: whole matrices, and as many runs as there should be now and then.
 * `npm test` takes some of them, chosen so that each row and each column has its turn, and says so in the name of the test.
 */
export const isLong = process.env.BASTIDE_LONG === '1';
