// Notes of this device for later checks of chance: by the table's id, the oldest first.
import { randomId } from '../storage/random-id.ts';

type Note = readonly [table: string, noted: string];

/** Commitments of dealers, as this device saw them. */
const COMMITMENTS_KEY = 'bastide.commitments';
/** Numbers that this device made for seats. */
const NUMBERS_KEY = 'bastide.numbers';
/** About 25 KB of each. */
const MAX_NOTES = 300;

/** Reads stored notes; invalid ones count as none. */
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
    // Without storage, a later check cannot compare.
  }
}

/** Stores the commitment of a table. The first one stays, so that a later change by the dealer is found out. */
export function storeCommitment(table: string, commitment: string): void {
  const before = readNotes(COMMITMENTS_KEY);
  if (!before.some(([one]) => one === table)) writeNotes(COMMITMENTS_KEY, [...before, [table, commitment]]);
}

/** Returns the first commitment that this device saw at that table; undefined: it has none. */
export const storedCommitment = (table: string): string | undefined =>
  readNotes(COMMITMENTS_KEY).find(([one]) => one === table)?.[1];

/** Stores a number that this device made for a seat at that table. */
export const storeNumber = (table: string, number: string): void =>
  writeNotes(NUMBERS_KEY, [...readNotes(NUMBERS_KEY), [table, number]]);

/** Returns all numbers that this device made for seats at that table, including seats that were left again. */
export const storedNumbers = (table: string): readonly string[] =>
  readNotes(NUMBERS_KEY).flatMap(([one, number]) => (one === table ? [number] : []));

/** Deletes the numbers of a table at which their owner has no seat. */
export function removeNumbers(table: string): void {
  const before = readNotes(NUMBERS_KEY);
  const left = before.filter(([one]) => one !== table);
  if (left.length < before.length) writeNotes(NUMBERS_KEY, left);
}

/**
 * Makes the number that a player adds to the chance of a table when they sit down, and stores it for later checks.
 */
export function createNonce(table: string): string {
  const number = randomId();
  storeNumber(table, number);
  return number;
}
