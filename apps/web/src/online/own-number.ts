import { freshId } from '../kept/fresh-id.ts';
import { noteNumber } from './noted.ts';

/** The number that somebody adds to the chance of a table by sitting down there: made here, and kept to be compared. */
export function ownNumber(table: string): string {
  const number = freshId();
  noteNumber(table, number);
  return number;
}
