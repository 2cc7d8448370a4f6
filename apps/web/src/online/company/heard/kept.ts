import type { PersonId } from '@bastide/protocol';

/** What this device keeps of all that is said at tables. */
export interface StoredChat {
  /** Whose words are not shown here, at whatever table. */
  readonly muted: readonly PersonId[];
  /** How many entries of a table's log were seen, by table: those that were touched last. */
  readonly seen: readonly (readonly [table: string, entries: number])[];
}

const CHAT_KEY = 'bastide.talk';
const MAX_TABLES = 50;

/** Reads what was kept, member by member: what makes no sense is left out. */
export function parseChat(text: string | null): StoredChat {
  let kept: { muted?: unknown; seen?: unknown } = {};
  try {
    kept = Object(JSON.parse(text ?? '{}')) as typeof kept;
  } catch {
    // As if nothing had been kept.
  }
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return {
    muted: list(kept.muted).filter((one) => typeof one === 'string'),
    seen: list(kept.seen).filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]),
    ),
  };
}

export function loadChat(): StoredChat {
  try {
    return parseChat(localStorage.getItem(CHAT_KEY));
  } catch {
    return parseChat(null);
  }
}

/** Keeps a part of it, as it is then. */
export function saveChat(change: (kept: StoredChat) => Partial<StoredChat>): StoredChat {
  const before = loadChat();
  const kept = { ...before, ...change(before) };
  try {
    localStorage.setItem(CHAT_KEY, JSON.stringify(kept));
  } catch {
    // It holds as long as the page is open.
  }
  return kept;
}

/** The same where so many entries of a table were seen. */
export const withSeen = ({ seen }: StoredChat, table: string, entries: number): Partial<StoredChat> => ({
  seen: [...seen.filter(([one]) => one !== table), [table, entries] as const].slice(-MAX_TABLES),
});

export const withMuted = (
  { muted }: StoredChat,
  person: PersonId,
  isMuted: boolean,
): Partial<StoredChat> => ({
  muted: [...muted.filter((one) => one !== person), ...(isMuted ? [person] : [])],
});
