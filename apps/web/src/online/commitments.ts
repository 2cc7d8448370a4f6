// Notes of this device about tables for the day when their chance is checked: by the table's id, the oldest first.
import { randomId } from '../storage/random-id.ts';

type Note = readonly [table: string, noted: string];

/** Commitments of dealers, as they were seen there. */
const COMMITMENTS_KEY = 'bastide.commitments';
/** The numbers that this device made for seats. */
const NUMBERS_KEY = 'bastide.numbers';
/** Some 25 KB of each. */
const MAX_NOTES = 300;

/** Reads what was kept; what makes no sense is as if nothing had been. */
function readNotes(key: string): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
}

const isNote = (one: unknown): one is Note =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

function writeNotes(key: string, kept: readonly Note[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept.slice(-MAX_NOTES)));
  } catch {
    // Then it cannot be compared.
  }
}

/** Notes what was committed to at a table. What was seen first counts: a dealer who says something else later is found out. */
export function storeCommitment(table: string, commitment: string): void {
  const before = readNotes(COMMITMENTS_KEY);
  if (!before.some(([one]) => one === table)) writeNotes(COMMITMENTS_KEY, [...before, [table, commitment]]);
}

/** The commitment that this device saw first at that table; undefined: it has not seen it, or has forgotten. */
export const storedCommitment = (table: string): string | undefined =>
  readNotes(COMMITMENTS_KEY).find(([one]) => one === table)?.[1];

/** Notes a number that this device made for a seat at that table. */
export const storeNumber = (table: string, number: string): void =>
  writeNotes(NUMBERS_KEY, [...readNotes(NUMBERS_KEY), [table, number]]);

/** All numbers that this device made for seats at that table, also for such as were left again. */
export const storedNumbers = (table: string): readonly string[] =>
  readNotes(NUMBERS_KEY).flatMap(([one, number]) => (one === table ? [number] : []));

/** Whoever made them has no seat there. */
export function removeNumbers(table: string): void {
  const before = readNotes(NUMBERS_KEY);
  const left = before.filter(([one]) => one !== table);
  if (left.length < before.length) writeNotes(NUMBERS_KEY, left);
}

/** The number that somebody adds to the chance of a table by sitting down there: made here, and kept to be compared. */
export function createNonce(table: string): string {
  const number = randomId();
  storeNumber(table, number);
  return number;
}
