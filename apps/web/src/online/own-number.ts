import { randomId } from '../kept/fresh-id.ts';
import { storeNumber } from './noted.ts';

/** The number that somebody adds to the chance of a table by sitting down there: made here, and kept to be compared. */
export function createNonce(table: string): string {
  const number = randomId();
  storeNumber(table, number);
  return number;
}
