import type { Session } from './session.ts';
import { readSetup, type Setup } from './setup.ts';

const TABLE = 'bastide.table';
const SETUP = 'bastide.setup';
/** Tells this page from another one that shows the same table. */
const PAGE = crypto.randomUUID();

export interface Kept {
  readonly page: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The record, as text. */
  readonly content: string;
}

/** Keeps the table, so that a reload at any moment finds it. Returns whether the browser kept it. */
export function keepTable(session: Session): boolean {
  const kept: Kept = { page: PAGE, at: Date.now(), content: JSON.stringify(session.record()) };
  return write(TABLE, JSON.stringify(kept));
}

/** What was kept; `broken` if something was, but not by us. */
export function keptTable(): Kept | 'broken' | undefined {
  const text = read(TABLE);
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    if (typeof kept?.content !== 'string') return 'broken';
    return { page: String(kept.page), at: Number(kept.at) || 0, content: kept.content };
  } catch {
    return 'broken';
  }
}

/** The raw text that was kept, for those who want to save what we cannot read. */
export const rawTable = (): string => read(TABLE) ?? '';

export const forgetTable = (): void => {
  try {
    localStorage.removeItem(TABLE);
  } catch {
    // Nothing kept, nothing to forget.
  }
};

/** Calls back when another page has written the table. */
export function onOtherPage(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== TABLE || event.newValue === null) return;
    const kept = keptTable();
    if (kept !== 'broken' && kept?.page !== PAGE) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export const keepSetup = (setup: Setup): boolean => write(SETUP, JSON.stringify(setup));

export function keptSetup(): Setup | undefined {
  try {
    return readSetup(JSON.parse(read(SETUP) ?? 'null'));
  } catch {
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
