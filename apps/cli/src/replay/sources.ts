import { gameNameOf, parseRecord, quote, type RecordFault, sanitize } from '@bastide/contract';
import type { GameEntry } from '../game/entry.ts';
import { findEntry, type GameList } from '../game/list.ts';
import { typed } from '../i18n/translator.ts';
import { readText, STDIN } from '../shell/files.ts';

/** A record as it was found; `replay` checks its actions. */
export type RecordResult =
  | { readonly ok: true; readonly entry: GameEntry; readonly value: unknown }
  | RecordFault;

/** Source of a record. It is read again each time, so that only one of many is in memory. */
export interface RecordSource {
  /** Name of the file, and the number of the line in a file with a record on each. */
  readonly name: string;
  read(): RecordResult;
}

/**
 * Returns every record of the files, in order. A file ending in `.jsonl` has one on each line; standard input may
 * have one or many.
 */
export async function* recordsIn(list: GameList, names: readonly string[]): AsyncGenerator<RecordSource> {
  for (const name of names) {
    const text = await readText(name);
    const shown = name === STDIN ? 'stdin' : name;
    if (!name.endsWith('.jsonl') && !(name === STDIN && isLines(text))) {
      yield { name: shown, read: () => read(list, text) };
      continue;
    }
    let line = 0;
    for (const one of text.split('\n')) {
      line++;
      if (one.trim() !== '') yield { name: `${shown}:${line}`, read: () => read(list, one) };
    }
  }
}

/** True if the first line is a complete JSON document, and others follow. */
function isLines(text: string): boolean {
  const end = text.trimEnd().indexOf('\n');
  if (end < 0) return false;
  try {
    JSON.parse(text.slice(0, end));
    return true;
  } catch {
    return false;
  }
}

function read(list: GameList, text: string): RecordResult {
  const parsed = parseRecord(list.games, text);
  if (!parsed.ok) return parsed;
  const name = gameNameOf(parsed.value);
  if (!name.ok) return name;
  const entry = findEntry(list, name.value);
  if (!entry)
    return {
      ok: false,
      rule: 'RECORD',
      because: `there is no game ${quote(name.value)}: only ${typed(list.names)}`,
      facts: { fault: 'game', what: sanitize(name.value, 40) },
    };
  return { ok: true, entry, value: parsed.value };
}
