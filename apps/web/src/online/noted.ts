/** What this device keeps of tables for the day when their chance is checked: by the table's id, the longest ago first. */
type Note = readonly [table: string, noted: string];

/** What dealers committed to, as it was seen there. */
const COMMITMENTS = 'bastide.commitments';
/** The numbers that this device made for seats. */
const NUMBERS = 'bastide.numbers';
/** Some 25 KB of each. */
const KEPT = 300;

/** Reads what was kept; what makes no sense is as if nothing had been. */
function notes(key: string): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
}

const isNote = (one: unknown): one is Note =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

function keep(key: string, kept: readonly Note[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept.slice(-KEPT)));
  } catch {
    // Then it cannot be compared.
  }
}

/** Notes what was committed to at a table. What was seen first counts: a dealer who says something else later is found out. */
export function noteCommitment(table: string, commitment: string): void {
  const before = notes(COMMITMENTS);
  if (!before.some(([one]) => one === table)) keep(COMMITMENTS, [...before, [table, commitment]]);
}

/** What this device saw first of that table; undefined: it has not seen it, or has forgotten. */
export const seenCommitment = (table: string): string | undefined =>
  notes(COMMITMENTS).find(([one]) => one === table)?.[1];

/** Notes a number that this device made for a seat at that table. */
export const noteNumber = (table: string, number: string): void =>
  keep(NUMBERS, [...notes(NUMBERS), [table, number]]);

/** All numbers that this device made for seats at that table, also for such as were left again. */
export const ownNumbers = (table: string): readonly string[] =>
  notes(NUMBERS).flatMap(([one, number]) => (one === table ? [number] : []));

/** Whoever made them has no seat there. */
export function forgetNumbers(table: string): void {
  const before = notes(NUMBERS);
  const left = before.filter(([one]) => one !== table);
  if (left.length < before.length) keep(NUMBERS, left);
}
