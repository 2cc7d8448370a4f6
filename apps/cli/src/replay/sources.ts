import { gameNameOf, parseRecord, quote, type RecordFault, sanitize } from '@bastide/contract';
import type { GameEntry } from '../game/entry.ts';
import { findEntry, type GameList } from '../game/list.ts';
import { readText, STDIN } from '../shell/files.ts';
import { typed } from '../words/index.ts';

/** A record as it was found; whether its actions are allowed is for `replay` to say. */
export type RecordResult =
  | { readonly ok: true; readonly entry: GameEntry; readonly value: unknown }
  | RecordFault;

/** Where a record lies. It is read each time anew, so that of many only one is held at a time. */
export interface RecordSource {
  /** The file, and the line if it holds a record on each. */
  readonly name: string;
  read(): RecordResult;
}

/** Every record in the files named, in order. A file ending in `.jsonl` holds one a line, and so may standard input. */
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

/** Whether the first line is a whole JSON document, and others follow. */
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
