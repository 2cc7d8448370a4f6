/** What dealers committed to at tables that this device has seen: by the table's id, the longest ago first. */
type Seen = readonly (readonly [table: string, commitment: string])[];

const KEY = 'bastide.commitments';
/** Some 25 KB. */
const KEPT = 300;

/** Reads what was kept; what makes no sense is as if nothing had been. */
function seen(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

const isSeen = (one: unknown): one is Seen[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

/** Notes what was committed to at a table. What was seen first counts: a dealer who says something else later is found out. */
export function noteCommitment(table: string, commitment: string): void {
  const before = seen();
  if (before.some(([one]) => one === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, [table, commitment]].slice(-KEPT)));
  } catch {
    // Then it cannot be compared.
  }
}

/** What this device saw first of that table; undefined: it has not seen it, or has forgotten. */
export const seenCommitment = (table: string): string | undefined =>
  seen().find(([one]) => one === table)?.[1];
