import { visible } from '@bastide/contract';

/** Something is wrong with what we were given, not with us: one line on stderr, and exit code 2. */
export class BadInput extends Error {}

const LINE_AT_MOST = 1000;

/** What goes wrong, as the line that is said of it. */
export function complain(because: string): void {
  console.error(`bastide: ${visible(because.replace(/\s+/g, ' ').trim(), LINE_AT_MOST)}`);
}
