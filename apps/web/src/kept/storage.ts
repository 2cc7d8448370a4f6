import { type GameRecord, isObject } from '@bastide/contract';
import type { Games } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { Agreement } from '../session/setup.ts';

const TABLE = 'bastide.table';
/** Which game was looked at last; its set-up has a name of its own. */
const GAME = 'bastide.game';
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
export function keepTable(record: GameRecord): boolean {
  const kept: Kept = { page: PAGE, at: Date.now(), content: JSON.stringify(record) };
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

/** Keeps what was agreed, and that this game was the last to be looked at. */
export function keepSetup(game: GameUi, setup: Agreement): void {
  write(GAME, game.name);
  write(game.setups.key, JSON.stringify(setup));
}

/** What was agreed last for a game; its usual set-up, if nothing was or makes no sense. */
export const keptSetup = ({ setups }: GameUi): Agreement => readKept(setups) ?? setups.usual;

function readKept({ key, read: readSetup }: GameUi['setups']): Agreement | undefined {
  try {
    const kept: unknown = JSON.parse(read(key) ?? 'null');
    return isObject(kept) ? readSetup(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** The game whose set-up was agreed on last, or the first of all. */
export function lastGame(games: Games): GameUi {
  const last = read(GAME);
  return games.find(({ name }) => name === last) ?? games[0];
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
