import { isObject, truncateName, withoutByteOrderMark } from '@bastide/contract';
import { gameNamed, type PageGames } from '../game/context.ts';
import { splitRecords } from '../records/files.ts';
import { type OpenFailure, openRecord } from '../records/open-record.ts';
import { summaryOf } from '../storage/game-saver.ts';
import { addGame, findSameGame, readGame, type StoredGame, type StoredRecord } from '../storage/library.ts';
import { randomId } from '../storage/random-id.ts';

/** Facts of the library about a game beside its record; they travel in the record's `meta`. */
type ExportedCard = Partial<Pick<StoredGame, 'title' | 'begun' | 'touched'>>;

/** Returns a record as one line, with the facts of its card. */
export function exportLine({ record, game: { title, begun, touched } }: StoredRecord): string {
  const card: ExportedCard = title === undefined ? { begun, touched } : { title, begun, touched };
  const meta = isObject(record.meta) ? record.meta : {};
  return JSON.stringify({ ...record, meta: { ...meta, library: card } });
}

/** Returns several games as one text, one record to a line. */
export async function exportGames(games: readonly StoredGame[]): Promise<string> {
  const kept = await Promise.all(games.map(({ id }) => readGame(id)));
  return kept.flatMap((one) => (one ? [`${exportLine(one)}\n`] : [])).join('');
}

/** Reason for refusing one of several records; `record` is its number, from 1. */
export interface ImportFailure {
  readonly record: number;
  readonly fault: OpenFailure;
}

export interface ImportResult {
  readonly added: number;
  /** Number of games that were in the library already. */
  readonly duplicates: number;
  readonly failures: readonly ImportFailure[];
}

/** Adds the games of a text to the library. Reports each record that cannot be read, and imports the others. */
export async function importGames(games: PageGames, content: string): Promise<ImportResult> {
  let added = 0;
  let duplicates = 0;
  const failures: ImportFailure[] = [];
  for (const [i, text] of splitRecords(content).entries()) {
    const opened = await openRecord(games, text);
    if (!opened.ok) {
      failures.push({ record: i + 1, fault: opened });
      continue;
    }
    const record = opened.session.record();
    if ((await findSameGame(record)) !== undefined) {
      duplicates++;
      continue;
    }
    const { actions, ...head } = record;
    const now = Date.now();
    const card = parseCard(text);
    const told = summaryOf(gameNamed(games, record.game), opened.session.moment());
    await addGame({ begun: now, touched: now, ...card, id: randomId(), head, told }, actions);
    added++;
  }
  return { added, duplicates, failures };
}

/** Reads the library's facts from a record's `meta`, as far as they make sense. */
function parseCard(text: string): ExportedCard {
  let meta: unknown;
  try {
    meta = (JSON.parse(withoutByteOrderMark(text)) as { readonly meta?: unknown }).meta;
  } catch {
    return {}; // the text form has none
  }
  // Older exports say `shelf`.
  const stored = isObject(meta) ? (meta.library ?? meta.shelf) : undefined;
  const card = isObject(stored) ? stored : {};
  const { title, begun, touched } = card;
  return {
    ...(typeof title === 'string' && cleanTitle(title) !== '' ? { title: cleanTitle(title) } : {}),
    ...(isDate(begun) ? { begun } : {}),
    ...(isDate(touched) ? { touched } : {}),
  };
}

/** Returns a text as the title of a game. */
export const cleanTitle = (text: string): string => truncateName(text.trim()).trim();

const isDate = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= Date.now();
