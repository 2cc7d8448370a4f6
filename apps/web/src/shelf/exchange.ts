import { cutName, isObject } from '@bastide/contract';
import { type Games, gameNamed } from '../game/context.ts';
import { freshId } from '../kept/fresh-id.ts';
import { toldOf } from '../kept/keeping.ts';
import { addGame, readGame, type Shelved, type ShelvedRecord, sameGame } from '../kept/shelf.ts';
import { openRecord, type Unopened } from '../records/open.ts';
import { recordsIn } from '../records/read-file.ts';

/** What a shelf knows of a game beside its record; it travels in the record's `meta`. */
type Card = Partial<Pick<Shelved, 'title' | 'begun' | 'touched'>>;

/** A record as one line, with what its card said. */
export function lineOf({ record, game: { title, begun, touched } }: ShelvedRecord): string {
  const card: Card = title === undefined ? { begun, touched } : { title, begun, touched };
  const meta = isObject(record.meta) ? record.meta : {};
  return JSON.stringify({ ...record, meta: { ...meta, shelf: card } });
}

/** Several games as one text, a record a line. */
export async function textOfGames(games: readonly Shelved[]): Promise<string> {
  const kept = await Promise.all(games.map(({ id }) => readGame(id)));
  return kept.flatMap((one) => (one ? [`${lineOf(one)}\n`] : [])).join('');
}

/** Why one of several records was not taken; `record`: which, from 1. */
export interface Untaken {
  readonly record: number;
  readonly fault: Unopened;
}

export interface BroughtIn {
  readonly taken: number;
  /** Were here before. */
  readonly known: number;
  readonly untaken: readonly Untaken[];
}

/** Puts the games of a text on the shelf. What cannot be read is told, and keeps nothing else away. */
export async function bringIn(games: Games, content: string): Promise<BroughtIn> {
  let taken = 0;
  let known = 0;
  const untaken: Untaken[] = [];
  for (const [i, text] of recordsIn(content).entries()) {
    const opened = await openRecord(games, text);
    if (!opened.ok) {
      untaken.push({ record: i + 1, fault: opened });
      continue;
    }
    const record = opened.session.record();
    if ((await sameGame(record)) !== undefined) {
      known++;
      continue;
    }
    const { actions, ...head } = record;
    const now = Date.now();
    const card = cardIn(text);
    const told = toldOf(gameNamed(games, record.game), opened.session.moment());
    await addGame({ begun: now, touched: now, ...card, id: freshId(), head, told }, actions);
    taken++;
  }
  return { taken, known, untaken };
}

/** What the card of a record from a shelf said, as far as it makes sense. */
function cardIn(text: string): Card {
  let meta: unknown;
  try {
    meta = (JSON.parse(text) as { readonly meta?: unknown }).meta;
  } catch {
    return {}; // the text form has none
  }
  const card = isObject(meta) && isObject(meta.shelf) ? meta.shelf : {};
  const { title, begun, touched } = card;
  return {
    ...(typeof title === 'string' && titleOf(title) !== '' ? { title: titleOf(title) } : {}),
    ...(isDate(begun) ? { begun } : {}),
    ...(isDate(touched) ? { touched } : {}),
  };
}

/** A text as the title of a game. */
export const titleOf = (text: string): string => cutName(text.trim()).trim();

const isDate = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= Date.now();
