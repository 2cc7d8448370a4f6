/** Something is wrong with what we were given, not with us: one line on stderr, and exit code 2. */
export class BadInput extends Error {}

/** Whatever was thrown or quoted, on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
