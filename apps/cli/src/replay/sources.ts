import { type Game, gameOf, parseRecord, type RecordFault, type Types } from '@bastide/contract';
import { GAME_NAMES, GAMES } from '../games.ts';
import { readText, STDIN } from '../shell/files.ts';

/** A record as it was found; whether its actions are allowed is for `replay` to say. */
export interface Source {
  /** The file, and the line if it holds a record on each. */
  readonly name: string;
  readonly read: { readonly ok: true; readonly game: Game<Types>; readonly value: unknown } | RecordFault;
}

/** Every record in the files named, in order. A file ending in `.jsonl` holds one a line, and so may standard input. */
export async function* recordsIn(names: readonly string[]): AsyncGenerator<Source> {
  for (const name of names) {
    const text = await readText(name);
    const shown = name === STDIN ? 'stdin' : name;
    if (!name.endsWith('.jsonl') && !(name === STDIN && isLines(text))) {
      yield { name: shown, read: read(text) };
      continue;
    }
    let line = 0;
    for (const one of text.split('\n')) {
      line++;
      if (one.trim() !== '') yield { name: `${shown}:${line}`, read: read(one) };
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

function read(text: string): Source['read'] {
  const parsed = parseRecord(Object.values(GAMES), text);
  if (!parsed.ok) return parsed;
  const name = gameOf(parsed.value);
  if (!name.ok) return name;
  const game = GAME_NAMES.includes(name.value) ? GAMES[name.value] : undefined;
  if (!game)
    return {
      ok: false,
      rule: 'RECORD',
      because: `there is no game "${name.value}": only ${GAME_NAMES.join(', ')}`,
    };
  return { ok: true, game, value: parsed.value };
}
